/*
 * Without a connection a page says so. Nothing else is kept here: no answer of the server, no game, no part of the page.
 * And what the house pushes is shown, in the words that it brings along.
 */

const CACHE = "signoria-offline-1";
const OFFLINE = "/offline.html";
const KEPT = [OFFLINE, "/offline.css", "/favicon.svg"];

self.addEventListener("install", (event) => {
  const fresh = KEPT.map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

/* The network first, always; what is kept is shown only where it does not answer. */
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (KEPT.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

/* A notice takes the place of the one before about its table. What is shown of turns that have passed goes. */
self.addEventListener("push", (event) => {
  const said = event.data?.json();
  if (said) event.waitUntil((last = last.then(() => show(said), () => show(said))));
});

/* One after the other: a browser forgets a notice that it is asked about before it is on the screen. */
let last = Promise.resolve();

async function show({ title, body, lang, tag, url, kind, table, at, waiting }) {
  for (const shown of await self.registration.getNotifications()) {
    const { data } = shown;
    if (["turn", "time"].includes(data?.kind) && !waiting.includes(data.table)) shown.close();
  }
  const pictures = { icon: "/icon-192.png", badge: "/icon-192.png" };
  const about = { data: { url, kind, table }, timestamp: at * 1000 };
  await self.registration.showNotification(title, { body, lang, tag, renotify: true, ...pictures, ...about });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

/* The page that is there already, or a new one: another game stays where it is. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  return there ? there.focus() : self.clients.openWindow(url);
}

/* The browser takes notices elsewhere from now on: the house is told where. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const fresh = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/api/account/push", { method: "PUT", headers: { "Content-Type": "application/json" }, body });
}
