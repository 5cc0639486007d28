// @ts-check
// Russian letters as people type them.
const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const LETTERS = "йцукенгшщзхъфывапролджэячсмитьбюё";

/**
 * Lower case, Ё as Е: how words are compared wherever Ё is no letter of its own.
 *
 * @param {string} text
 */
export const plain = (text) => text.normalize("NFC").toLowerCase().replaceAll("ё", "е");

/**
 * Of a text typed with the keyboard still in its Latin layout, the letters of the keys that were pressed;
 * nothing if some key has none.
 *
 * @param {string} text
 */
export function inRussian(text) {
  const found = [...text.toLowerCase()].map((key) => LETTERS[KEYS.indexOf(key)]);
  return found.every(Boolean) ? found.join("") : "";
}
