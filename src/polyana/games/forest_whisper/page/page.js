// «Шёпот леса»: spelling a word on the field, looking at the field from nearer or farther, following the cubes.
import { keep } from "../../js/draft.js";
import { calm } from "../../js/motion.js";

const live = document.querySelector("#live");
const board = document.querySelector("#board");
const tray = () => document.querySelector(".fw-tray");
const field = () => document.querySelector("[data-stands]");
const cards = () => [...document.querySelectorAll("[data-spell]")];
// What a letter needs: Ё is Е unless there are cards with Ё.
const plain = (text) => ("yo" in tray().dataset ? text.toLowerCase() : text.toLowerCase().replaceAll("ё", "е"));
const mostOwn = () => Number(tray().dataset.ownCards);
const name = (card) => card.dataset.place ?? `own${cards().indexOf(card)}`;
const fits = (card, letter) => plain(card.dataset.spell) === letter;
let tapped = []; // the cards meant, in order, while the word was only tapped
const wanted = new Map(); // the cards that fingers have chosen, and the letter of each
let sheet = "";
let word = "";

// --- spelling -------------------------------------------------------------------------------------------

// Which cards the word uses: those that were tapped, then cards of the field, then one's own; and what is missing.
function used() {
  const left = cards();
  const found = new Set();
  let missing = "";
  let own = 0;
  [...plain(field().value.trim())].forEach((letter, place) => {
    const free = left.filter((card) => !found.has(card) && fits(card, letter) && !(own >= mostOwn() && "own" in card.dataset));
    const waiting = new Set(tapped.slice(place + 1));
    const card = free.find((one) => name(one) === tapped[place]) ?? free.find((one) => !waiting.has(name(one))) ?? free[0];
    if (!card) return (missing += letter);
    found.add(card);
    own += "own" in card.dataset;
  });
  return { found, missing, own };
}

function show() {
  const input = field();
  for (const card of cards()) card.disabled = !input; // whoever has finished, or only watches
  if (!input) return;
  if (input.id !== sheet && input.value !== word) forget(); // whoever only writes on has chosen already
  sheet = input.id;
  word = input.value;
  before = new Map([...board.querySelectorAll("[data-place]")].map((tree) => [tree.dataset.place, cubesOn(tree)]));
  const { found, missing } = used();
  for (const card of cards()) card.setAttribute("aria-pressed", String(found.has(card)));
  hint(missing ? input.form.dataset.missing.replace("§", missing.toUpperCase()) : "");
}

function forget() {
  tapped = [];
  wanted.clear();
}

function hint(text) {
  const line = document.querySelector("#fw-hint");
  if (line && line.textContent !== text) line.textContent = text;
}

function write(word) {
  field().value = word;
  keep();
  show();
}

function tap(card) {
  const input = field();
  if (!input) return;
  const { found, own } = used();
  const taken = found.has(card);
  if (!taken && "own" in card.dataset && own >= mostOwn()) return hint(input.form.dataset.most);
  if (tapped.length !== input.value.length) tapped = [...found].map(name);
  if (tapped.length !== input.value.length) tapped = [...input.value].map(() => ""); // some letters have no card
  const letters = [...input.value];
  if (taken) {
    const at = tapped.lastIndexOf(name(card));
    const place = at < 0 ? plain(input.value).lastIndexOf(plain(card.dataset.spell)) : at;
    wanted.delete(name(card));
    tapped.splice(place, 1);
    letters.splice(place, 1);
  } else {
    tapped.push(name(card));
    wanted.set(name(card), plain(card.dataset.spell));
    letters.push(card.dataset.spell);
  }
  write(letters.join(""));
}

function backspace() {
  wanted.delete(tapped.at(-1));
  tapped = tapped.slice(0, -1);
  write(field().value.slice(0, -1));
}

// --- which card serves a letter -----------------------------------------------------------------------------

let before = new Map(); // the cubes on the cards while the word was written
const cubesOn = (tree) => [...tree.querySelectorAll("[data-tower]")].map((one) => `${one.dataset.tower}:${one.dataset.n}`).join();

// Whoever has tapped a card is not asked for it again, unless cubes have come to the cards that would do: then
// the choice is another one. What was taken back is asked.
function serve(question) {
  const letter = plain(document.querySelector(".fw-spelled .wanted")?.textContent ?? "");
  const trees = [...board.querySelectorAll("[data-place].may")].filter((tree) => JSON.parse(tree.getAttribute("hx-vals")).question === question);
  if (!trees.length || trees.some((tree) => cubesOn(tree) !== before.get(tree.dataset.place))) return;
  const mine = [...wanted].filter(([, one]) => one === letter).map(([card]) => card);
  const tree = trees.find((one) => mine.includes(one.dataset.place));
  const own = mine.find((one) => one.startsWith("own"));
  const answer = tree ?? (own && document.querySelector(".fw-tray [data-text=front]"));
  wanted.delete(tree?.dataset.place ?? own);
  answer?.click();
}

