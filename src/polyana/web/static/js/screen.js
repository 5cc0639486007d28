// The shared screen: nobody touches it. What is drawn is made as large as its frame allows.
import "./sand-glass.js";
import { connection } from "./connection.js";
import { glide, remember } from "./glide.js";

const live = document.querySelector("#live");
const SMALLEST = 0.4;
const LARGEST = 2.6;
const STEPS = 9;
const NARROW = 800;

const within = (thing) => thing.scrollWidth <= thing.clientWidth + 1;
const fits = (thing, frame) =>
  thing.getBoundingClientRect().height <= frame.clientHeight + 1 && within(thing) && [...thing.querySelectorAll(".plate, .plate-things")].every(within);

function size(frame, times) {
  const thing = frame.firstElementChild;
  thing.style.zoom = times;
  thing.style.width = `${frame.clientWidth / times}px`;
  return fits(thing, frame);
}

// The largest size that fits, found by halving.
function fit(frame) {
  let [small, large] = [SMALLEST, LARGEST];
  for (let step = 0; step < STEPS; step++) {
    const middle = (small + large) / 2;
    if (size(frame, middle)) small = middle;
    else large = middle;
  }
  size(frame, small);
}

function asItIs({ firstElementChild: { style } }) {
  style.zoom = style.width = "";
}

// A narrow page scrolls instead.
function fitAll() {
  const how = innerWidth > NARROW ? fit : asItIs;
  for (const frame of live.querySelectorAll("[data-fit]")) how(frame);
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
