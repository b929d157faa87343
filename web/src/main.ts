import { mount } from "svelte";
import { settings } from "./app/settings.svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

/** In a task of its own: the browser may paint between loading and mounting. */
setTimeout(() => {
  const target = document.getElementById("app");
  settings.followSystem();
  if (target) mount(App, { target });
});
