// Lets pages open while the server is down. The browser caches the scripts, and this worker the page that names them.
// It stores nothing else: all data of tables come from the server.

const PAGE = '/';

addEventListener('install', (event) => {
  event.waitUntil(fetch(PAGE).then(cachePage).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(clients.claim());
});

addEventListener('fetch', (event) => {
  const page = event.request.mode === 'navigate' && !new URL(event.request.url).pathname.startsWith('/api/');
  if (page) event.respondWith(open(event.request));
});

async function open(request) {
  try {
    const answer = await fetch(request);
    // A proxy answers 5xx for a server that is down.
    if (answer.status < 500) return await cachePage(answer);
  } catch {
    // The server cannot be reached.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

/** Cache the page. It is the same under every address, so one copy is enough. */
async function cachePage(answer) {
  if (answer.ok) await (await caches.open('page')).put(PAGE, answer.clone());
  return answer;
}

/** A notification opens its table, in the window that shows it already if there is one. */
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

async function openTable(path) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = windows.find((each) => new URL(each.url).pathname === path);
  await (found ? found.focus() : clients.openWindow(path));
}
