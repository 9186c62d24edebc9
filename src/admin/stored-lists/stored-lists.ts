/** Lists on this device; public/sw.js puts into it what another app shares, even before anybody has signed in. */
const CACHE = 'supplier-lists';
/** With the time when it was shared, in epoch milliseconds, as its query. */
const SHARED = '/admin/cargarPDF/compartida';
const READ = '/admin/cargarPDF/leida';
/** Also written by public/sw.js. */
const NAME_HEADER = 'x-file-name';
const PREVIEW_HEADER = 'x-preview';

/** Stores the list of a preview, in place of the one before. What was shared since it was read stays. */
export async function storeReadList(file: File, previewId: string): Promise<void> {
  await withCache((cache) => cache.put(READ, toResponse(file, previewId)));
  await forgetSharedLists(file.lastModified);
}

/** The list of a preview; undefined when another one was read since, or on another device. */
export async function loadReadList(previewId: string): Promise<File | undefined> {
  return withCache(async (cache) => {
    const read = await cache.match(READ);
    return read?.headers.get(PREVIEW_HEADER) === previewId ? toFile(read) : undefined;
  });
}

/** The last list that another app has shared and that was not read yet; modified when it was shared. */
export async function loadSharedList(): Promise<File | undefined> {
  return withCache(async (cache) => {
    const [latest] = (await sharedLists(cache)).toSorted((a, b) => b.sharedAt - a.sharedAt);
    const shared = latest && (await cache.match(latest.request));
    return shared && toFile(shared, latest.sharedAt);
  });
}

/** Forgets what was shared until then, in epoch milliseconds. */
export async function forgetSharedLists(until = Number.POSITIVE_INFINITY): Promise<void> {
  await withCache(async (cache) => {
    const past = (await sharedLists(cache)).filter(({ sharedAt }) => sharedAt <= until);
    await Promise.all(past.map(({ request }) => cache.delete(request)));
  });
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

function toResponse(file: File, previewId: string): Response {
  const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
  return new Response(file, { headers: { ...headers, [PREVIEW_HEADER]: previewId } });
}

async function toFile(response: Response, lastModified = Date.now()): Promise<File> {
  return new File([await response.blob()], decodeURIComponent(response.headers.get(NAME_HEADER) ?? ''), {
    type: response.headers.get('content-type') ?? '',
    lastModified,
  });
}
