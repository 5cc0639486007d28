// Keeps style sheets, scripts and drawings, which never change under their address, and one page that says
// that the table is away. Matches are never kept: what is shown is what the table says now.
const NAME = `polyana-${"VERSION"}`;
const KEPT = ["KEPT"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("polyana-") && name !== NAME);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

async function kept(request) {
  const cache = await caches.open(NAME);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/away")));
  } else if (new URL(request.url).pathname.startsWith(`/static/${"VERSION"}/`)) {
    event.respondWith(kept(request));
  }
});

self.addEventListener("notificationclick", (event) => {
  const wanted = event.notification.data;
  event.notification.close();
  const bring = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((page) => page.url === wanted);
    return there ? there.focus() : self.clients.openWindow(wanted);
  };
  event.waitUntil(bring());
});
