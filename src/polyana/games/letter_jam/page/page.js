// «Букводжем»: spelling a clue with number chips, the pencil marks on the sheet, laying the final line.
// The server draws; here lives only what is half written.
import { keep } from "../../js/draft.js";

const JOKER = "*";
const live = document.querySelector("#live");
const one = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];
const plain = (text) => text.toLowerCase().replaceAll("ё", "е");
const small = (text) => plain(text.trim()).replace(/[^а-я]/g, "");

function tell(text) {
  const line = one("#lj-hint");
  if (line && line.textContent !== text) line.textContent = text;
}

// A form says this instead of what stands in its field.
const ready = new Map();

function submit(form, text) {
  ready.set(form.id, text);
  form.requestSubmit();
}

// --- spelling ---------------------------------------------------------------------------------------------

const pen = () => one("#lj-pen");
const field = () => pen()?.elements.text;
const kept = () => one("#lj-places");
const cards = () => all("[data-spell]");
let picking = false; // is the joker's letter being chosen?

// For every letter of the word the place of a card: the one that was tapped, else the first that fits, else the joker.
function places() {
  const meant = kept().value.split(" ");
  const taken = new Set();
  return [...small(field().value)].map((letter, number) => {
    const fits = cards().filter((card) => card.dataset.spell === letter && !taken.has(card.dataset.place));
    if (meant[number] === JOKER) return JOKER;
    const card = fits.find((card) => card.dataset.place === meant[number]) ?? fits[0];
    if (card && "once" in card.dataset) taken.add(card.dataset.place);
    return card?.dataset.place ?? JOKER;
  });
}

// What is wrong with the word as it stands; nothing if it can be sent.
function wrong(word, chips) {
  const { mode, missing, only, foreign } = pen().dataset;
  if (/[^а-яё\s]/i.test(field().value)) return foreign;
  const replaced = [...new Set([...word].filter((_, number) => chips[number] === JOKER))];
  const most = mode === "clue" ? 1 : 0;
  if (replaced.length > most) return missing.replace("§", replaced.join(", ").toUpperCase());
  if (word.length > 1 && mode === "clue" && chips.every((place) => place === JOKER)) return only;
  return "";
}

function showPen() {
  const input = field();
  for (const card of cards()) card.disabled = !input;
  if (!input) return;
  const word = small(input.value);
  const chips = places();
  const why = wrong(word, chips);
  tell(picking ? pen().dataset.pick : why);
  pen().querySelector("[data-test=propose]").disabled = word.length < 2 || Boolean(why);
  if (pen().dataset.mode === "word") {
    for (const card of cards()) card.setAttribute("aria-pressed", String(chips.includes(card.dataset.place)));
    return;
  }
  one("#lj-picker").hidden = !picking;
  showChips(word, chips);
}

function showChips(word, chips) {
  const laid = word ? chips : pen().dataset.laid.split(" "); // else those of the proposal that stands
  for (const spot of all("[data-chips]")) {
    const here = laid.flatMap((place, number) => (place === spot.dataset.chips ? [number + 1] : []));
    if (here.join() === [...spot.children].map((one) => one.textContent).join()) continue;
    spot.replaceChildren(...here.map((number) => chip(number, number === word.length)));
  }
  const kinds = [...new Set(chips)].map((place) => place[0]);
  const count = (kind) => kinds.filter((one) => one === kind).length;
  const found = { length: word.length, players: count("p"), virtual: count("v"), bonus: count("b") };
  for (const [name, value] of Object.entries(found)) one(`[data-number=${name}]`).textContent = value;
  const joker = one("[data-number=joker]");
  joker.textContent = count(JOKER) ? joker.dataset.yes : joker.dataset.no;
  one("#lj-numbers").classList.toggle("on", Boolean(word));
}

function chip(number, fresh) {
  const made = document.createElement("i");
  made.className = fresh ? "chip new" : "chip";
  made.textContent = number;
  return made;
}

function write(word, chips) {
  field().value = word;
  kept().value = chips.join(" ");
  keep();
  showPen();
}

function append(letter, place) {
  if (!field()) return;
  picking = false;
  write(small(field().value) + letter, [...places(), place]);
}