// --- the field from nearer or farther -----------------------------------------------------------------------

const STEPS = [0.6, 0.8, 1, 1.25, 1.6, 2];
let zoom = STEPS.indexOf(1);

function look(step) {
  zoom = step ? Math.min(STEPS.length - 1, Math.max(0, zoom + step)) : STEPS.indexOf(1);
  board.style.setProperty("--zoom", STEPS[zoom]);
  if (step) board.style.removeProperty("--least");
  else board.style.setProperty("--least", "16px"); // the whole of it, however small
}

function control(on = !board.classList.contains("fw-control")) {
  board.classList.toggle("fw-control", on);
  board.querySelector("[data-control]")?.setAttribute("aria-pressed", String(on));
}

// A pointer that drags moves the field; fingers do so by themselves.
let held = null;
board.addEventListener("pointerdown", (event) => {
  const ground = event.target.closest(".fw-clearing");
  if (!ground || event.pointerType !== "mouse" || event.target.closest("button:enabled")) return;
  held = { ground, x: event.clientX + ground.scrollLeft, y: event.clientY + ground.scrollTop };
});
addEventListener("pointermove", (event) => held?.ground.scrollTo(held.x - event.clientX, held.y - event.clientY));
addEventListener("pointerup", () => (held = null));
board.addEventListener("wheel", (event) => {
  if (!event.ctrlKey || !event.target.closest(".fw-clearing")) return;
  event.preventDefault();
  look(event.deltaY < 0 ? 1 : -1);
}, { passive: false });

// --- what has changed -----------------------------------------------------------------------------------------

let cubes = towers();

function towers() {
  const found = new Map();
  for (const one of board.querySelectorAll("[data-tower]")) {
    found.set(`${one.closest(".fw-cell").id}-${one.dataset.tower}`, [Number(one.dataset.n), one]);
  }
  return found;
}

// A cube that has come drops onto its tower.
function drop() {
  const now = towers();
  const whole = [...now].filter(([key, [count]]) => count !== cubes.get(key)?.[0]);
  if (!calm.matches && whole.length <= 12) {
    for (const [key, [count, tower]] of whole) {
      if (count < (cubes.get(key)?.[0] ?? 0)) continue;
      tower.animate([{ translate: "0 -22px", opacity: 0.2 }, { translate: "0 0", opacity: 1 }], { duration: 300, easing: "cubic-bezier(.4,0,.6,1.5)" });
    }
  }
  cubes = now;
}

// --- hands and keys ---------------------------------------------------------------------------------------------

live.addEventListener("click", (event) => {
  const card = event.target.closest("[data-spell]");
  const size = event.target.closest("[data-zoom]");
  if (card) tap(card);
  if (size) look(Number(size.dataset.zoom));
  if (event.target.closest("[data-control]")) control();
  if (event.target.closest("[data-backspace]")) backspace();
});
live.addEventListener("input", (event) => {
  if (event.target !== field()) return;
  forget();
  show();
});
// What a choice in the tray or in the list means is pointed at on the field.
function meant(thing) {
  const option = thing.closest(".option");
  return thing.closest("[data-cells]")?.dataset.cells ?? (option && JSON.parse(option.getAttribute("hx-vals")).text) ?? "";
}
function point(event) {
  const on = event.type === "pointerover" || event.type === "focusin";
  const cells = new Set(on ? meant(event.target).split(",") : []);
  for (const tree of board.querySelectorAll("[data-place]")) tree.classList.toggle("pointed", cells.has(tree.dataset.place));
}
for (const kind of ["pointerover", "focusin", "pointerleave"]) {
  for (const place of ["#own", "#options"]) document.querySelector(place).addEventListener(kind, point);
}

let asked = "";
live.addEventListener("table:shown", (event) => {
  show();
  drop();
  control(board.classList.contains("fw-control"));
  const begins = event.detail.asked.includes("-write-") && event.detail.asked !== asked;
  asked = event.detail.asked;
  if (asked.includes("-assign-")) serve(asked);
  // With a keyboard at hand one can start writing at once; nobody is torn away from anything else.
  if (begins && document.activeElement === document.body && matchMedia("(hover: hover)").matches) field()?.focus({ preventScroll: true });
});
document.addEventListener("keydown", (event) => {
  const input = field();
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Escape" && input && event.target === input) return write("");
  if (event.target.closest("input, textarea, select, [contenteditable]")) return;
  if (event.key === "+" || event.key === "=") return look(1);
  if (event.key === "-") return look(-1);
  if (input && input.offsetParent && (/^[а-яё]$/i.test(event.key) || event.key === "Backspace")) return input.focus();
  if (/^[kк]$/i.test(event.key)) control();
});
show();
