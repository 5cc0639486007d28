// @ts-check
// The search in a rulebook: clauses without the wanted words are put away.
import { all, get } from "./dom.js";
import { plain } from "./letters.js";

/**
 * Where the wanted words stand in what is shown.
 *
 * @param {HTMLElement} book
 * @param {string} wanted
 */
function highlight(book, wanted) {
  if (!("highlights" in CSS)) return;
  const found = new Highlight();
  const texts = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  while (wanted && texts.nextNode()) {
    const text = plain(/** @type {Text} */ (texts.currentNode).data);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + wanted.length);
      found.add(range);
    }
  }
  CSS.highlights.set("found", found);
}

/**
 * How many clauses of a chapter have the wanted words.
 *
 * @param {HTMLElement} chapter
 * @param {string} wanted
 */
function filter(chapter, wanted) {
  let found = 0;
  for (const clause of all(".clause", HTMLElement, chapter)) {
    clause.hidden = !plain(clause.textContent).includes(wanted);
    if (!clause.hidden) found += 1;
  }
  chapter.hidden = !found;
  return found;
}

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement && "find" in target.dataset)) return;
  const book = /** @type {HTMLElement} */ (target.closest(".rulebook"));
  const wanted = plain(target.value.trim());
  let found = 0;
  for (const chapter of all(".chapter", HTMLElement, book)) found += filter(chapter, wanted);
  get(".contents", HTMLElement, book).hidden = Boolean(wanted);
  const { none = "", some = "" } = target.dataset;
  const said = found ? some.replace("§", String(found)) : none;
  get("[data-found]", HTMLElement, book).textContent = wanted ? said : "";
  highlight(book, wanted);
});
