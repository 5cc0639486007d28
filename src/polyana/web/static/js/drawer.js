// Log, chat, rules: a drawer at the side, on the phone a sheet from below.
const drawer = document.querySelector("#drawer");
const tabs = [...drawer.querySelectorAll("[role=tab]")];
let opener = null;
let book = null; // the rulebook, on its way or there

export function show(name, focus = true) {
  for (const tab of tabs) {
    const chosen = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !chosen;
    if (chosen && focus) tab.focus({ preventScroll: true });
  }
  drawer.dataset.tab = name;
  if (name === "chat") document.querySelector("[data-unread]").hidden = true;
  return name === "rules" ? (book ??= rulebook()) : null;
}

function close() {
  drawer.removeAttribute("data-open");
  opener?.focus();
  opener = null;
}

// The rulebook is fetched when somebody asks for it. If it cannot be had, the link to it stands there.
async function rulebook() {
  const frame = drawer.querySelector("[data-rules]");
  try {
    const answer = await fetch(frame.dataset.rules);
    frame.replaceChildren(new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#rulebook"));
  } catch {
    book = null;
  }
}

export function drawers() {
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-drawer]");
    const clause = event.target.closest("[data-clause]");
    if (button) {
      opener = button;
      drawer.toggleAttribute("data-open", true);
      show(button.dataset.drawer);
    } else if (clause && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      drawer.toggleAttribute("data-open", true);
      await show("rules", false);
      for (const old of drawer.querySelectorAll(".asked-for")) old.classList.remove("asked-for");
      const found = document.getElementById(clause.dataset.clause);
      found?.scrollIntoView({ block: "center" });
      found?.classList.add("asked-for");
    } else if (event.target.closest("[data-drawer-close]")) {
      close();
    } else if (event.target.closest("[role=tab]")) {
      show(event.target.closest("[role=tab]").id.slice(4));
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && drawer.hasAttribute("data-open")) close();
    if (!event.target.matches?.("[role=tab]")) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step) show(tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length].id.slice(4));
  });
}
