// The chat: whom one does not want to hear is muted here, for oneself, and stays so.
import { mute, muted, unmute } from "./muted.js";
import { letGo } from "./said.js";

const chat = document.querySelector("#chat");
const live = document.querySelector("#live");
let known = chat.querySelectorAll("li").length;

export function showChat() {
  const unheard = muted();
  for (const line of chat.querySelectorAll("li")) {
    const { seat, name, who } = line.dataset;
    const silent = who in unheard;
    line.classList.toggle("muted", silent);
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
  });
  showChat();
}
