import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { keepOfflinePage } from "./lib/offline";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

keepOfflinePage();

export default mount(App, { target });
