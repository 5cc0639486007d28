// What the quiet pages need: copying a link, a search in the rules, the seats and numbers of a new table.
function copying(root = document) {
  root.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
    } catch {
      button.previousElementSibling?.select(); // no clipboard without https: at least mark it
      document.execCommand("copy");
    }
    const before = button.textContent;
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = before), 1500);
  });
}

const plain = (text) => text.toLowerCase().replaceAll("ё", "е");

// Where the wanted words stand in what is shown.
function highlight(book, wanted) {
  if (!("highlights" in CSS)) return;
  const found = new Highlight();
  const texts = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  while (wanted && texts.nextNode()) {
    const text = plain(texts.currentNode.data);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + wanted.length);
      found.add(range);
    }
  }
  CSS.highlights.set("found", found);
}

function searching(root = document) {
  root.addEventListener("input", (event) => {
    const field = event.target.closest("[data-find]");
    if (!field) return;
    const book = field.closest(".rulebook");
    const wanted = plain(field.value.trim());
    let found = 0;
    for (const chapter of book.querySelectorAll(".chapter")) {
      let here = 0;
      for (const clause of chapter.querySelectorAll(".clause")) {
        const fits = plain(clause.textContent).includes(wanted);
        clause.hidden = !fits;
        here += fits;
      }
      chapter.hidden = !here;
      found += here;
    }
    book.querySelector(".contents").hidden = Boolean(wanted);
    const { none, some } = field.dataset;
    book.querySelector("[data-found]").textContent = wanted ? (found ? some.replace("§", found) : none) : "";
    highlight(book, wanted);
  });
}

function seats() {
  const rows = [...document.querySelectorAll("[data-seat-row]")];
  const show = () => {
    const players = Number(document.querySelector("[name=players]:checked")?.value ?? 0);
    for (const row of rows) {
      const used = Number(row.dataset.seatRow) < players;
      row.hidden = !used;
      row.querySelector("select").disabled = !used;
    }
  };
  if (rows.length) {
    document.addEventListener("change", (event) => event.target.name === "players" && show());
    show();
  }
}

// Numbers of players that the chosen settings do not allow are barred, and it is said why. If they allow none, the
// fault is theirs: a form without a number could not even say so.
function numbers() {
  const form = document.querySelector("[data-fits]");
  if (!form) return;
  const bar = (why) => {
    const all = [...form.querySelectorAll("[name=players]")];
    const none = all.every((each) => each.value in why);
    for (const each of all) each.disabled = !none && each.value in why;
    form.querySelector("[data-misfits]").textContent = [...new Set(Object.values(why))].join(". ");
    const chosen = all.find((each) => each.checked);
    if (!chosen?.disabled) return;
    const open = all.filter((each) => !each.disabled).sort((a, b) => Math.abs(a.value - chosen.value) - Math.abs(b.value - chosen.value));
    open[0].checked = true;
    open[0].dispatchEvent(new Event("change", { bubbles: true }));
  };
  let asked = 0;
  const ask = async () => {
    const mine = (asked += 1);
    const chosen = [...new FormData(form)].filter(([name]) => name.startsWith("setting-"));
    const said = await fetch(`${form.dataset.fits}?${new URLSearchParams(chosen)}`);
    const why = said.ok && (await said.json());
    if (why && mine === asked) bar(why); // else the settings have changed since
  };
  form.addEventListener("change", (event) => event.target.name.startsWith("setting-") && ask());
  addEventListener("pageshow", ask); // what the browser remembers of a form counts too
}

copying();
searching();
seats();
numbers();
