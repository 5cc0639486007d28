// @ts-check
// The chart of the station: its modules, and what is drawn over them.
import { all, find } from "../../../js/dom.js";

/** @typedef {[x: number, y: number]} Point */

export const rooms = () => all(".ww-room", SVGElement);
export const gates = () => all(".ww-gate", SVGElement);
/** @param {string} place */
export const room = (place) => find(`.ww-room[data-place="${place}"]`, SVGElement);
/** @param {string} id */
export const gate = (id) => find(`.ww-gate[data-door="${id}"]`, SVGElement);
/** @param {string} place */
export const nameOf = (place) => room(place)?.dataset.name ?? place;

/**
 * The middle of a module.
 *
 * @param {string} place
 * @returns {Point | null}
 */
export function middle(place) {
  const { x, y } = room(place)?.dataset ?? {};
  return x && y ? [Number(x), Number(y)] : null;
}

/**
 * Where a tube leads from one module to the next.
 *
 * @param {string} from
 * @param {string} to
 * @returns {Point[]}
 */
export function tube(from, to) {
  const there = gate(`${from}-${to}`);
  const back = gate(`${to}-${from}`);
  /** @param {SVGElement | null} through @returns {Point[]} */
  const points = (through) =>
    (through?.dataset.via ?? "")
      .split(" ")
      .filter(Boolean)
      .map((point) => /** @type {Point} */ (point.split(",").map(Number)));
  return there ? points(there) : points(back).reverse();
}

/**
 * @param {Element} layer
 * @param {string} kind
 * @param {Record<string, string | number>} attributes
 */
export function draw(layer, kind, attributes, text = "") {
  const made = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  layer.append(made);
}
