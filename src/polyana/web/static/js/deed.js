// A deed is a message to the table. The socket belongs to htmx; one of our own goes out by a button that it knows.
export function send(deed) {
  const carrier = document.createElement("button");
  carrier.hidden = true;
  carrier.setAttribute("hx-ws:send", "");
  carrier.setAttribute("hx-vals", JSON.stringify(deed));
  document.querySelector("#live").append(carrier);
  window.htmx.process(carrier);
  carrier.click();
  setTimeout(() => carrier.remove(), 50);
}
