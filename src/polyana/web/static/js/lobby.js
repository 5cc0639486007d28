// @ts-check
// The lobby: people sit down while we watch.
import "./copying.js";
import { connection } from "./connection.js";
import { around, get } from "./dom.js";

connection(get("#live"));
document.addEventListener("change", (event) =>
  around(event, "[data-submit]", HTMLSelectElement)?.form?.submit(),
);
