/* Keeps the program and the pages of rules for when there is no network, and shows word from the
   server while no page is open. What is told of tables is never kept: it would be stale. */

const KEPT = 'spielwerk';
/** So many files are kept: those that were fetched last. */
const MOST = 300;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = pathname.slice(new URL(self.registration.scope).pathname.length);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (path.startsWith('assets/')) event.respondWith(keptFirst(request));
  else if (isPage(request, path)) event.respondWith(freshFirst(request));
});

/** The program's pages, those of rules, and what they show; nothing that a server computes. */
function isPage(request, path) {
  if (path.startsWith('api/') || path.startsWith('ws/')) return false;
  return request.mode === 'navigate' || /^(rules|drawn)\/|\.(svg|png|webmanifest)$/.test(path);
}

/** Files whose names hold a hash of what is in them never change. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? (await fetched(request));
}

async function freshFirst(request) {
  try {
    return await fetched(request);
  } catch (error) {
    const first = request.mode === 'navigate' ? self.registration.scope : request;
    const kept = (await caches.match(request)) ?? (await caches.match(first));
    if (kept === undefined) throw error;
    return kept;
  }
}

async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok && !answer.redirected) await keep(request, answer.clone());
  return answer;
}

async function keep(request, answer) {
  const cache = await caches.open(KEPT);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MOST).map((old) => cache.delete(old)));
}

self.addEventListener('push', (event) => {
  const { title, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag: link, data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.link, self.registration.scope).href;
  event.waitUntil(show(address));
});

async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url.split('#')[0] === address);
  return open ? open.focus() : self.clients.openWindow(address);
}
