// Whom one does not want to hear: on this device, at every table. People are known by a sign that the server
// gives them, the same at all tables.
const KEY = "muted";

export const muted = () => JSON.parse(localStorage.getItem(KEY) ?? "{}");

function keep(people) {
  localStorage.setItem(KEY, JSON.stringify(people));
  document.dispatchEvent(new CustomEvent("settings:changed", { detail: KEY }));
}

export function mute(who, name) {
  keep({ ...muted(), [who]: name });
}

export function unmute(who) {
  const { [who]: _, ...others } = muted();
  keep(others);
}
