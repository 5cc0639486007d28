// @ts-check
// The final line: own cards in the order of a word, cards of the centre over them or added.
import { all, find, get } from "../../../js/dom.js";
import { plain } from "../../../js/letters.js";
import { submitText } from "./forms.js";
import { hint } from "./hint.js";
import { lettersOf } from "./pen.js";

/**
 * A place of the line: the own card, the centre card over it, and the letter that it is taken for.
 *
 * @typedef {{ card: string, centre: string, letter: string }} Part
 */

const PAUSE = 450;
const PATIENCE = 1500;
const form = () => find("#lj-final", HTMLFormElement);
export const finalField = () => find("#lj-final [name=text]", HTMLInputElement);
const buttons = () => all("button[data-part]");

/** @param {HTMLElement} button @returns {Part} */
const partOf = ({ dataset: { ownCard = "", over = "", guess = "" } }) => {
  return { card: ownCard, centre: over, letter: plain(guess) };
};
const parts = () => buttons().map(partOf);

/** @param {Part} part */
function textOf({ card, centre }) {
  const { coverSign = "", addSign = "" } = form()?.dataset ?? {};
  if (!card) return addSign + centre;
  return centre ? card + coverSign + centre : card;
}

/** @param {Part[]} line */
const textsOf = (line) => line.map(textOf).join(" ");
/** @param {Part[]} line @param {string} text */
const placeOf = (line, text) => line.findIndex((part) => textOf(part) === text);

// --- gestures: functions from a line to another, or to none ------------------------------------------------

/** @typedef {(line: Part[]) => Part[] | null} Gesture */

/** @type {HTMLElement | null} */
let held = null; // a card of the line or of the centre that was touched first
let moved = ""; // what to keep the focus on
/** @type {Gesture[]} */
let gestures = [];
/** @type {{ line: string, at: number } | null} */
let laid = null; // the one that is on its way
let timer = 0;

/**
 * One gesture at a time: the next is about the line that the server has drawn.
 *
 * @param {Gesture} gesture
 */
function lay(gesture) {
  held = null;
  gestures.push(gesture);
  layNext();
}

function layNext() {
  clearTimeout(timer);
  if (!form()) gestures = [];
  const there = textsOf(parts());
  if (laid?.line === there) laid = null;
  if (!gestures.length) return;
  if (laid && Date.now() - laid.at < PATIENCE) {
    timer = setTimeout(layNext, PAUSE);
    return;
  }
  laid = null;
  const line = gestures.shift()?.(parts());
  if (line && textsOf(line) !== there) sendLine(line);
  layNext();
}

/**
 * The word stays written as long as no centre card contradicts it.
 *
 * @param {Part[]} line
 */
function sendLine(line) {
  const [box, input] = [form(), finalField()];
  if (!box || !input) return;
  const word = lettersOf(input.value);
  const whole =
    word.length === line.length && line.every(({ centre, letter }, at) => !centre || letter === word[at]);
  laid = { line: textsOf(line), at: Date.now() };
  submitText(box, `${whole ? word : box.dataset.noWord} ${laid.line}`);
}

/** @param {Part[]} line @param {number} a @param {number} b */
const exchanged = (line, a, b) => line.map((part, at) => (at === a ? line[b] : at === b ? line[a] : part));

/** @param {string} first @param {string} second */
export function swap(first, second) {
  lay((line) => {
    const [a, b] = [placeOf(line, first), placeOf(line, second)];
    return a < 0 || b < 0 ? null : exchanged(line, a, b);
  });
}

/**
 * A centre card is put over an own card or taken off; which letter the place then stands for the server draws.
 *
 * @param {Part[]} line
 * @param {string} text
 * @param {string} centre
 * @returns {Part[]}
 */
const covered = (line, text, centre) =>
  line.map((part) => (textOf(part) === text ? { card: part.card, centre, letter: "" } : part));

