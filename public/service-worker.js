/*
 * Lets the product open without the network, as an installed application does: it keeps the two documents and the files
 * of the build, which are the same for everybody, and nothing else. No call, no answer, no file of a person passes
 * through it: those requests are not touched, and nothing of them is kept.
 */
const cacheName = "platon-build-1";
/** One document answers at every path of the application, the other one where one signs in. */
const signInPaths = ["/auth/user", "/auth/login"];
const documentKey = (path) => (signInPaths.includes(path) ? "/auth/user" : "/");

self.addEventListener("install", (event) => {
  event.waitUntil(keepStart().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOtherCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("authorization")) return;
  if (request.mode === "navigate") {
    if (isDocument(pathname)) event.respondWith(openDocument(request, documentKey(pathname)));
  } else if (pathname.startsWith("/assets/")) event.respondWith(openBuilt(request));
  else if (isLoose(pathname)) event.respondWith(openLoose(request));
});

const isDocument = (path) => !path.startsWith("/api/") && !path.startsWith("/realm/") && !/\.\w+$/.test(path);
const isLoose = (path) => path === "/settings.json" || path === "/first-look.js" || path === "/app.webmanifest" || path.startsWith("/icons/");

/** The application's document with the files that it names: enough to say that there is no network. */
async function keepStart() {
  const cache = await caches.open(cacheName);
  const answer = await fetch("/", { cache: "no-cache" });
  if (!answer.ok) return;
  const text = await answer.clone().text();
  await cache.put("/", answer);
  const named = [...text.matchAll(/(?:src|href)="(\/(?:assets\/[^"]+|first-look\.js))"/g)].map(([, path]) => path);
  await cache.addAll([...new Set(named)]);
}

async function dropOtherCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("platon-") && name !== cacheName).map((name) => caches.delete(name)));
}

/** The network's document, and the one that was kept where there is no network. */
async function openDocument(request, key) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.type === "basic" && isHtml(answer)) await keepDocument(cache, key, answer.clone());
    return answer;
  } catch (failure) {
    const kept = (await cache.match(key)) ?? (await cache.match("/"));
    if (kept) return kept;
    throw failure;
  }
}

const isHtml = (answer) => (answer.headers.get("content-type") ?? "").startsWith("text/html");

/** Another tag is another build: the files of the one before are of no use any more. */
async function keepDocument(cache, key, answer) {
  const before = await cache.match(key);
  if (before && before.headers.get("etag") !== answer.headers.get("etag")) await dropBuilt(cache);
  await cache.put(key, answer);
}

async function dropBuilt(cache) {
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => new URL(url).pathname.startsWith("/assets/")).map((request) => cache.delete(request)));
}

/** A file of the build never changes: its name holds the hash of its content. */
async function openBuilt(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === "basic") await cache.put(request.url, answer.clone());
  return answer;
}

/** What may change is asked for; the kept one stands in for it without the network. */
async function openLoose(request) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && answer.type === "basic") await cache.put(request.url, answer.clone());
    return answer;
  } catch (failure) {
    const kept = await cache.match(request.url);
    if (kept) return kept;
    throw failure;
  }
}
