// The way in: words first, then the person, then the page. Must not know any page.
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { recall } from "./app/person.svelte";
import { showLook } from "./app/settings.svelte";
import { speak, wishedLanguage } from "./app/words.svelte";
import { found } from "./core/router";
import { PAGES } from "./pages/page";

const UNDISTURBED_MS = 2000;

showLook();
const person = recall().catch(() => {}); // without the server there is still solo play, the rules and the settings
const words = speak(wishedLanguage());
// the page comes along with its words; what fails is told once it is asked for
found(PAGES, location.pathname)
  ?.page.load()
  .catch(() => {});
await words;
await person;
document.querySelector(".first")?.remove();
mount(App, { target: document.body });
// What is needed without a connection comes once the page stands: it must not slow the first one down.
if (import.meta.env.PROD)
  setTimeout(() => void navigator.serviceWorker?.register("/sw.js").catch(() => {}), UNDISTURBED_MS);
