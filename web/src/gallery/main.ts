// All parts on one page, for whoever works on them: `npm run dev`, then /gallery.html?theme=dark
import { mount } from "svelte";
import "../app.css";
import Gallery from "./Gallery.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
const root = document.getElementById("app");
if (root !== null) mount(Gallery, { target: root });
