// @ts-check
// Keeps style sheets, scripts and drawings, which never change under their address, and one page that says
// that the table is away. Matches are never kept: what is shown is what the table says now.
(() => {
  const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
  const NAME = `polyana-${"VERSION"}`;
  const KEPT = ["KEPT"];

  worker.addEventListener("install", (event) => {
    event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(KEPT)));
    worker.skipWaiting();
  });

  async function dropOld() {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("polyana-") && name !== NAME);
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  worker.addEventListener("activate", (event) => event.waitUntil(dropOld()));

  /** @param {Request} request */
  async function kept(request) {
    const cache = await caches.open(NAME);
    const found = await cache.match(request);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) cache.put(request, answer.clone());
    return answer;
  }

  /** @param {Request} request */
  async function page(request) {
    try {
      return await fetch(request);
    } catch {
      return (await caches.match("/away")) ?? Response.error();
    }
  }

  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET") return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (new URL(request.url).pathname.startsWith(`/static/${"VERSION"}/`))
      event.respondWith(kept(request));
  });

  /** @param {string} wanted */
  async function bring(wanted) {
    const pages = await worker.clients.matchAll({ type: "window" });
    const there = pages.find((one) => one.url === wanted);
    return there ? there.focus() : worker.clients.openWindow(wanted);
  }

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(bring(event.notification.data));
  });
})();
