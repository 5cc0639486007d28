// The lobby: people sit down while we watch.
import "./page.js";
import { connection } from "./connection.js";

connection(document.querySelector("#live"));
document.addEventListener("change", (event) => event.target.matches("[data-submit]") && event.target.form.submit());
