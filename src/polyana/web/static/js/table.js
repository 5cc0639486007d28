// The table's page, for all games. The server draws; here is only what must happen under the fingers.
// A game's own script hears `table:shown` whenever something has been drawn anew.
import "./sand-glass.js";
import { chatting, showChat } from "./chat.js";
import { connection } from "./connection.js";
import { drafts, fill } from "./draft.js";
import { drawers } from "./drawer.js";
import { folding } from "./folded.js";
import { glide, remember } from "./glide.js";
import { keys } from "./keys.js";
import { notify } from "./notify.js";
import "./page.js";
import { play, soundSwitch } from "./sound.js";

const live = document.querySelector("#live");
const asked = () => document.querySelector("[data-mine]")?.dataset.mine ?? "";
const cards = () => document.querySelectorAll("#board [data-card]").length;
const pop = () => document.querySelector("[data-pop]")?.dataset.pop;
let before = { asked: "", cards: cards(), pop: pop() }; // what lies there already is no news

function look() {
  const now = { asked: asked(), cards: cards(), pop: pop() };
  document.title = (now.asked ? `● ${live.dataset.turn} — ` : "") + live.dataset.title;
  if (now.pop && now.pop !== before.pop) play("call");
  else if (now.asked && now.asked !== before.asked) {
    play("turn");
    notify(live.dataset.turn);
  }
  else if (now.cards !== before.cards) play("wood");
  before = now;
}

connection(live);
drawers();
folding(live);
chatting();
drafts();
keys();
soundSwitch(document.querySelector("[data-sound]"));
look();

live.addEventListener("htmx:before:swap", remember);
live.addEventListener("htmx:after:swap", () => {
  glide();
  fill();
  showChat();
  look();
  live.dispatchEvent(new CustomEvent("table:shown", { detail: { asked: asked() } }));
});
live.addEventListener("tick", () => asked() && play("tick"));

document.addEventListener("submit", (event) => {
  const sure = event.target.dataset.sure;
  if (sure && !confirm(sure)) event.preventDefault();
});
