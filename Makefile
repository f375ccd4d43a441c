# Every target makes the virtual environment it needs; `make` alone lists them.
# ARGS is handed on:  make play ARGS="--help"   make test ARGS="-k wrestle"

.DEFAULT_GOAL := help
.PHONY: help play client test soak lint ruff mypy svelte vitest bench beside fast clean

# Whoever wants no bytecode would wait for it: tests start the command line and servers by the score.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
PY   := $(VENV)/bin/python
# Touched when the environment holds what pyproject.toml asks for.
READY := $(VENV)/.ready
FAST := build/fast
BUILT := $(FAST)/.built
SOURCES := $(shell find src/pigskin -name '*.py' -o -name '*.toml' 2>/dev/null)
RECENT := import sys; sys.exit(sys.version_info < (3, 11))

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-7s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# The table in the browser; `make play ARGS=--terminal` is the one in the terminal, without Node.
ifneq ($(filter --terminal,$(ARGS)),)
play: $(READY)
	@$(PY) -m pigskin play $(filter-out --terminal,$(ARGS))
else
play: client  ## play a game in the browser; in the terminal with ARGS=--terminal
	@$(PY) -m pigskin serve --open $(ARGS)
endif

# Quick when nothing has changed: the script compares a hash of the sources.
client: $(READY)  ## build the browser table
	@$(PY) web/build.py

# What takes one core goes two at a time; the client comes first, as it gets what three of them need.
test: client  ## check everything: ruff, mypy --strict, svelte-check, vitest, pytest
	@$(PY) tests/browser/chromium.py
	@$(MAKE) --no-print-directory -j 2 svelte ruff mypy vitest
	$(PY) -m pytest -n auto $(ARGS)

# FUZZ is how many inputs of each kind are broken, CLICKS how many matches of each edition are played
# in the browser by clicks alone.
FUZZ ?= 20000
CLICKS ?= 3
soak: client  ## for hours: every roll of games worked out twice, inputs broken, matches by clicks alone
	@PYTHONPATH=tests $(PY) -m oracle.soak $(ARGS)
	@PIGSKIN_SOAK=1 $(PY) -m pytest -n auto -q --timeout 0 -m "soak or grows"
	@PIGSKIN_FUZZ=$(FUZZ) $(PY) -m pytest -n auto -q --timeout 0 tests/fuzz
	@PIGSKIN_LIVES=1000 PIGSKIN_FUZZ=$(FUZZ) $(PY) -m pytest -n auto -q --timeout 0 \
	    tests/web/test_kill.py tests/web/test_hostile.py
	@PIGSKIN_SOAK=1 PIGSKIN_DEATHS=200 $(PY) -m pytest -q --timeout 0 tests/web/test_cluster.py -k many
	@PIGSKIN_BROWSER_SOAK=$(CLICKS) $(PY) -m pytest -n auto -q --timeout 0 tests/browser/test_matches.py

lint: ruff mypy svelte  ## ruff, mypy --strict and svelte-check only

ruff: $(READY)
	$(PY) -m ruff check .

mypy: $(READY)
	$(PY) -m mypy --strict

svelte: $(READY)
	$(PY) web/build.py check

vitest: $(READY)
	$(PY) web/build.py test

bench: $(READY)  ## measure engine, odds, paths and coaches, as Python and compiled, beside the baseline
	@echo "== Python"
	@$(PY) benchmarks/bench.py $(ARGS)
	@if command -v $${CC:-cc} >/dev/null; then \
	    $(MAKE) -s $(BUILT) && echo "== compiled" && \
	    PYTHONPATH="$(CURDIR)/$(FAST)/src" $(PY) benchmarks/bench.py $(ARGS); \
	else \
	    echo "== compiled: left out, as there is no C compiler here (set CC, or install one)"; \
	fi

BASE ?= HEAD
beside: $(READY)  ## measure the engine beside an earlier commit: make beside BASE=HEAD~3
	@$(PY) benchmarks/beside.py $(BASE) $(ARGS)

fast: $(BUILT)  ## compile a copy of the engine with mypyc into build/fast
	@echo "The compiled engine is in $(FAST)/src; src/ is untouched. To use it, put it first:"
	@echo "    PYTHONPATH=$(FAST)/src $(PY) -m pigskin --help"
	@echo "    PYTHONPATH=$(FAST)/src $(PY) -m pytest"

clean:  ## remove what was built, the environment included
	rm -rf $(VENV) build dist src/*.egg-info src/pigskin/web/client web/node_modules
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): pyproject.toml
	@if ! $(PY) -c '$(RECENT)' 2>/dev/null; then \
	    for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
	        if $$python -c '$(RECENT)' 2>/dev/null; then found=$$python; break; fi; \
	    done; \
	    if [ -z "$$found" ]; then \
	        echo "Pigskin needs Python 3.11 or newer; python3 here is: $$(python3 --version 2>&1)." >&2; \
	        echo "Install one, or name it: make PYTHON=/path/to/python" >&2; \
	        exit 1; \
	    fi; \
	    echo "Making $(VENV) with $$found (once)"; \
	    $$found -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }; \
	fi
	@echo "Installing pigskin and its tools into $(VENV)"
	@$(PY) -m pip install -qq --disable-pip-version-check --editable ".[dev]"
	@touch $@

# A fresh copy each time, so that no stale extension outlives its source.
$(BUILT): $(READY) setup.py $(SOURCES)
	@command -v $${CC:-cc} >/dev/null || { \
	    echo "make fast needs a C compiler: set CC, or install one." >&2; exit 1; }
	@rm -rf $(FAST) && mkdir -p $(FAST)/src
	@cp -R src/pigskin $(FAST)/src/
	@cp setup.py pyproject.toml README.md LICENSE $(FAST)/
	@echo "Compiling the engine (a few minutes)"
	@cd $(FAST) && PIGSKIN_COMPILE=1 "$(CURDIR)/$(PY)" setup.py --quiet build_ext --inplace
	@PYTHONPATH="$(CURDIR)/$(FAST)/src" $(PY) -c "import pigskin, pathlib, importlib; \
	    root = pathlib.Path(pigskin.__file__).parent; \
	    names = ['.'.join(f.relative_to(root.parent).with_name(f.name.split('.')[0]).parts) \
	             for f in sorted(root.rglob('*.so'))]; \
	    wrong = [n for n in names if not importlib.import_module(n).__file__.endswith('.so')]; \
	    assert names and not wrong, wrong; \
	    print(len(names), 'modules compiled')"
	@fast=$$(PYTHONPATH="$(CURDIR)/$(FAST)/src" $(PY) benchmarks/identical.py 12) && \
	    plain=$$(PYTHONPATH="$(CURDIR)/src" $(PY) benchmarks/identical.py 12) && \
	    if [ "$$fast" != "$$plain" ]; then \
	        echo "The compiled engine plays other games ($$fast) than the plain one ($$plain)." >&2; \
	        exit 1; \
	    fi && echo "Both engines play the same games ($$plain)"
	@touch $@
