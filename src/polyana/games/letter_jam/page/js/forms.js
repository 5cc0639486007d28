// @ts-check
// A form that says something else than what stands in its field.

/** @type {Map<string, string>} */
const ready = new Map();

/**
 * @param {HTMLFormElement} form
 * @param {string} text
 */
export function submitText(form, text) {
  ready.set(form.id, text);
  form.requestSubmit();
}

/**
 * What it was submitted with, once.
 *
 * @param {Element} form
 */
export function submittedText(form) {
  const text = ready.get(form.id);
  ready.delete(form.id);
  return text;
}
