// "It is your turn", told by the system while the page is out of sight. Only for those who have asked for it.
const live = document.querySelector("#live");
const possible = "Notification" in window && "serviceWorker" in navigator;
const wanted = () =>
  possible && localStorage.getItem("notify") === "on" && Notification.permission === "granted";

export async function notify(text) {
  if (!wanted() || !document.hidden) return;
  const worker = await navigator.serviceWorker.ready;
  worker.showNotification(live.dataset.title, {
    body: text,
    icon: document.querySelector("link[rel=icon]").href,
    tag: live.dataset.code, // a new one takes the place of the last
    data: location.href,
  });
}

export function notifySwitch(button) {
  if (!button) return;
  button.hidden = !possible;
  const show = () => button.setAttribute("aria-pressed", String(wanted()));
  button.addEventListener("click", async () => {
    const on = !wanted();
    localStorage.setItem("notify", on ? "on" : "off");
    if (on && (await Notification.requestPermission()) === "denied") {
      document.querySelector("[data-notify-denied]").hidden = false;
    }
    show();
  });
  show();
}
