/*
 * The service worker of the shop. Pages and public API reads are network first: without a connection, or while a proxy
 * answers that the shop is down, they come from the cache, marked as offline copies. Files with immutable content are
 * cache first.
 * The build (tools/assets/finish-worker.ts) fills in BUILD and PRECACHED_FILES, so each build has a cache of its own.
 */
const BUILD = '__BUILD__';
const PRECACHED_FILES = ['__FILES__'];

const SHOP_CACHE = `shop-${BUILD}`;
/** Shared by all builds. The name is that of installed workers, whose images it keeps. */
const IMAGE_CACHE = 'pictures';
/** Lists that were shared with the installed admin (src/admin/stored-lists/stored-lists.ts). */
const LIST_CACHE = 'supplier-lists';
const LIST_SCREEN = '/admin/cargarPDF';
const FOREIGN_TEXT = 'Este pedido viene de otro sitio y no lo aceptamos.';
const OFFLINE_PAGE = '/offline.html';
const MAX_ENTRIES = { [SHOP_CACHE]: 400, [IMAGE_CACHE]: 200 };
const MAX_LINKS = 12;

const CACHED_API =
  /^\/api\/(?:home$|products\/(?!id\/|prices?$|price-)|brands\/all$|categories\/suplements$|constants\/business$)/;
const NEVER_CACHED = /^\/(?:admin|api)(?:\/|$)|^\/sw\.js$/;
const IMMUTABLE = /^\/(?:assets|images|banners)\//;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHOP_CACHE).then((cache) => cache.addAll([OFFLINE_PAGE, ...PRECACHED_FILES])));
});

addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => clients.claim()));
});

// Sent by src/browser/service-worker.ts, whose older versions in open tabs must be understood too.
addEventListener('message', (event) => {
  if (typeof event.data?.keep === 'string') event.waitUntil(cachePage(event.data.keep));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === location.origin && pathname === `${LIST_SCREEN}/compartir`) {
    event.respondWith(isForeign(request) ? new Response(FOREIGN_TEXT, { status: 403 }) : receiveList(request));
    return;
  }
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.headers.has('authorization') || request.headers.get('cache-control') === 'no-cache') return;
  if (IMMUTABLE.test(pathname)) event.respondWith(cacheFirst(request, pathname));
  else if (CACHED_API.test(pathname)) event.respondWith(networkFirst(event, fail));
  else if (request.mode === 'navigate' && !NEVER_CACHED.test(pathname)) {
    event.respondWith(networkFirst(event, offlinePage));
  }
});

/**
 * Whether a page of another origin sends it. A share of the phone has neither origin nor referrer, but a page can hide
 * both: therefore the admin asks before it opens what is stored.
 */
function isForeign({ headers, referrer }) {
  const sources = [headers.get('origin') ?? '', referrer].filter((source) => /^https?:/.test(source));
  return sources.some((source) => new URL(source).origin !== location.origin);
}

/** Stores the file or text that another app shares, so that it is still there after signing in. */
async function receiveList(request) {
  try {
    const form = await request.formData();
    const file = form.getAll('file').find(({ size }) => size > 0) ?? messageFile(form);
    const headers = { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) };
    const cache = await caches.open(LIST_CACHE);
    // Each has an address of its own: reading one must not remove another that came meanwhile.
    await cache.put(`${LIST_SCREEN}/compartida?${Date.now()}`, new Response(file, { headers }));
    return Response.redirect(LIST_SCREEN, 303);
  } catch {
    return Response.redirect(`${LIST_SCREEN}?perdida=1`, 303);
  }
}

function messageFile(form) {
  const texts = ['title', 'text', 'url'].map((field) => form.get(field)).filter(Boolean);
  if (texts.length === 0) throw new Error('nothing was shared');
  return new File([texts.join('\n')], 'Mensaje compartido', { type: 'text/plain' });
}

async function cacheFirst(request, pathname) {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  const cacheName = pathname.startsWith('/assets/') ? SHOP_CACHE : IMAGE_CACHE;
  if (response.status === 200 && !isStandIn(response, pathname)) await putInCache(cacheName, request, response.clone());
  return response;
}