function tapCard(card) {
  if ("once" in card.dataset && card.getAttribute("aria-pressed") === "true") {
    const chips = places();
    const at = chips.indexOf(card.dataset.place);
    const letters = [...small(field().value)];
    letters.splice(at, 1);
    chips.splice(at, 1);
    write(letters.join(""), chips);
  } else {
    append(card.dataset.spell, card.dataset.place);
  }
}

function tapJoker() {
  if (!field()) return;
  const at = places().indexOf(JOKER);
  if (at >= 0) return append(small(field().value)[at], JOKER);
  picking = !picking;
  showPen();
  if (picking) one("#lj-picker button").focus({ preventScroll: true });
}

function backspace() {
  write(small(field().value).slice(0, -1), places().slice(0, -1));
}

// --- the sheet --------------------------------------------------------------------------------------------

const STATES = ["open", "struck", "ringed"];
const PAUSE = 450;
const PATIENCE = 1500;
const sheet = () => one("#lj-sheet");
let looked = ""; // the card that the sheet was turned to by hand, and when that was
let ringed = null; // pencil marks that are on their way: { card, letters }
let timer = 0;
const offered = new WeakMap(); // what the sheet has put into a field

function turnedTo() {
  const [at, card] = looked.split(" ");
  return at === sheet().dataset.at && one(`#lj-own-${card}`) ? card : sheet().dataset.at;
}

const struckOf = (card) => one("#lj-struck").value.split(",")[card] ?? "";
const ringedOf = (card) => (ringed?.card === card ? ringed.letters : (one(`#lj-own-${card}`)?.dataset.noted ?? ""));

function stateOf(card, letter) {
  return ringedOf(card).includes(letter) ? 2 : struckOf(card).includes(letter) ? 1 : 0;
}

function showSheet() {
  if (!sheet()) return;
  const card = turnedTo();
  const words = sheet().dataset.words.split("|");
  const may = one(`#lj-own-${card}`)?.dataset.may ?? "";
  for (const button of all("[data-own]")) button.setAttribute("aria-pressed", String(button.dataset.own === card));
  for (const line of all("[data-uses]")) line.classList.toggle("mine", line.dataset.uses === card);
  for (const button of all("[data-letter]")) {
    const state = stateOf(card, button.dataset.letter);
    button.dataset.state = STATES[state];
    button.classList.toggle("faint", Boolean(may) && !may.includes(button.dataset.letter));
    button.setAttribute("aria-label", `${button.dataset.letter}, ${words[state]}`);
  }
  const letters = ringedOf(sheet().dataset.at);
  for (const input of all("[data-answer]")) {
    if (input.value !== (offered.get(input) ?? "")) continue; // written by hand
    input.value = letters.length === 1 ? letters : "";
    offered.set(input, input.value);
  }
}

function mark(letter) {
  const card = turnedTo();
  const state = (stateOf(card, letter) + 1) % 3;
  const struck = one("#lj-struck").value.split(",");
  while (struck.length <= card) struck.push("");
  struck[card] = struck[card].replaceAll(letter, "") + (state === 1 ? letter : "");
  one("#lj-struck").value = struck.join(",");
  keep();
  const before = ringedOf(card);
  const letters = before.replaceAll(letter, "") + (state === 2 ? letter : "");
  if (letters !== before) ring(card, letters);
  showSheet();
}

// What is ringed is an answer on the sheet, so it is sent: once for several quick marks.
function ring(card, letters) {
  if (ringed && ringed.card !== card) sendRinged();
  ringed = { card, letters };
  clearTimeout(timer);
  timer = setTimeout(sendRinged, PAUSE);
}

function sendRinged() {
  clearTimeout(timer);
  timer = 0;
  const form = one("#lj-note"); // not there while nobody may write
  if (!ringed || ringed.sent || !form) return;
  ringed.sent = Date.now();
  submit(form, `${ringed.card} ${ringed.letters}`.trim());
}

// A mark is on its way until the sheet has it; what was not taken in a while has been refused.
function arrived() {
  if (ringed && !ringed.sent && !timer) sendRinged();
  if (!ringed?.sent) return;
  const there = one(`#lj-own-${ringed.card}`)?.dataset.noted;
  if (sorted(there) === sorted(ringed.letters) || Date.now() - ringed.sent > PATIENCE) ringed = null;
}

const sorted = (letters = "") => [...letters].sort().join("");

// --- the final line ---------------------------------------------------------------------------------------

