// Before anything is painted: what a coach chose for the look (theme, motion, colours of the teams), and which page
// it is, for the frame that stands there until the page itself is here. Its files are fetched at once.
const page = location.pathname === "/" ? "home" : /\/(broadcast)\/?$|^\/([a-z]+)/.exec(location.pathname)?.findLast(Boolean) ?? "none";
document.documentElement.dataset.page = page;
for (const name of document.currentScript.dataset[page]?.split(" ") ?? []) {
  const link = document.createElement("link");
  const script = name.endsWith(".js");
  link.rel = script ? "modulepreload" : "preload";
  if (!script) link.as = "style";
  link.crossOrigin = "";
  link.href = `/${name}`;
  document.head.append(link);
}
// Where the scripts of the page do not come, the frame says so instead of staying empty.
addEventListener("error", ({ target }) => {
  const frame = document.getElementById("frame");
  if (!(target instanceof HTMLScriptElement) || !frame) return;
  frame.querySelector(".away").hidden = false;
  addEventListener("online", () => location.reload());
}, true);
try {
  const allowed = {
    theme: ["light", "dark"],
    motion: ["fast", "off"],
    home: ["crimson", "violet", "ink"],
    away: ["sky", "yellow", "paper"],
  };
  // The frame has English words: who reads another language sees none until the page is here.
  if (!(localStorage.getItem("pigskin.language") ?? navigator.language).startsWith("en")) document.documentElement.dataset.words = "later";
  for (const [name, values] of Object.entries(allowed)) {
    const chosen = localStorage.getItem(`pigskin.${name}`);
    if (values.includes(chosen)) document.documentElement.dataset[name] = chosen;
  }
} catch {
  // A browser that keeps nothing has the usual look.
}
