// @ts-check
// The table's page, for all games. The server draws; here is only what must happen under the fingers.
// A game's own script hears `table:shown` whenever something has been drawn anew.
import "./copying.js";
import "./sand-glass.js";
import "./search.js";
import { chatting, showChat } from "./chat.js";
import { connection } from "./connection.js";
import { all, around, find, get } from "./dom.js";
import { drafts, fill } from "./draft.js";
import { drawers } from "./drawer.js";
import { folding } from "./folding.js";
import { glide, remember } from "./glide.js";
import { keys } from "./keys.js";
import { notify } from "./notify.js";
import { play, soundSwitch } from "./sound.js";

const live = get("#live");
const { turn = "", title = "" } = live.dataset;
const moment = () => ({
  asked: find("[data-mine]")?.dataset.mine ?? "",
  cards: all("#board [data-card]").length,
  pop: find("[data-pop]")?.dataset.pop,
});
let before = { ...moment(), asked: "" }; // what lies there already is no news

function showMoment() {
  const now = moment();
  document.title = now.asked ? `● ${turn} — ${title}` : title;
  if (now.pop && now.pop !== before.pop) play("call");
  else if (now.asked && now.asked !== before.asked) {
    play("turn");
    notify(turn);
  } else if (now.cards !== before.cards) play("wood");
  before = now;
}

connection(live);
drawers();
folding(live);
chatting();
drafts();
keys();
soundSwitch(get("[data-sound]"));
showMoment();

live.addEventListener("htmx:before:swap", remember);
live.addEventListener("htmx:after:swap", () => {
  glide();
  fill();
  showChat();
  showMoment();
  live.dispatchEvent(new CustomEvent("table:shown", { detail: { asked: before.asked } }));
});
live.addEventListener("tick", () => before.asked && play("tick"));

document.addEventListener("submit", (event) => {
  const sure = around(event, "form")?.dataset.sure;
  if (sure && !confirm(sure)) event.preventDefault();
});
