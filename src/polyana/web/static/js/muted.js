// @ts-check
// Whom one does not want to hear: on this device, at every table. People are known by a sign that the server
// gives them, the same at all tables.
const KEY = "muted";

/** @returns {Record<string, string>} their names by their signs */
export const muted = () => JSON.parse(localStorage.getItem(KEY) ?? "{}");

/** @param {Record<string, string>} people */
function keep(people) {
  localStorage.setItem(KEY, JSON.stringify(people));
  document.dispatchEvent(new CustomEvent("settings:changed", { detail: KEY }));
}

/**
 * @param {string} who
 * @param {string} name
 */
export function mute(who, name) {
  keep({ ...muted(), [who]: name });
}

/** @param {string} who */
export function unmute(who) {
  const { [who]: _, ...others } = muted();
  keep(others);
}
