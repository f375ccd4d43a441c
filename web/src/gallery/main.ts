// All parts on one page, for whoever works on them: `npm run dev`, then /gallery.html?theme=dark&home=violet
import { mount } from "svelte";
import "../app.css";
import Gallery from "./Gallery.svelte";
import Sides from "./Sides.svelte";

const asked = new URLSearchParams(location.search);
for (const name of ["theme", "home", "away", "motion"]) {
  const value = asked.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
const root = document.getElementById("app");
if (root !== null) mount(asked.get("only") === "sides" ? Sides : Gallery, { target: root });
