// Caches the shell of the product for offline visits. It never touches /api: responses belong to a session,
// and what may be kept of them is in local storage, where signing out clears it.
const VERSION = 'dev';
const SHELL = [/* shell */];
// The empty page that scripts fill for any address; it never carries a recording script (RULES.md#security).
const PAGE = '/dashboard/overview';
const CACHE = `nowahala-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...SHELL]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('nowahala-') && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api') || url.pathname.startsWith('/dev/') || url.pathname.startsWith('/health')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request));
});

/** Built files are named after their content: once fetched they never change. */
async function fromCacheFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

/** What a page had loaded before this worker took over. */
self.addEventListener('message', (event) => {
  const keep = (event.data?.keep ?? []).filter((path) => typeof path === 'string' && path.startsWith('/assets/'));
  event.waitUntil(Promise.all(keep.map((path) => fromCacheFirst(new Request(path)))));
});
