/* Shows word from the server while no page is open, and opens the table that it is about. */

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
