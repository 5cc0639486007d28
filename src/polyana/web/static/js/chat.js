// The chat: whom one does not want to hear is muted here, for oneself, and stays so.
const chat = document.querySelector("#chat");
const live = document.querySelector("#live");
const kept = `mute:${live.dataset.code}`;
const muted = new Set(JSON.parse(localStorage.getItem(kept) ?? "[]"));
let known = chat.querySelectorAll("li").length;

export function showChat() {
  for (const line of chat.querySelectorAll("li")) {
    const { seat, name } = line.dataset;
    const silent = muted.has(seat);
    line.classList.toggle("muted", silent);
    if (seat === live.dataset.seat) continue;
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
    const { seat } = button.closest("li").dataset;
    if (!muted.delete(seat)) muted.add(seat);
    localStorage.setItem(kept, JSON.stringify([...muted]));
    showChat();
  });
  live.addEventListener("htmx:ws:after:message:outgoing", (event) => {
    if (event.target.matches?.(".chat-form")) event.target.reset();
  });
  showChat();
}
