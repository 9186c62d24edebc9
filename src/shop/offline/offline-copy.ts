import { createStore, type ReadableStore } from '#ui/store/store.ts';

/** Where the service worker (public/sw.js) writes the date of an offline copy: in a header, in pages in a meta. */
export const OFFLINE_COPY_HEADER = 'x-kept';
const OFFLINE_COPY_META = 'meta[name="kept"]';

const store = createStore<string | null>(null);
let initialized = false;

/** The date (HTTP format) of the offline copy on the screen; null when the page came from the network. */
export const offlineCopyDate: ReadableStore<string | null> = {
  get: () => {
    if (!initialized) setOfflineCopyDate(document.querySelector<HTMLMetaElement>(OFFLINE_COPY_META)?.content ?? null);
    return store.get();
  },
  subscribe: store.subscribe,
};

export function setOfflineCopyDate(date: string | null): void {
  initialized = true;
  store.set(date);
}
