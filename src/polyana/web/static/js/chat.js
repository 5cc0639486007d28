// The chat: whom one does not want to hear is muted here, for oneself, and stays so.
import { mute, muted, unmute } from "./muted.js";
import { letGo, noticed } from "./said.js";

const chat = document.querySelector("#chat");
const live = document.querySelector("#live");
const answer = document.querySelector("#chat-answer");
let known = chat.querySelectorAll("li").length;
let spoken = false; // has one said something that the table has not answered yet?

export function showChat() {
  const unheard = muted();
  const shown = new Set(); // of those who are not heard the last line stays, to hear them again
  for (const line of [...chat.querySelectorAll("li")].reverse()) {
    const { seat, name, who } = line.dataset;
    const silent = who in unheard;
    line.classList.toggle("muted", silent);
    line.hidden = silent && shown.has(who);
    if (silent) shown.add(who);
    if (seat === live.dataset.seat || !who) continue;
    let button = line.querySelector("button");
    if (!button) {
      button = document.createElement("button");
      button.type = "button";
      button.className = "mini";
      line.append(button);
    }
    const words = silent ? chat.dataset.unmute : chat.dataset.mute;
    button.textContent = words;
    button.setAttribute("aria-label", `${words}: ${name}`);
  }
  const now = chat.querySelectorAll("li").length;
  const hidden = document.querySelector("#panel-chat").hidden;
  const last = chat.querySelector("li:last-child");
  if (now > known && hidden && !last.classList.contains("muted")) document.querySelector("[data-unread]").hidden = false;
  if (now > known) last.scrollIntoView({ block: "nearest" });
  known = now;
}

export function chatting() {
  chat.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    const { who, name } = button.closest("li").dataset;
    if (who in muted()) unmute(who);
    else mute(who, name);
  });
  document.addEventListener("settings:changed", showChat);
  live.addEventListener("htmx:ws:after:message:outgoing", (event) => {
    if (!event.target.matches?.(".chat-form")) return;
    letGo(event.target.querySelectorAll("input"));
    event.target.reset();
    spoken = true;
  });
  // Why it was refused is told where it was written: on a phone the sheet covers the place for notices.
  live.addEventListener("htmx:ws:after:message:incoming", (event) => {
    if (!spoken || !noticed(event)) return;
    spoken = false;
    answer.replaceChildren(...document.querySelector("#notice").childNodes);
  });
  showChat();
}
