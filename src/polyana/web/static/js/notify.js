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

export function notifySwitch(box) {
  box.closest("label").hidden = !possible;
  const show = () => (box.checked = wanted());
  box.addEventListener("change", async () => {
    localStorage.setItem("notify", box.checked ? "on" : "off");
    if (box.checked && (await Notification.requestPermission()) === "denied") {
      document.querySelector("[data-notify-denied]").hidden = false;
    }
    show();
  });
  show();
}
