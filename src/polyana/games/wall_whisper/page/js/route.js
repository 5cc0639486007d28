// @ts-check
// The way that is meant, drawn from module to module.
import { find } from "../../../js/dom.js";
import { draw, middle, tube } from "./chart.js";

const BELOW_NAME = 17;

/**
 * @param {string} start nothing if it is hidden where the way starts
 * @param {string[]} path
 */
export function drawRoute(start, path) {
  const layer = find("#ww-route-layer", SVGElement);
  if (!layer) return;
  layer.replaceChildren();
  if (!path.length) return;
  const stops = [start, ...path].flatMap((place) => {
    const point = middle(place);
    return point ? [{ place, x: point[0], y: point[1] + BELOW_NAME }] : [];
  });
  const line = stops.flatMap(({ place, x, y }, at) => [
    ...(at ? tube(stops[at - 1].place, place) : []),
    [x, y],
  ]);
  const d = `M${line.map((point) => point.join(" ")).join("L")}`;
  draw(layer, "path", { d, class: "ww-way-edge" });
  draw(layer, "path", { d, class: "ww-way" });
  for (const [at, { x, y }] of stops.slice(start ? 1 : 0).entries()) {
    draw(layer, "circle", { cx: x, cy: y, r: 8, class: "ww-stop" });
    draw(layer, "text", { x, y: y + 4, class: "ww-stop-text" }, String(at + 1));
  }
}
