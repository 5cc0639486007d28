// @ts-check
// The worker that keeps the shell. Browsers allow it over https and on this very machine; elsewhere we do without.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/service-worker.js").catch(() => {});
