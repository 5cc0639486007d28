// @ts-check
// The chat: whom one does not want to hear is muted here, for oneself, and stays so.
import { all, around, find, get } from "./dom.js";
import { mute, muted, unmute } from "./muted.js";
import { clearSent, isNotice } from "./sent_text.js";

const chat = get("#chat");
const live = get("#live");
const answer = find("#chat-answer"); // only those who are seated write
const lines = () => all("li", HTMLElement, chat);
let known = lines().length;
let waiting = false; // was something sent that the table has not answered yet?

export function showChat() {
  const unheard = muted();
  const shown = new Set(); // of those who are not heard the last line stays, to hear them again
  for (const line of lines().reverse()) {
    const who = line.dataset.who ?? "";
    const silent = who in unheard;
    line.classList.toggle("muted", silent);
    line.hidden = silent && shown.has(who);
    if (silent) shown.add(who);
    if (line.dataset.seat !== live.dataset.seat && who) showButton(line, silent);
  }
  showNews();
}

/**
 * @param {HTMLElement} line
 * @param {boolean} silent
 */
function showButton(line, silent) {
  let button = find("button", HTMLButtonElement, line);
  if (!button) {
    button = document.createElement("button");
    button.type = "button";
    button.className = "mini";
    line.append(button);
  }
  const words = (silent ? chat.dataset.unmute : chat.dataset.mute) ?? "";
  button.textContent = words;
  button.setAttribute("aria-label", `${words}: ${line.dataset.name}`);
}

function showNews() {
  const last = lines().at(-1);
  const now = lines().length;
  if (last && now > known) {
    if (get("#panel-chat").hidden && !last.classList.contains("muted")) get("[data-unread]").hidden = false;
    last.scrollIntoView({ block: "nearest" });
  }
  known = now;
}

export function chatting() {
  chat.addEventListener("click", (event) => {
    const line = around(event, "button")?.closest("li");
    if (!line) return;
    const { who = "", name = "" } = line.dataset;
    if (who in muted()) unmute(who);
    else mute(who, name);
  });
  document.addEventListener("settings:changed", showChat);
  live.addEventListener("htmx:ws:after:message:outgoing", ({ target }) => {
    if (!(target instanceof HTMLFormElement && target.matches(".chat-form"))) return;
    clearSent(target.querySelectorAll("input"));
    target.reset();
    waiting = true;
  });
  // Why it was refused is told where it was written: on a phone the sheet covers the place for notices.
  live.addEventListener("htmx:ws:after:message:incoming", (event) => {
    if (!waiting || !isNotice(event)) return;
    waiting = false;
    answer?.replaceChildren(...get("#notice").childNodes);
  });
  showChat();
}