const final = () => one("#lj-final");
const parts = () => final().dataset.parts.trim().split(" ");
const letterOf = (text) => plain(one(`[data-part="${text}"]`)?.dataset.guess ?? "");
const centreOf = (text) => (text[0] === "+" ? text.slice(1) : (text.split("/")[1] ?? ""));
let held = null; // a card of the line or of the centre that was touched first
let moved = ""; // what to keep the focus on
let gestures = []; // what is to be done to the line: functions from a line to another, or to none
let laid = null; // the one that is on its way: { line, at }
let laying = 0;

// A part may stand for a letter if that is what it is taken for, or if nothing is known of it.
const fits = (text, letter) => letterOf(text) === letter || !letterOf(text);

// The cards in the order of the word, as far as the pencil marks allow; as they lie if they already fit.
function arranged(word, line) {
  if (line.every((text, number) => fits(text, word[number]))) return line;
  const left = [...line];
  const sure = [...word].map((letter) => {
    const at = left.findIndex((text) => letterOf(text) === letter);
    return at < 0 ? null : left.splice(at, 1)[0];
  });
  return sure.map((text) => text ?? left.splice(Math.max(0, left.findIndex((one) => !letterOf(one))), 1)[0]);
}

// One gesture at a time: the next is about the line that the server has drawn.
function lay(gesture) {
  held = null;
  gestures.push(gesture);
  layNext();
}

function layNext() {
  clearTimeout(laying);
  if (!final()) return (gestures = []);
  const there = parts().join(" ");
  if (laid && laid.line !== there && Date.now() - laid.at < PATIENCE) return (laying = setTimeout(layNext, PAUSE));
  laid = null;
  const line = gestures.shift()?.(parts());
  if (line && line.join(" ") !== there) sendLine(line);
  if (gestures.length) layNext();
}

// The word stays written as long as no centre card contradicts it.
function sendLine(line) {
  const word = small(final().elements.text.value);
  const whole = word.length === line.length && line.every((text, number) => !centreOf(text) || letterOf(text) === word[number]);
  laid = { line: line.join(" "), at: Date.now() };
  submit(final(), `${whole ? word : "-"} ${laid.line}`);
}

function showFinal() {
  for (const part of all("button[data-part], [data-centre]")) {
    part.setAttribute("aria-pressed", String(part === held));
  }
  if (!final()) return;
  const word = small(final().elements.text.value);
  const bad = word && word.length !== parts().length;
  tell(bad ? final().dataset.length : "");
  final().querySelector("[data-test=write]").disabled = Boolean(bad);
}

const exchanged = (line, a, b) => line.map((text, at) => (at === a ? line[b] : at === b ? line[a] : text));

function swap(first, second) {
  lay((line) => {
    const [a, b] = [line.indexOf(first), line.indexOf(second)];
    return a < 0 || b < 0 ? null : exchanged(line, a, b);
  });
}

function touch(part) {
  const text = part.dataset.part;
  if (!held?.isConnected) held = null;
  const centre = held?.dataset.centre;
  if (centre) {
    if (text[0] === "+") return;
    return lay((line) => line.map((other) => (other === text ? `${text.split("/")[0]}/${centre}` : other)));
  }
  if (held && held !== part) return swap(held.dataset.part, text);
  held = held === part ? null : part;
  showFinal();
}

function takeOff(text) {
  lay((line) => line.flatMap((other) => (other !== text ? [other] : text[0] === "+" ? [] : [text.split("/")[0]])));
}

function add() {
  const centre = held?.dataset.centre ?? one("[data-centre]")?.dataset.centre;
  if (centre) lay((line) => [...line, `+${centre}`]);
}

function step(part, by) {
  const text = part.dataset.part;
  lay((line) => {
    const at = line.indexOf(text);
    if (at < 0 || !line[at + by]) return null;
    moved = text;
    return exchanged(line, at, at + by);
  });
}

// --- hands ------------------------------------------------------------------------------------------------

