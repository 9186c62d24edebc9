/** Lists on this device; public/sw.js puts into it what another app shares, even before anybody has signed in. */
const CACHE = 'supplier-lists';
/** With the time when it was shared, in epoch milliseconds, as its query. */
const SHARED = '/admin/cargarPDF/compartida';
const READ = '/admin/cargarPDF/leida';
/** Also written by public/sw.js. */
const NAME_HEADER = 'x-file-name';
const PREVIEW_HEADER = 'x-preview';
const ACCEPTED_HEADER = 'x-accepted';

/** Stores the list of a preview, in place of the one before. What was shared since it was read stays. */
export async function storeReadList(file: File, previewId: string): Promise<void> {
  await withCache((cache) => cache.put(READ, toResponse(file, { [PREVIEW_HEADER]: previewId })));
  await forgetSharedLists(file.lastModified);
}

/** The list of a preview; undefined when another one was read since, or on another device. */
export async function loadReadList(previewId: string): Promise<File | undefined> {
  return withCache(async (cache) => {
    const read = await cache.match(READ);
    return read?.headers.get(PREVIEW_HEADER) === previewId ? toFile(read) : undefined;
  });
}

/** The last list that another app has shared, that the seller accepted and that was not read yet. */
export async function loadSharedList(): Promise<File | undefined> {
  return withCache((cache) => latestShared(cache, (shared) => shared.headers.has(ACCEPTED_HEADER)));
}

/** The last shared list that the seller has not accepted yet: any page can send one. */
export async function loadUnansweredList(): Promise<File | undefined> {
  return withCache((cache) => latestShared(cache, (shared) => !shared.headers.has(ACCEPTED_HEADER)));
}

export async function acceptSharedList(shared: File): Promise<void> {
  const response = toResponse(shared, { [ACCEPTED_HEADER]: '1' });
  await withCache((cache) => cache.put(sharedUrl(shared), response));
}

export async function rejectSharedList(shared: File): Promise<void> {
  await withCache((cache) => cache.delete(sharedUrl(shared)));
}

/** Forgets what was shared until then, in epoch milliseconds. */
export async function forgetSharedLists(until = Number.POSITIVE_INFINITY): Promise<void> {
  await withCache(async (cache) => {
    const past = (await sharedLists(cache)).filter(({ sharedAt }) => sharedAt <= until);
    await Promise.all(past.map(({ request }) => cache.delete(request)));
  });
}

/** Modified when it was shared. */
async function latestShared(cache: Cache, matches: (shared: Response) => boolean): Promise<File | undefined> {
  for (const { request, sharedAt } of (await sharedLists(cache)).toSorted((a, b) => b.sharedAt - a.sharedAt)) {
    const shared = await cache.match(request);
    if (shared && matches(shared)) return toFile(shared, sharedAt);
  }
  return undefined;
}

function sharedUrl({ lastModified }: File): string {
  return `${SHARED}?${lastModified}`;
}

async function sharedLists(cache: Cache): Promise<{ request: Request; sharedAt: number }[]> {
  const requests = await cache.keys(SHARED, { ignoreSearch: true });
  return requests.map((request) => ({ request, sharedAt: Number(new URL(request.url).search.slice(1)) }));
}

export async function forgetLists(): Promise<void> {
  await withCache(() => caches.delete(CACHE));
}

/** Undefined where nothing can be stored: without https, in some private windows, or on a full disk. */
async function withCache<Result>(use: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await use(await caches.open(CACHE));
  } catch {
    return undefined;
  }
}

function toResponse(file: File, headers: Record<string, string>): Response {
  const own = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
  return new Response(file, { headers: { ...own, ...headers } });
}

async function toFile(response: Response, lastModified = Date.now()): Promise<File> {
  return new File([await response.blob()], decodeURIComponent(response.headers.get(NAME_HEADER) ?? ''), {
    type: response.headers.get('content-type') ?? '',
    lastModified,
  });
}
