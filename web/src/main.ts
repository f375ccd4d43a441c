// The way in: one page for every address.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { beApp } from "./lib/install.svelte";

const root = document.getElementById("app");
if (root !== null) mount(App, { target: root });
if (import.meta.env.PROD) beApp();
