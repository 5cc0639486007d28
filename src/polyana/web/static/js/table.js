// The table's page. The server draws; here is only what must happen under the fingers.
import "./sand-glass.js";
import { chatting, showChat } from "./chat.js";
import { connection } from "./connection.js";
import { drawers } from "./drawer.js";
import { glide, remember } from "./glide.js";
import "./page.js";
import { play, soundSwitch } from "./sound.js";
import { showSpelled, spelling } from "./spell.js";

const live = document.querySelector("#live");
const asked = () => document.querySelector("[data-mine]")?.dataset.mine ?? "";
let before = { asked: "", tiles: 0, bubble: null };

function look() {
  const now = {
    asked: asked(),
    tiles: document.querySelectorAll("[data-spell]").length,
    bubble: document.querySelector("[data-pop]")?.dataset.pop,
  };
  document.title = (now.asked ? `● ${live.dataset.turn} — ` : "") + live.dataset.title;
  if (now.bubble && now.bubble !== before.bubble) play("call");
  else if (now.asked && now.asked !== before.asked) play("turn");
  else if (now.tiles !== before.tiles) play("wood");
  // With a keyboard at hand one can start writing at once; nobody is torn away from anything else.
  const called = now.asked.includes("-call-") && now.asked !== before.asked;
  if (called && document.activeElement === document.body && matchMedia("(hover: hover)").matches) {
    document.querySelector("#call-input")?.focus({ preventScroll: true });
  }
  before = now;
}

connection(live);
drawers();
chatting();
spelling();
soundSwitch(document.querySelector("[data-sound]"));
look();

live.addEventListener("htmx:before:swap", remember);
live.addEventListener("htmx:after:swap", () => {
  glide();
  showSpelled();
  showChat();
  look();
});
live.addEventListener("tick", () => asked() && play("tick"));

// The digits choose among the options in their order, also from within the word: it has no digits.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || !/^[0-9]$/.test(event.key)) return;
  if (event.target.closest("input:not(#call-input), textarea, select")) return;
  event.preventDefault();
  document.querySelector(`#options [aria-keyshortcuts="${event.key}"]`)?.click();
});
document.addEventListener("submit", (event) => {
  const sure = event.target.dataset.sure;
  if (sure && !confirm(sure)) event.preventDefault();
});
