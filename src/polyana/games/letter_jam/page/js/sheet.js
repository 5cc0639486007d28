// @ts-check
// The guess sheet: letters that are struck out stay in the browser's draft; ringed ones are an answer.
import { all, find, get } from "../../../js/dom.js";
import { keep } from "../../../js/draft.js";
import { submitText } from "./forms.js";

const STATES = ["open", "struck", "ringed"];
const PAUSE = 450;
const PATIENCE = 1500;
const sheet = () => find("#lj-sheet");
/** @param {string} card */
const ownCard = (card) => find(`#lj-own-${card}`);
const struckField = () => get("#lj-struck", HTMLInputElement);

let turned = ""; // the card that the sheet was turned to by hand, and where it stood then
/** @type {{ card: string, letters: string, sent: number } | null} */
let ringed = null; // pencil marks that are on their way
let timer = 0;

/** @type {WeakMap<HTMLInputElement, string>} */
const offered = new WeakMap(); // what the sheet has put into a field

const current = () => sheet()?.dataset.at ?? "";

function turnedTo() {
  const [at, card] = turned.split(" ");
  return at === current() && ownCard(card) ? card : current();
}

/** @param {string} card */
export function turnTo(card) {
  turned = `${current()} ${card}`;
  showSheet();
}

/** @param {string} card */
const struckOf = (card) => struckField().value.split(",")[Number(card)] ?? "";
/** @param {string} card */
const ringedOf = (card) => (ringed?.card === card ? ringed.letters : (ownCard(card)?.dataset.noted ?? ""));

/**
 * @param {string} card
 * @param {string} letter
 */
function stateOf(card, letter) {
  if (ringedOf(card).includes(letter)) return STATES.indexOf("ringed");
  return STATES.indexOf(struckOf(card).includes(letter) ? "struck" : "open");
}

export function showSheet() {
  if (!sheet()) return;
  const card = turnedTo();
  for (const button of all("[data-own]")) {
    button.setAttribute("aria-pressed", String(button.dataset.own === card));
  }
  for (const line of all("[data-uses]")) line.classList.toggle("mine", line.dataset.uses === card);
  for (const button of all("[data-letter]")) showLetter(button, card);
  offer(ringedOf(current()));
}

/**
 * @param {HTMLElement} button
 * @param {string} card
 */
function showLetter(button, card) {
  const { letter = "" } = button.dataset;
  const may = ownCard(card)?.dataset.may ?? "";
  const state = stateOf(card, letter);
  const words = (sheet()?.dataset.words ?? "").split("|");
  button.dataset.state = STATES[state];
  button.classList.toggle("faint", Boolean(may) && !may.includes(letter));
  button.setAttribute("aria-label", `${letter}, ${words[state]}`);
}

/**
 * A single ringed letter is the answer that one probably wants to give.
 *
 * @param {string} letters
 */
function offer(letters) {
  for (const input of all("[data-answer]", HTMLInputElement)) {
    if (input.value !== (offered.get(input) ?? "")) continue; // written by hand
    input.value = letters.length === 1 ? letters : "";
    offered.set(input, input.value);
  }
}

/** @param {string} letter */
export function mark(letter) {
  const card = turnedTo();
  const state = STATES[(stateOf(card, letter) + 1) % STATES.length];
  const struck = struckField().value.split(",");
  while (struck.length <= Number(card)) struck.push("");
  struck[Number(card)] = struck[Number(card)].replaceAll(letter, "") + (state === "struck" ? letter : "");
  struckField().value = struck.join(",");
  keep();
  const before = ringedOf(card);
  const letters = before.replaceAll(letter, "") + (state === "ringed" ? letter : "");
  if (letters !== before) ring(card, letters);
  showSheet();
}

/**
 * What is ringed is an answer on the sheet, so it is sent: once for several quick marks.
 *
 * @param {string} card
 * @param {string} letters
 */
function ring(card, letters) {
  if (ringed && ringed.card !== card) sendRinged();
  ringed = { card, letters, sent: 0 };
  clearTimeout(timer);
  timer = setTimeout(sendRinged, PAUSE);
}

function sendRinged() {
  clearTimeout(timer);
  timer = 0;
  const form = find("#lj-note", HTMLFormElement); // not there while nobody may write
  if (!ringed || ringed.sent || !form) return;
  ringed.sent = Date.now();
  submitText(form, `${ringed.card} ${ringed.letters}`.trim());
}

const sorted = (letters = "") => [...letters].sort().join("");

// A mark is on its way until the sheet has it; what was not taken in a while has been refused.
export function sheetDrawn() {
  if (ringed && !ringed.sent && !timer) sendRinged();
  if (ringed?.sent) {
    const there = ownCard(ringed.card)?.dataset.noted;
    if (sorted(there) === sorted(ringed.letters) || Date.now() - ringed.sent > PATIENCE) ringed = null;
  }
  showSheet();
}

/**
 * The letters of an alphabet are one stop on the way; within it the arrows lead.
 *
 * @param {HTMLElement} letter
 * @param {string} key
 */
export function walk(letter, key) {
  const letters = all("button", HTMLElement, letter.parentElement ?? document);
  const wide = letters.findIndex((other) => other.offsetTop > letters[0].offsetTop);
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -wide, ArrowDown: wide }[key] ?? 0;
  const next = letters[letters.indexOf(letter) + by];
  if (!next) return;
  letter.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
