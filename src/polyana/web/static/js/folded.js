// What somebody has unfolded or folded up stays so while the page draws itself anew around it, until the server
// itself wants it otherwise.
const said = new WeakMap(); // how the server wanted a thing that was folded by hand

export function folding(live) {
  live.addEventListener("click", (event) => {
    const thing = event.target.closest("summary")?.parentElement;
    if (thing && !said.has(thing)) said.set(thing, thing.open);
  });
  window.htmx.registerExtension("folded", {
    htmx_before_morph_node: (old, { newNode }) => {
      if (!said.has(old)) return;
      if (said.get(old) === newNode.open) newNode.open = old.open;
      else said.delete(old);
    },
  });
}
