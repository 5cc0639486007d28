// @ts-check
// Dice to roll again: they are marked first. The marks are kept with the question they belong to, as half written.
import { all, find, get } from "../../../js/dom.js";
import { keep } from "../../../js/draft.js";

const dice = () => all("[data-toss]");
const marks = () => find("#fm-tossed", HTMLInputElement);

/** @returns {number[]} the places of the marked dice */
function marked() {
  const [question, ...places] = (marks()?.value ?? "").split(" ");
  return question === marks()?.dataset.question ? places.map(Number) : [];
}

/** @param {HTMLElement} die */
export function markDie(die) {
  const field = marks();
  if (!field) return;
  const at = dice().indexOf(die);
  const before = marked();
  const after = before.includes(at) ? before.filter((place) => place !== at) : [...before, at];
  field.value = [field.dataset.question, ...after].join(" ");
  keep();
  showMarks();
}

export function showMarks() {
  if (!marks()) return;
  for (const [at, die] of dice().entries()) die.setAttribute("aria-pressed", String(marked().includes(at)));
  get("[data-toss-go]", HTMLButtonElement).disabled = !marked().length;
}

// The same answer stands among the plain options.
export function rollMarked() {
  const chosen = dice().filter((_, at) => marked().includes(at));
  const text = chosen.map((die) => die.dataset.toss).join(",");
  const options = all("#options [hx-vals]");
  options.find((one) => JSON.parse(one.getAttribute("hx-vals") ?? "{}").text === text)?.click();
}
