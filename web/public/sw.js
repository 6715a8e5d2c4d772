/* Keeps the program, the pages of rules and puzzles for when there is no network, and shows word from
   the server while no page is open. What is told of tables is never kept: it would be stale. */

const KEPT = 'spielwerk';
/** Puzzles and their boards, beside the program: they never push it out. */
const PUZZLES = 'spielwerk-puzzles';
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
  else if (isPuzzle(path)) event.respondWith(freshFirst(request, PUZZLES));
  else if (isPage(request, path)) event.respondWith(freshFirst(request));
});

/** What puzzles are, and the boards that they are shown on: the same for everybody. */
function isPuzzle(path) {
  return /^api\/(puzzles(\/|$)|games\/[^/]+\/geometry$)/.test(path);
}

/** The program's pages, those of rules, and what they show; nothing that a server computes. */
function isPage(request, path) {
  if (path.startsWith('api/') || path.startsWith('ws/')) return false;
  return request.mode === 'navigate' || /^(rules|drawn)\/|\.(svg|png|webmanifest)$/.test(path);
}

/** Files whose names hold a hash of what is in them never change. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? (await fetched(request));
}

async function freshFirst(request, name = KEPT) {
  try {
    return await fetched(request, name);
  } catch (error) {
    const first = request.mode === 'navigate' ? self.registration.scope : request;
    const rules = /\/rules\//.test(new URL(request.url).pathname); // those of a table may be kept as the game's
    const kept =
      (await caches.match(request, { ignoreSearch: rules })) ?? (await caches.match(first));
    if (kept === undefined) throw error;
    return kept;
  }
}

async function fetched(request, name = KEPT) {
  const answer = await fetch(request);
  if (answer.ok && !answer.redirected) await keep(request, answer.clone(), name);
  return answer;
}

async function keep(request, answer, name) {
  const cache = await caches.open(name);
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
