// «Маги леса»: taking another die, marking dice to roll again, telling what a card does, and the village that turns over.
import { play } from "../../js/sound.js";
import { send } from "../../js/deed.js";
import { keep } from "../../js/draft.js";
import { calm } from "../../js/motion.js";

const live = document.querySelector("#live");

// --- another die instead: the first is put back, then the other is taken -----------------------------------

let wanted = "";

function instead(face) {
  wanted = face;
  send({ do: "undo" });
}

function take() {
  const die = wanted && document.querySelector(`#own [data-die="${wanted}"]`);
  if (!die) return;
  wanted = "";
  die.click();
}

// --- dice to roll again ------------------------------------------------------------------------------------

const rolling = () => [...document.querySelectorAll("[data-toss]")];
const marks = () => document.querySelector("#fm-tossed"); // the question, and which of the dice are marked for it

function marked() {
  const [question, ...places] = marks().value.split(" ");
  return question === marks().dataset.question ? places.map(Number) : [];
}

function mark(die) {
  const at = rolling().indexOf(die);
  const others = marked().filter((place) => place !== at);
  const all = others.length === marked().length ? [...others, at] : others;
  marks().value = [marks().dataset.question, ...all].join(" ");
  keep();
  showMarks();
}

function showMarks() {
  if (!marks()) return;
  for (const [at, die] of rolling().entries()) die.setAttribute("aria-pressed", String(marked().includes(at)));
  document.querySelector("[data-toss-go]").disabled = !marked().length;
}

// The same answer stands among the plain options.
function toss() {
  const text = rolling().filter((_, at) => marked().includes(at)).map((die) => die.dataset.toss).join(",");
  const options = [...document.querySelectorAll("#options [hx-vals]")];
  options.find((one) => JSON.parse(one.getAttribute("hx-vals")).text === text)?.click();
}

// --- what a card does: under the pointer as a tip, by click or key as a panel --------------------------------

const tip = document.createElement("div");
tip.className = "fm-tip";
tip.hidden = true;
document.body.append(tip);
let waiting = 0;

function tell(card) {
  const panel = document.getElementById(`about-${card.dataset.about}`);
  if (!panel || !card.isConnected) return;
  const name = document.createElement("b");
  name.textContent = panel.querySelector("h3").textContent;
  tip.replaceChildren(name, panel.querySelector("[data-words]").textContent);
  tip.hidden = false;
  const box = card.getBoundingClientRect();
  const left = Math.min(Math.max(8, box.left + box.width / 2 - tip.offsetWidth / 2), innerWidth - tip.offsetWidth - 8);
  const above = box.top - tip.offsetHeight - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 8 ? above : box.bottom + 8}px`;
}

function hush() {
  clearTimeout(waiting);
  tip.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  const card = event.pointerType === "mouse" && event.target.closest("[data-about]");
  hush();
  if (card) waiting = setTimeout(tell, 350, card);
});
document.addEventListener("pointerdown", hush);
document.addEventListener("scroll", hush, true);

// --- the village turns over, dice tumble ----------------------------------------------------------------------

const side = () => document.querySelector("[data-side]")?.dataset.side ?? "";
let before = side();

function turnOver() {
  const now = side();
  if (now && before && now !== before) play("dice");
  if (now && before && now !== before && !calm.matches) {
    document.querySelector("[data-side]").animate([{ rotate: "x 90deg", opacity: 0.4 }, { rotate: "x 0deg", opacity: 1 }], { duration: 350, easing: "ease-out" });
    for (const die of document.querySelectorAll(".fm-dice .die")) {
      die.animate([{ rotate: "-200deg", scale: 0.6 }, { rotate: "0deg", scale: 1 }], { duration: 300, easing: "cubic-bezier(.3,.9,.4,1.3)" });
    }
  }
  before = now || before;
}

// --- what others have placed since one's own turn keeps a ring --------------------------------------------------

const slots = () => [...document.querySelectorAll("#board .fm-slot")];
const lying = () => new Map(slots().map((slot) => [slot.dataset.zone, [...slot.querySelectorAll(".fm-pile [data-card]")].map((die) => die.dataset.card).join()]));
const touched = new Set();
let dice = lying();
let asked = document.querySelector("[data-mine]")?.dataset.mine ?? "";

function ring(now) {
  const lies = lying();
  if (asked && !now) touched.clear();
  for (const [place, pile] of asked ? [] : lies) {
    if (dice.has(place) && dice.get(place) !== pile && pile) touched.add(place);
  }
  for (const slot of slots()) slot.classList.toggle("fresh", touched.has(slot.dataset.zone));
  [dice, asked] = [lies, now];
}

live.addEventListener("click", (event) => {
  const other = event.target.closest("[data-instead]");
  const die = event.target.closest("[data-toss]");
  if (other) instead(other.dataset.instead);
  if (die) mark(die);
  if (event.target.closest("[data-toss-go]")) toss();
});
// From one thing that glows to the next, whatever the layout of the keyboard.
document.addEventListener("keydown", (event) => {
  if (event.code !== "KeyG" || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, textarea, select")) return;
  const glowing = [...document.querySelectorAll("#own .may, #own [data-test='choice'], #board .may")];
  const buttons = glowing.map((one) => one.closest("button") ?? one.querySelector("button")).filter((one) => one?.offsetParent);
  buttons[(buttons.indexOf(document.activeElement) + 1) % buttons.length]?.focus();
});
live.addEventListener("table:shown", (event) => {
  hush();
  take();
  showMarks();
  turnOver();
  ring(event.detail.asked);
});
showMarks();
