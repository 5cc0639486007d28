// @ts-check
// «Шёпот за стеной»: ways tapped module by module, doors, the killer's notes, heat, dice.
import { around, get } from "../../js/dom.js";
import { tumble } from "./js/dice.js";
import { chooseHeat, drawHeat } from "./js/heat.js";
import { drawNotes, mark, putPenDown, takePen, wipe, writes } from "./js/notes.js";
import {
  canPick,
  follow,
  forget,
  go,
  isTapping,
  pick,
  showTapped,
  tapDoor,
  tapPlace,
  tray,
} from "./js/tapping.js";

const live = get("#live");

function show() {
  showTapped();
  drawNotes();
  drawHeat();
}

/** @param {string} place */
const tapRoom = (place) => (writes() ? mark(place) : tapPlace(place));

// What a touch means: the first selector that fits, and which attribute says more.
/** @type {[selector: string, attribute: string, act: (value: string) => void][]} */
const TOUCHES = [
  ["[data-pick]", "data-pick", pick],
  ["[data-pen]", "data-pen", takePen],
  ["button[data-heats]", "data-heats", chooseHeat],
  ["[data-wipe]", "", wipe],
  ["#ww-go", "", go],
  ["#ww-drop", "", forget],
  [".ww-gate.may", "data-door", tapDoor],
];

/** @param {Event} event */
function press(event) {
  const figure = around(event, "[data-figure]", SVGElement)?.dataset.figure;
  const place = around(event, ".ww-room", SVGElement)?.dataset.place;
  for (const [selector, data, act] of TOUCHES) {
    const touched = around(event, selector, Element);
    if (!touched) continue;
    act(touched.getAttribute(data) ?? "");
    return show();
  }
  if (figure && canPick(figure)) pick(figure);
  else if (place) tapRoom(place);
  else return;
  show();
}

live.addEventListener("click", press);
live.addEventListener("keydown", (event) => {
  if (!around(event, ".ww-room.may, .ww-gate.may", SVGElement)) return;
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  press(event);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !(isTapping() || writes())) return;
  putPenDown();
  forget();
  show();
});

function drawn() {
  follow();
  show();
  tumble();
}

live.addEventListener("table:shown", drawn);
drawn();
// A small screen shows the map rather than the head of the page.
if (tray() && matchMedia("(max-width: 599px)").matches) scrollTo(0, live.offsetTop);
