// Russian words typed with the keyboard still in its Latin layout.
const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const LETTERS = "йцукенгшщзхъфывапролджэячсмитьбюё";

// The letters of the keys that were pressed; "" if some key has none.
export function inRussian(text) {
  const found = [...text.toLowerCase()].map((key) => LETTERS[KEYS.indexOf(key)]);
  return found.every(Boolean) ? found.join("") : "";
}
