"""`python -m pigskin` is the `pigskin` command."""

from pigskin.cli import main

if __name__ == "__main__":
    main()
