// @ts-check
// Short words for finding elements; what is found has the type that was asked for.

/** @template {Element} T @typedef {abstract new (...given: never) => T} Kind */

/**
 * The first element of this kind that the selector finds.
 *
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {Kind<T>} kind
 * @param {ParentNode} within
 * @returns {T | null}
 */
export function find(selector, kind = /** @type {Kind<any>} */ (HTMLElement), within = document) {
  const found = within.querySelector(selector);
  return found instanceof kind ? found : null;
}

/**
 * The same; that there is none is a mistake of ours.
 *
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {Kind<T>} [kind]
 * @param {ParentNode} [within]
 */
export function get(selector, kind, within) {
  const found = find(selector, kind, within);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/**
 * All elements of this kind that the selector finds.
 *
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {Kind<T>} kind
 * @param {ParentNode} within
 * @returns {T[]}
 */
export function all(selector, kind = /** @type {Kind<any>} */ (HTMLElement), within = document) {
  const fits = /** @type {(found: Element) => found is T} */ ((found) => found instanceof kind);
  return [...within.querySelectorAll(selector)].filter(fits);
}

/**
 * The element around the target of an event, or the target itself.
 *
 * @template {Element} [T=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @param {Kind<T>} kind
 * @returns {T | null}
 */
export function around(event, selector, kind = /** @type {Kind<any>} */ (HTMLElement)) {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;
  return found instanceof kind ? found : null;
}