live.addEventListener("click", (event) => {
  const on = (selector) => event.target.closest(selector);
  const card = on("[data-spell]");
  if (card) tapCard(card);
  else if (on("[data-joker]")) tapJoker();
  else if (on("[data-stands-for]")) append(plain(on("[data-stands-for]").dataset.standsFor), JOKER);
  else if (on("[data-backspace]")) backspace();
  else if (on("[data-own]")) {
    looked = `${sheet().dataset.at} ${on("[data-own]").dataset.own}`;
    showSheet();
  } else if (on("[data-letter]")) mark(on("[data-letter]").dataset.letter);
  else if (on("[data-off]")) takeOff(on("[data-off]").dataset.off);
  else if (on("[data-add]")) add();
  else if (on("button[data-part]")) touch(on("button[data-part]"));
  else if (on("[data-centre]")) {
    held = held === on("[data-centre]") ? null : on("[data-centre]");
    showFinal();
  } else if (on("[data-word]")) {
    final().elements.text.value = on("[data-word]").dataset.word;
    showFinal();
  }
});
live.addEventListener("input", (event) => {
  if (event.target === field()) {
    kept().value = places().join(" ");
    picking = false;
    showPen();
  } else if (event.target.form === final()) {
    showFinal();
  }
});

// What a form says is put together here: a word with its chips, a letter with its deed, a word with its cards.
const SAYS = {
  "lj-pen": (text) => (pen().dataset.mode === "clue" ? [small(text), ...places()].join(" ") : small(text)),
  "lj-move": (text) => `move ${text.trim().toUpperCase()}`.trim(),
  "lj-guess": (text) => plain(text.trim()).toUpperCase(),
  "lj-claim": (text) => JOKER + text.trim().toUpperCase(),
  "lj-final": (text) => {
    const word = small(text);
    return word ? [word, ...arranged(word, parts())].join(" ") : ["-", ...parts()].join(" ");
  },
};
live.addEventListener("htmx:ws:before:message:outgoing", (event) => {
  const { id } = event.target;
  const { values } = event.detail.message;
  if (ready.has(id)) values.text = ready.get(id);
  else if (SAYS[id]) values.text = SAYS[id](values.text);
  ready.delete(id);
});
live.addEventListener("htmx:ws:after:message:outgoing", (event) => {
  if (event.target.id === "lj-pen") picking = false;
  showPen();
});

// --- dragging, an extra -----------------------------------------------------------------------------------

live.addEventListener("dragstart", (event) => {
  held = event.target.closest?.("button[data-part]");
  if (held) event.dataTransfer.effectAllowed = "move";
});
live.addEventListener("dragover", (event) => held && event.target.closest?.("button[data-part]") && event.preventDefault());
live.addEventListener("drop", (event) => {
  const part = event.target.closest?.("button[data-part]");
  if (!held || !part) return;
  event.preventDefault();
  swap(held.dataset.part, part.dataset.part);
});
live.addEventListener("dragend", () => (held = null));

// --- keys -------------------------------------------------------------------------------------------------

// The letters of an alphabet are one stop on the way; within it the arrows lead.
function walk(letter, key) {
  const letters = [...letter.parentElement.children];
  const wide = letters.findIndex((other) => other.offsetTop > letters[0].offsetTop);
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -wide, ArrowDown: wide }[key];
  const next = letters[letters.indexOf(letter) + by];
  if (!next) return;
  letter.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const letter = event.target.closest?.(".lj-abc button");
  if (letter && event.key.startsWith("Arrow")) return event.preventDefault(), walk(letter, event.key);
  const input = field() ?? final()?.elements.text;
  const part = event.target.closest?.("button[data-part]");
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (part && by) return event.preventDefault(), step(part, by);
  if (event.key === "Escape" && input && event.target === input) {
    input.value = "";
    return input === field() ? write("", []) : showFinal();
  }
  if (event.target.closest("input, textarea, select, [contenteditable]") || !input?.offsetParent) return;
  if (/^[а-яё]$/i.test(event.key) || (event.key === "Backspace" && input.value)) input.focus();
});

function show() {
  arrived();
  showPen();
  showSheet();
  showFinal();
}

let asked = "";
live.addEventListener("table:shown", (event) => {
  show();
  if (moved && final()) {
    one(`button[data-part="${moved}"]`)?.focus({ preventScroll: true });
    moved = "";
  }
  layNext();
  const begins = /-(ready|word|done)-/.test(event.detail.asked) && event.detail.asked !== asked;
  asked = event.detail.asked;
  // With a keyboard at hand one can start writing at once; nobody is torn away from anything else.
  if (!begins || document.activeElement !== document.body || !matchMedia("(hover: hover)").matches) return;
  (field() ?? final()?.elements.text)?.focus({ preventScroll: true });
});
show();
