/*
 * The worker of the shop. Pages and reads of the catalogue come from the network; only without one they come out of
 * what was visited, marked as kept. Files whose names never stand for anything else come out of the store first.
 * The build (scripts/finish-worker.ts) fills in BUILD and FILES, so each build has a store of its own.
 */
const BUILD = '__BUILD__';
const FILES = ['__FILES__'];

const SHOP = `shop-${BUILD}`;
const PICTURES = 'pictures';
const OFFLINE = '/offline.html';
const MOST = { [SHOP]: 400, [PICTURES]: 200 };

const READS =
  /^\/api\/(?:products\/(?!id\/|prices?$|price-)|brands\/all$|categories\/suplements$|constants\/business$)/;
const NEVER = /^\/(?:admin|api)(?:\/|$)|^\/sw\.js$/;
const FOREVER = /^\/(?:assets|images|banners)\//;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHOP).then((cache) => cache.addAll([OFFLINE, ...FILES])));
});

addEventListener('activate', (event) => {
  event.waitUntil(leaveOldBuilds().then(() => clients.claim()));
});

addEventListener('message', (event) => {
  if (typeof event.data?.keep === 'string') event.waitUntil(keepPage(event.data.keep));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.headers.has('authorization') || request.headers.get('cache-control') === 'no-cache') return;
  if (FOREVER.test(pathname)) event.respondWith(keptFirst(request, pathname));
  else if (READS.test(pathname)) event.respondWith(networkFirst(event, failed));
  else if (request.mode === 'navigate' && !NEVER.test(pathname)) event.respondWith(networkFirst(event, offlinePage));
});

async function keptFirst(request, pathname) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await keep(pathname.startsWith('/assets/') ? SHOP : PICTURES, request, response.clone());
  return response;
}

async function networkFirst(event, otherwise) {
  try {
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(keep(SHOP, event.request.url, response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(event.request.url, { cacheName: SHOP, ignoreVary: true });
    return kept ? marked(kept) : otherwise(error);
  }
}

/** A kept answer that tells how old it is: a page in its head, data in a header. */
async function marked(response) {
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

function failed(error) {
  throw error;
}

/** Says that there is no connection, and which pages can be read all the same. */
async function offlinePage() {
  const cache = await caches.open(SHOP);
  const page = await cache.match(OFFLINE);
  if (!page) return Response.error();
  const kept = (await cache.keys()).map(({ url }) => new URL(url)).filter(({ pathname }) => isProduct(pathname));
  const items = kept
    .reverse()
    .slice(0, 12)
    .map(({ pathname }) => `<li><a href="${pathname}">${name(pathname)}</a></li>`);
  const list = items.length > 0 ? `<p>Mientras tanto podés ver lo que ya visitaste:</p><ul>${items.join('')}</ul>` : '';
  const { headers } = page;
  return new Response(
    (await page.text()).replace('<!-- kept -->', () => list),
    { headers: plain(headers) },
  );
}

function isProduct(pathname) {
  return /^\/productos\/[^/]+$/.test(pathname);
}

function name(pathname) {
  const words = decodeURIComponent(pathname.split('/').at(-1)).replaceAll('-', ' ');
  const safe = words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return safe.charAt(0).toUpperCase() + safe.slice(1);
}

function plain(headers) {
  return [...headers].filter(([key]) => key !== 'content-encoding' && key !== 'content-length');
}

async function keepPage(path) {
  const { origin, pathname, href } = new URL(path, location.origin);
  if (origin !== location.origin || NEVER.test(pathname)) return;
  if (await caches.match(href, { cacheName: SHOP, ignoreVary: true })) return;
  const response = await fetch(href).catch(() => undefined);
  if (response?.status === 200 && !response.redirected) await keep(SHOP, href, response);
}

/** Keeps an answer; the oldest go when there are too many. A full disk only means that less is kept. */
async function keep(store, request, response) {
  try {
    const cache = await caches.open(store);
    await cache.put(request, response);
    const keys = await cache.keys();
    const fixed = new Set([OFFLINE, ...FILES]);
    const passing = keys.filter(({ url }) => !fixed.has(new URL(url).pathname));
    await Promise.all(passing.slice(0, Math.max(0, passing.length - MOST[store])).map((key) => cache.delete(key)));
  } catch {
    // What cannot be kept is asked for again.
  }
}

async function leaveOldBuilds() {
  const stores = await caches.keys();
  await Promise.all(
    stores.filter((store) => store !== SHOP && store !== PICTURES).map((store) => caches.delete(store)),
  );
}
