/** Lists on this device; public/sw.js puts into it what another app shares, even before anybody has signed in. */
const CACHE = 'supplier-lists';
const SHARED = '/admin/cargarPDF/compartida';
const READ = '/admin/cargarPDF/leida';
/** Also written by public/sw.js. */
const NAME_HEADER = 'x-file-name';
const PREVIEW_HEADER = 'x-preview';

/** Stores the list of a preview, in place of the one before. */
export async function storeReadList(file: File, previewId: string): Promise<void> {
  await withCache(async (cache) => {
    await cache.put(READ, toResponse(file, previewId));
    await cache.delete(SHARED);
  });
}

/** The list of a preview; undefined when another one was read since, or on another device. */
export async function loadReadList(previewId: string): Promise<File | undefined> {
  return withCache(async (cache) => {
    const read = await cache.match(READ);
    return read?.headers.get(PREVIEW_HEADER) === previewId ? toFile(read) : undefined;
  });
}

/** The list that another app has shared and that was not read yet. */
export async function loadSharedList(): Promise<File | undefined> {
  return withCache(async (cache) => {
    const shared = await cache.match(SHARED);
    return shared && toFile(shared);
  });
}

export async function forgetSharedList(): Promise<void> {
  await withCache((cache) => cache.delete(SHARED));
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

async function toFile(response: Response): Promise<File> {
  return new File([await response.blob()], decodeURIComponent(response.headers.get(NAME_HEADER) ?? ''), {
    type: response.headers.get('content-type') ?? '',
  });
}
