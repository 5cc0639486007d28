// @ts-check
// What is tapped on the chart: a victim, a way of theirs, or a door; and what is said of it before it is sent.
import { all, find, get } from "../../../js/dom.js";
import { send } from "../../../js/send.js";
import { gate, gates, nameOf, rooms } from "./chart.js";
import { writes } from "./notes.js";
import { drawRoute } from "./route.js";
import { afterTap, reachable, wholeWay } from "./ways.js";

export const tray = () => find(".ww-tray");
let picked = ""; // whose way is tapped
/** @type {string[]} */
let path = []; // the places tapped so far
let door = "";
let offeredText = ""; // the ways that the tray offered when it was drawn

/** @returns {import("./ways.js").Ways[]} */
const offers = () => JSON.parse(tray()?.dataset.ways || "[]");
const doors = () => (tray()?.dataset.doors ?? "").split(" ").filter(Boolean);

function offered() {
  const found = offers();
  return found.find(({ who }) => who === picked) ?? found.find(({ who }) => !who);
}

export const isTapping = () => Boolean(path.length || door);
/** @param {string} victim */
export const canPick = (victim) => victim !== picked && offers().some(({ who }) => who === victim);

/** @param {string} victim */
export function pick(victim) {
  picked = victim;
  path = [];
}

export function forget() {
  path = [];
  door = "";
}

/** @param {string} place */
export function tapPlace(place) {
  const mine = offered();
  if (!mine) return;
  if (place === path.at(-1) && wholeWay(mine, path)) return go();
  const after = afterTap(mine, path, place);
  if (after) path = after;
  else send({ question: mine.ask, text: mine.pre + place }); // the table says why not
}

/** @param {string} id */
export function tapDoor(id) {
  if (door === id) go();
  else door = id;
}

export function go() {
  const mine = offered();
  if (door) send({ question: tray()?.dataset.doorsAsk, text: door });
  else if (mine && wholeWay(mine, path)) send({ question: mine.ask, text: mine.pre + path.join(",") });
  forget();
}

// Call it when the tray has been drawn anew: what is not offered any more is forgotten.
export function follow() {
  const text = tray()?.dataset.ways ?? "";
  if (text !== offeredText) forget();
  offeredText = text;
  if (!doors().includes(door)) door = "";
  const owners = offers().map(({ who }) => who);
  const there = all("[data-pick]").map(({ dataset }) => dataset.pick);
  if (!there.includes(picked) || (owners[0] && !owners.includes(picked))) {
    picked = owners[0] || (find('[data-pick][aria-pressed="true"]')?.dataset.pick ?? "");
  }
}

/**
 * @param {SVGElement} target
 * @param {boolean} on
 */
function showMay(target, on) {
  target.classList.toggle("may", on);
  if (!on) return;
  target.setAttribute("role", "button");
  target.setAttribute("tabindex", "0");
  target.removeAttribute("aria-hidden");
}

export function showTapped() {
  const mine = offered();
  const open = reachable(mine, path);
  for (const room of rooms()) {
    const { place = "" } = room.dataset;
    const steps = open.get(place) ?? 0;
    showMay(room, writes() || steps > 0);
    room.classList.toggle("far", steps > 1 && !writes());
    room.classList.toggle("meant", path.includes(place));
  }
  for (const one of gates()) {
    const { door: id = "", name = "" } = one.dataset;
    showMay(one, doors().includes(id));
    if (doors().includes(id)) one.setAttribute("aria-label", name);
    one.classList.toggle("meant", id === door);
  }
  for (const button of all("[data-pick]")) {
    button.setAttribute("aria-pressed", String(button.dataset.pick === picked));
  }
  for (const panel of all("[data-panel]")) panel.hidden = panel.dataset.panel !== picked;
  for (const figure of all("[data-figure]", SVGElement)) {
    figure.classList.toggle("picked", figure.dataset.figure === picked);
  }
  showChoice();
  drawRoute(mine?.start ?? "", path);
}

function showChoice() {
  const hint = find("#ww-hint");
  if (!hint) return;
  const mine = offered();
  const way = wholeWay(mine, path);
  const text = choiceText(mine?.start ?? "", way?.[1] ?? "") || (hint.dataset.hint ?? "");
  if (hint.textContent !== text) hint.textContent = text;
  get("#ww-go").hidden = !way && !door;
  get("#ww-drop").hidden = !isTapping();
}

/**
 * @param {string} start
 * @param {string} outcome
 */
function choiceText(start, outcome) {
  if (door) return gate(door)?.dataset.name ?? "";
  if (!path.length) return "";
  const names = [start, ...path].filter(Boolean).map(nameOf);
  const way = names.join(get("#ww-confirm").dataset.arrow);
  return outcome ? `${way}. ${outcome}` : way;
}
