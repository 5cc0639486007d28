// @ts-check
// The shared screen: nobody touches it. What is drawn is made as large as its frame allows.
import "./sand-glass.js";
import { connection } from "./connection.js";
import { all, get } from "./dom.js";
import { glide, remember } from "./glide.js";

const live = get("#live");
const SMALLEST = 0.4;
const LARGEST = 2.6;
const STEPS = 9;
const NARROW = 800;

/** @param {HTMLElement} thing */
const within = (thing) => thing.scrollWidth <= thing.clientWidth + 1;
/** @param {HTMLElement} frame */
const inner = (frame) => /** @type {HTMLElement} */ (frame.firstElementChild);

/** @param {HTMLElement} frame */
function fits(frame) {
  const thing = inner(frame);
  if (thing.getBoundingClientRect().height > frame.clientHeight + 1) return false;
  return within(thing) && all(".plate, .plate-things", HTMLElement, thing).every(within);
}

/**
 * @param {HTMLElement} frame
 * @param {number} times
 */
function size(frame, times) {
  const { style } = inner(frame);
  style.zoom = String(times);
  style.width = `${frame.clientWidth / times}px`;
}

/**
 * The largest size that fits, found by halving.
 *
 * @param {HTMLElement} frame
 */
function fit(frame) {
  let [small, large] = [SMALLEST, LARGEST];
  for (let step = 0; step < STEPS; step++) {
    const middle = (small + large) / 2;
    size(frame, middle);
    if (fits(frame)) small = middle;
    else large = middle;
  }
  size(frame, small);
}

/** @param {HTMLElement} frame */
function asItIs(frame) {
  const { style } = inner(frame);
  style.zoom = style.width = "";
}

// A narrow page scrolls instead.
function fitAll() {
  const how = innerWidth > NARROW ? fit : asItIs;
  for (const frame of all("[data-fit]", HTMLElement, live)) how(frame);
}

connection(live);
live.addEventListener("htmx:before:swap", remember);
live.addEventListener("htmx:after:swap", () => {
  live.dispatchEvent(new CustomEvent("table:shown", { detail: { asked: "" } }));
  fitAll();
  glide();
});
addEventListener("resize", fitAll);
document.fonts.ready.then(fitAll);
fitAll();
