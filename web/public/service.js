// Opens the page also where there is no connection: the frame of all addresses, and what has been fetched of the pages. Nothing of
// a match is kept here, and nothing can be played without the server: the engine runs there. The page says so.
const KEPT = "pigskin 1";
const FRAME = "/";
const ALWAYS = ["/theme.js", "/icon.svg"];
const MOST = 200; // files of builds that may be kept, the oldest go first

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(begin());
});
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, FRAME));
  else if (ALWAYS.includes(pathname)) event.respondWith(fresh(request, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** The frame, and what the first page needs, which was fetched before we were here. */
async function begin() {
  const cache = await caches.open(KEPT);
  const frame = await fetch(FRAME, { cache: "no-cache" });
  const html = await frame.clone().text();
  const named = [/src="\/(assets\/[^"]+)"/g, /href="\/(assets\/[^"]+)"/g].flatMap((each) => [...html.matchAll(each)].map((found) => found[1]));
  const first = /data-home="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  await cache.put(FRAME, frame);
  await cache.addAll([...ALWAYS, ...new Set([...named, ...first].filter(Boolean).map((name) => `/${name}`))]);
}

/** As the server has it now; what is kept only where it cannot be asked. */
async function fresh(request, name) {
  try {
    const found = await fetch(request);
    if (found.ok) {
      const copy = found.clone();
      void caches.open(KEPT).then((cache) => cache.put(name, copy));
    }
    return found;
  } catch (away) {
    const kept = await caches.match(name);
    if (kept) return kept;
    throw away;
  }
}

/** A file with a hash of itself in its name: it never changes. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) {
    const copy = found.clone();
    void caches.open(KEPT).then((cache) => cache.put(request, copy).then(tidy));
  }
  return found;
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  const cache = await caches.open(KEPT);
  const files = (await cache.keys()).filter(({ url }) => url.includes("/assets/"));
  for (const old of files.slice(0, Math.max(0, files.length - MOST))) await cache.delete(old);
}
