// @ts-check
// What somebody has unfolded or folded up stays so while the page draws itself anew around it, until the server
// itself wants it otherwise.
import { around } from "./dom.js";

/** @type {WeakMap<HTMLDetailsElement, boolean>} */
const served = new WeakMap(); // how the server wanted what was folded by hand

/** @param {HTMLElement} live */
export function folding(live) {
  live.addEventListener("click", (event) => {
    const box = around(event, "summary")?.parentElement;
    if (box instanceof HTMLDetailsElement && !served.has(box)) served.set(box, box.open);
  });
  window.htmx.registerExtension("folding", {
    /**
     * @param {HTMLDetailsElement} old
     * @param {{ newNode: HTMLDetailsElement }} drawn
     */
    htmx_before_morph_node: (old, { newNode }) => {
      if (!served.has(old)) return;
      if (served.get(old) === newNode.open) newNode.open = old.open;
      else served.delete(old);
    },
  });
}
