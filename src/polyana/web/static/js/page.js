// What the quiet pages need: copying a link, a search in the rules, the seats of a new table.
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

copying();
searching();
seats();
