// @ts-check
// The field from nearer or farther, who leads on each card, and what a choice elsewhere means here.
import { all, around, find, get } from "../../../js/dom.js";

const board = get("#board");
const STEPS = [0.6, 0.8, 1, 1.25, 1.6, 2];
let zoom = STEPS.indexOf(1);

/** @param {number} step 0 for the whole of it, however small */
function look(step) {
  zoom = step ? Math.min(STEPS.length - 1, Math.max(0, zoom + step)) : STEPS.indexOf(1);
  board.style.setProperty("--zoom", String(STEPS[zoom]));
  if (step) board.style.removeProperty("--least");
  else board.style.setProperty("--least", "16px");
}

// Who leads on each card is marked, or no longer; drawn anew, the button shows it again.
export function showControl(on = board.classList.contains("fw-control")) {
  board.classList.toggle("fw-control", on);
  find("[data-control]", HTMLElement, board)?.setAttribute("aria-pressed", String(on));
}

const changeControl = () => showControl(!board.classList.contains("fw-control"));

// A pointer that drags moves the field; fingers do so by themselves.
function dragging() {
  /** @type {{ ground: HTMLElement, x: number, y: number } | null} */
  let held = null;
  board.addEventListener("pointerdown", (event) => {
    const ground = around(event, ".fw-clearing");
    if (!ground || event.pointerType !== "mouse" || around(event, "button:enabled")) return;
    held = { ground, x: event.clientX + ground.scrollLeft, y: event.clientY + ground.scrollTop };
  });
  addEventListener("pointermove", (event) =>
    held?.ground.scrollTo(held.x - event.clientX, held.y - event.clientY),
  );
  addEventListener("pointerup", () => {
    held = null;
  });
}

/**
 * The cells that something in the tray or in the list means.
 *
 * @param {Event} event
 */
function cellsMeant(event) {
  const named = around(event, "[data-cells]")?.dataset.cells;
  const option = around(event, ".option")?.getAttribute("hx-vals");
  const text = named ?? (option ? JSON.parse(option).text : "") ?? "";
  return new Set(text.split(","));
}

/** @param {Event} event */
function point(event) {
  const on = event.type === "pointerover" || event.type === "focusin";
  const cells = on ? cellsMeant(event) : new Set();
  for (const tree of all("[data-place]", HTMLElement, board)) {
    tree.classList.toggle("pointed", cells.has(tree.dataset.place));
  }
}

/** @param {KeyboardEvent} event */
export function fieldKey(event) {
  if (event.key === "+" || event.key === "=") look(1);
  else if (event.key === "-") look(-1);
  else if (/^[kк]$/i.test(event.key)) changeControl();
}

export function fieldUnderHands() {
  dragging();
  board.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey || !around(event, ".fw-clearing")) return;
      event.preventDefault();
      look(event.deltaY < 0 ? 1 : -1);
    },
    { passive: false },
  );
  board.addEventListener("click", (event) => {
    const size = around(event, "[data-zoom]");
    if (size) look(Number(size.dataset.zoom));
    if (around(event, "[data-control]")) changeControl();
  });
  for (const kind of ["pointerover", "focusin", "pointerleave"]) {
    for (const place of ["#own", "#options"]) get(place).addEventListener(kind, point);
  }
}