/** @param {HTMLElement} button */
export function touchPart(button) {
  if (!held?.isConnected) held = null;
  const { part: text = "" } = button.dataset;
  const { centre, part: other } = held?.dataset ?? {};
  if (centre) {
    if (partOf(button).card) lay((line) => covered(line, text, centre));
  } else if (other && held !== button) swap(other, text);
  else hold(button);
}

/**
 * Touched first; touched again, let go.
 *
 * @param {HTMLElement} button
 */
export function hold(button) {
  held = held === button ? null : button;
  showFinal();
}

/** @param {string} text */
export function takeOff(text) {
  lay((line) => covered(line, text, "").filter((part) => part.card || part.centre));
}

export function addCentre() {
  const centre = held?.dataset.centre ?? find("[data-centre]")?.dataset.centre;
  if (centre) lay((line) => [...line, { card: "", centre, letter: "" }]);
}

/**
 * @param {HTMLElement} button
 * @param {number} by
 */
export function step(button, by) {
  const { part: text = "" } = button.dataset;
  lay((line) => {
    const at = placeOf(line, text);
    if (at < 0 || !line[at + by]) return null;
    moved = text;
    return exchanged(line, at, at + by);
  });
}

// --- the word ------------------------------------------------------------------------------------------------

/**
 * The cards in the order of the word, as far as the pencil marks allow; as they lie if they already fit. A card may
 * stand for a letter if that is what it is taken for, or if nothing is known of it.
 *
 * @param {string} word
 * @param {Part[]} line
 * @returns {Part[]}
 */
function arranged(word, line) {
  if (line.every(({ letter }, at) => letter === word[at] || !letter)) return line;
  const left = [...line];
  /** @param {number} at */
  const take = (at) => left.splice(at, 1)[0];
  const sure = [...word].map((wanted) => {
    const at = left.findIndex(({ letter }) => letter === wanted);
    return at < 0 ? null : take(at);
  });
  return sure.map((part) => {
    const unknown = left.findIndex(({ letter }) => !letter);
    return part ?? take(Math.max(0, unknown));
  });
}

/**
 * What is sent: the word and the cards in its order.
 *
 * @param {string} text
 */
export function finalText(text) {
  const word = lettersOf(text);
  return word
    ? `${word} ${textsOf(arranged(word, parts()))}`
    : `${form()?.dataset.noWord} ${textsOf(parts())}`;
}

/** @param {string} word */
export function writeFinal(word) {
  const input = finalField();
  if (input) input.value = word;
  showFinal();
}

export function showFinal() {
  for (const button of [...buttons(), ...all("[data-centre]")]) {
    button.setAttribute("aria-pressed", String(button === held));
  }
  const [box, input] = [form(), finalField()];
  if (!box || !input) return;
  const word = lettersOf(input.value);
  const bad = Boolean(word) && word.length !== Number(box.dataset.cards);
  hint(bad ? (box.dataset.length ?? "") : "");
  get("[data-test=write]", HTMLButtonElement, box).disabled = bad;
}

export function finalDrawn() {
  showFinal();
  if (moved && form()) {
    find(`button[data-part="${moved}"]`)?.focus({ preventScroll: true });
    moved = "";
  }
  layNext();
}

// --- dragging, an extra ----------------------------------------------------------------------------------------

/** @param {HTMLElement} live */
export function dragging(live) {
  /** @param {Event} event */
  const partAt = (event) => {
    const found = event.target instanceof Element ? event.target.closest("button[data-part]") : null;
    return found instanceof HTMLElement ? found : null;
  };
  live.addEventListener("dragstart", (event) => {
    held = partAt(event);
    if (held && event.dataTransfer) event.dataTransfer.effectAllowed = "move";
  });
  live.addEventListener("dragover", (event) => held && partAt(event) && event.preventDefault());
  live.addEventListener("drop", (event) => {
    const part = partAt(event);
    if (!held || !part) return;
    event.preventDefault();
    swap(held.dataset.part ?? "", part.dataset.part ?? "");
  });
  live.addEventListener("dragend", () => {
    held = null;
  });
}
