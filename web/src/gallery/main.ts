// All parts on one page, for whoever works on them: `npm run dev`, then /gallery.html?theme=dark&home=violet
import { mount, type Component } from "svelte";
import "../app.css";
import Asking from "./Asking.svelte";
import Gallery from "./Gallery.svelte";
import Sides from "./Sides.svelte";

const asked = new URLSearchParams(location.search);
for (const name of ["theme", "home", "away", "motion"]) {
  const value = asked.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
const root = document.getElementById("app");
const pages: Readonly<Record<string, Component>> = { sides: Sides, ask: Asking };
if (root !== null) mount(pages[asked.get("only") ?? ""] ?? Gallery, { target: root });
