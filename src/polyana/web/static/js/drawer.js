// @ts-check
// Log, chat, rules: a drawer at the side, on the phone a sheet from below.
import { all, around, get } from "./dom.js";

const drawer = get("#drawer");
const tabs = all("[role=tab]", HTMLElement, drawer);

/** @type {HTMLElement | null} */
let opener = null;

/** @type {Promise<void> | null} */
let book = null; // the rulebook, on its way or there

/** @param {HTMLElement} tab */
const nameOf = (tab) => tab.id.replace("tab-", "");

/**
 * @param {string} name
 * @param {boolean} focus
 */
export async function show(name, focus = true) {
  for (const tab of tabs) {
    const chosen = nameOf(tab) === name;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    get(`#${tab.getAttribute("aria-controls")}`).hidden = !chosen;
    if (chosen && focus) tab.focus({ preventScroll: true });
  }
  drawer.dataset.tab = name;
  if (name === "chat") get("[data-unread]").hidden = true;
  if (name === "rules") {
    book ??= rulebook();
    await book;
  }
}

function close() {
  drawer.removeAttribute("data-open");
  opener?.focus();
  opener = null;
}

// The rulebook is fetched when somebody asks for it. If it cannot be had, the link to it stands there.
async function rulebook() {
  const frame = get("[data-rules]", HTMLElement, drawer);
  try {
    const answer = await fetch(frame.dataset.rules ?? "");
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    frame.replaceChildren(get("#rulebook", HTMLElement, page));
  } catch {
    book = null;
  }
}

/** @param {HTMLElement} link */
async function showClause(link) {
  drawer.toggleAttribute("data-open", true);
  await show("rules", false);
  for (const old of all(".asked-for", HTMLElement, drawer)) old.classList.remove("asked-for");
  const found = document.getElementById(link.dataset.clause ?? "");
  found?.scrollIntoView({ block: "center" });
  found?.classList.add("asked-for");
}

/** @param {MouseEvent} event */
function click(event) {
  const button = around(event, "[data-drawer]");
  const clause = around(event, "[data-clause]");
  const tab = around(event, "[role=tab]");
  if (button) {
    opener = button;
    drawer.toggleAttribute("data-open", true);
    show(button.dataset.drawer ?? "");
  } else if (clause && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    showClause(clause);
  } else if (around(event, "[data-drawer-close]")) close();
  else if (tab) show(nameOf(tab));
}

export function drawers() {
  document.addEventListener("click", click);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && drawer.hasAttribute("data-open")) close();
    const tab = around(event, "[role=tab]");
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (tab && step) show(nameOf(tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]));
  });
}
