import { mount } from "svelte";
import App from "./App.svelte";
import { keepOfflinePage } from "./offline";
import { renewWhenOutdated } from "./renewed";
import { settings } from "./settings.svelte";
import "./styles/base.css";

renewWhenOutdated();
await settings.start();
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
addEventListener("load", keepOfflinePage);
if (document.readyState === "complete") keepOfflinePage();
