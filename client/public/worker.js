// Pages open even while the server is away: the program is in the browser's cache, and this keeps the page that names its
// parts. Nothing else is kept here; what a table shows always comes from the server.

const PAGE = '/';

addEventListener('install', (event) => {
  event.waitUntil(fetch(PAGE).then(keep).then(() => skipWaiting()));
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
    // A proxy answers for a server that is away.
    if (answer.status < 500) return await keep(answer);
  } catch {
    // Nobody answers.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

/** The page is the same under every address, so the latest one will do for all of them. */
async function keep(answer) {
  if (answer.ok) await (await caches.open('page')).put(PAGE, answer.clone());
  return answer;
}

/** Whoever taps a notice wants to see its table, in the window where it is open. */
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(look(event.notification.data));
});

async function look(path) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = windows.find((each) => new URL(each.url).pathname === path);
  await (found ? found.focus() : clients.openWindow(path));
}
