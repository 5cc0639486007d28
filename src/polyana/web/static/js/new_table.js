// @ts-check
// The form of a new table: as many seats as players, and only numbers of players that the settings allow.
import { all, find, get } from "./dom.js";

const form = get("form[data-fits]", HTMLFormElement);
const numbers = () => all("[name=players]", HTMLInputElement, form);

function showSeats() {
  const players = Number(numbers().find((one) => one.checked)?.value ?? 0);
  for (const row of all("[data-seat-row]", HTMLElement, form)) {
    const used = Number(row.dataset.seatRow) < players;
    row.hidden = !used;
    const level = find("select", HTMLSelectElement, row);
    if (level) level.disabled = !used;
  }
}

/**
 * Numbers of players that the chosen settings do not allow are barred, and it is said why. If they allow none,
 * the fault is theirs: a form without a number could not even say so.
 *
 * @param {Record<string, string>} why by number of players
 */
function bar(why) {
  const none = numbers().every((one) => one.value in why);
  for (const one of numbers()) one.disabled = !none && one.value in why;
  get("[data-misfits]", HTMLElement, form).textContent = [...new Set(Object.values(why))].join(". ");
  const chosen = numbers().find((one) => one.checked);
  if (!chosen?.disabled) return;
  /** @param {HTMLInputElement} one */
  const distance = (one) => Math.abs(Number(one.value) - Number(chosen.value));
  const [nearest] = numbers()
    .filter((one) => !one.disabled)
    .sort((a, b) => distance(a) - distance(b));
  nearest.checked = true;
  nearest.dispatchEvent(new Event("change", { bubbles: true }));
}

let requests = 0;

async function askWhatFits() {
  requests += 1;
  const mine = requests;
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (name.startsWith("setting-")) chosen.append(name, String(value));
  }
  const answer = await fetch(`${form.dataset.fits}?${chosen}`);
  const why = answer.ok && (await answer.json());
  if (why && mine === requests) bar(why); // else the settings have changed since
}

form.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (target.name === "players") showSeats();
  if (target.name.startsWith("setting-")) askWhatFits();
});
addEventListener("pageshow", askWhatFits); // what the browser remembers of a form counts too
showSeats();