/** Whether it is an image that the server sends until it has made the requested one. */
function isStandIn({ headers }, pathname) {
  return pathname.startsWith('/images/') && !headers.get('cache-control')?.includes('immutable');
}

/** `fallback` makes the response when there is no copy, from the network error or the proxy's response. */
async function networkFirst(event, fallback) {
  const result = await fetch(event.request).catch((error) => error);
  if (result instanceof Response) {
    if (result.status === 200) event.waitUntil(putInCache(SHOP_CACHE, event.request.url, result.clone()));
    if (!isFromProxy(result)) return result;
  }
  const cached = await caches.match(event.request.url, { cacheName: SHOP_CACHE, ignoreVary: true });
  return cached ? markAsOfflineCopy(cached) : fallback(result);
}

/** Whether a proxy answers for a shop that is down. Responses of the shop, also that it is busy, have a policy. */
function isFromProxy({ status, headers }) {
  return status === 502 || status === 504 || (status === 503 && !headers.has('content-security-policy'));
}

/** Adds the date of the response, to a header and to the head of a page (src/shop/offline/offline-copy.ts). */
async function markAsOfflineCopy(response) {
  const headers = new Headers(response.headers);
  const date = headers.get('date') ?? '';
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('x-kept', date);
  const text = await response.text();
  return new Response(
    text.replace('</head>', () => `<meta name="kept" content="${date}"></head>`),
    { headers },
  );
}

function fail(result) {
  if (result instanceof Response) return result;
  throw result;
}

/** The offline page, with links to the product pages in the cache, newest first. */
async function offlinePage() {
  const cache = await caches.open(SHOP_CACHE);
  const page = await cache.match(OFFLINE_PAGE);
  if (!page) return Response.error();
  const links = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter(isProductPage)
    .reverse()
    .slice(0, MAX_LINKS)
    .map((pathname) => `<li><a href="${pathname}">${productName(pathname)}</a></li>`);
  const list = links.length > 0 ? `<p>Mientras tanto podés ver lo que ya visitaste:</p><ul>${links.join('')}</ul>` : '';
  return new Response(
    (await page.text()).replace('<!-- cached pages -->', () => list),
    { headers: uncompressedHeaders(page) },
  );
}

function isProductPage(pathname) {
  return /^\/productos\/[^/]+$/.test(pathname);
}

/** The name in the path of a product page, as HTML. */
function productName(pathname) {
  const words = safeDecode(pathname.split('/').at(-1)).replaceAll('-', ' ');
  const html = words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return html.charAt(0).toUpperCase() + html.slice(1);
}

/** The text as it is when an escape in it is malformed. */
function safeDecode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function uncompressedHeaders({ headers }) {
  return [...headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length');
}

/** Fetches and caches a page that was shown by client-side navigation, unless it is in the cache. */
async function cachePage(path) {
  const { origin, pathname, href } = new URL(path, location.origin);
  if (origin !== location.origin || NEVER_CACHED.test(pathname)) return;
  if (await caches.match(href, { cacheName: SHOP_CACHE, ignoreVary: true })) return;
  const response = await fetch(href).catch(() => undefined);
  if (response?.status === 200 && !response.redirected) await putInCache(SHOP_CACHE, href, response);
}

/** Evicts the oldest entries over the limit, but no precached file. */
async function putInCache(cacheName, request, response) {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(request, response);
    const precached = new Set([OFFLINE_PAGE, ...PRECACHED_FILES]);
    const evictable = (await cache.keys()).filter(({ url }) => !precached.has(new URL(url).pathname));
    const excess = Math.max(0, evictable.length - MAX_ENTRIES[cacheName]);
    await Promise.all(evictable.slice(0, excess).map((key) => cache.delete(key)));
  } catch {
    // A full disk only means that the file is fetched again.
  }
}

async function deleteOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => ![SHOP_CACHE, IMAGE_CACHE, LIST_CACHE].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
