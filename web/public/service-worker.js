// Caches the shell of the product for offline visits. It never touches /api: responses belong to a session,
// and what may be kept of them is in local storage, where signing out clears it.
const VERSION = 'dev';
// The empty page that scripts fill for any address; it never carries a recording script (RULES.md#security).
const PAGE = '/dashboard/overview';
const CACHE = `nowahala-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(cacheShell().then(() => self.skipWaiting()));
});

/** The empty page in the reader's language, and the files that it names. */
async function cacheShell() {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`the page came with ${page.status}`);
  const files = [...(await page.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
  await cache.put(PAGE, page);
}

/** A reader who chose another language gets its page when offline, too. */
async function cacheLanguage(language) {
  const kept = await caches.match(PAGE);
  if (kept && kept.headers.get('content-language') !== language) await cacheShell();
}

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
  const { language } = event.data ?? {};
  event.waitUntil(Promise.all([...keep.map((path) => fromCacheFirst(new Request(path))), ...(language ? [cacheLanguage(language)] : [])]));
});
