// @ts-check
// Ways over the chart, tapped module by module. Which there are the server says; here is only what taps mean.

/**
 * Ways of one question: whose they are (nobody's in particular if empty), the words of the answer before the way,
 * where they start, and for each its places and what comes of it.
 *
 * @typedef {object} Ways
 * @property {string} who
 * @property {string} ask
 * @property {string} pre
 * @property {string} start
 * @property {[places: string, words: string][]} ways
 */

/**
 * The way that is tapped, if it is a whole one.
 *
 * @param {Ways | undefined} offered
 * @param {string[]} path
 */
export const wholeWay = (offered, path) => offered?.ways.find(([places]) => places === path.join(","));

/**
 * Where the next tap can lead, and in how many steps: on along what is tapped, or anew from the start.
 *
 * @param {Ways | undefined} offered
 * @param {string[]} path
 * @returns {Map<string, number>}
 */
export function reachable(offered, path) {
  /** @type {Map<string, number>} */
  const found = new Map();
  const begun = path.map((place) => `${place},`).join("");
  for (const [text] of offered?.ways ?? []) {
    const places = text.split(",");
    const end = places[places.length - 1];
    found.set(end, Math.min(places.length, found.get(end) ?? Number.POSITIVE_INFINITY));
    if (!found.has(places[0])) found.set(places[0], 1);
    if (begun && text.startsWith(begun)) found.set(places[path.length], 1);
  }
  return found;
}

/**
 * What is tapped after another tap: the way goes on, or begins anew with the shortest that ends there or with the
 * place alone; nothing if none leads there.
 *
 * @param {Ways} offered
 * @param {string[]} path
 * @param {string} place
 * @returns {string[] | null}
 */
export function afterTap(offered, path, place) {
  const texts = offered.ways.map(([text]) => text);
  const longer = [...path, place].join(",");
  if (path.length && texts.some((text) => text === longer || text.startsWith(`${longer},`)))
    return [...path, place];
  const [direct] = texts
    .map((text) => text.split(","))
    .filter((places) => places[places.length - 1] === place)
    .sort((a, b) => a.length - b.length);
  if (direct) return direct;
  return texts.some((text) => text.startsWith(`${place},`)) ? [place] : null;
}
