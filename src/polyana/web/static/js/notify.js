// @ts-check
// "It is your turn", told by the system while the page is out of sight. Only for those who have asked for it.
import { find, get } from "./dom.js";

const live = find("#live");
const possible = "Notification" in window && "serviceWorker" in navigator;
const wanted = () =>
  possible && localStorage.getItem("notify") === "on" && Notification.permission === "granted";

/** @param {string} text */
export async function notify(text) {
  if (!live || !wanted() || !document.hidden) return;
  const worker = await navigator.serviceWorker.ready;
  worker.showNotification(live.dataset.title ?? "", {
    body: text,
    icon: get("link[rel=icon]", HTMLLinkElement).href,
    tag: live.dataset.code, // a new one takes the place of the last
    data: location.href,
  });
}

/** @param {HTMLInputElement} box */
export function notifySwitch(box) {
  const show = () => {
    box.checked = wanted();
  };
  box.closest("label")?.toggleAttribute("hidden", !possible);
  box.addEventListener("change", async () => {
    localStorage.setItem("notify", box.checked ? "on" : "off");
    if (box.checked && (await Notification.requestPermission()) === "denied") {
      get("[data-notify-denied]").hidden = false;
    }
    show();
  });
  show();
}
