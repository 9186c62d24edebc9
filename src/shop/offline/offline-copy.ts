import { createStore, type ReadableStore } from '#ui/store/store.ts';

/** The worker (public/sw.js) marks what it gives out of its store, with the date of the answer: a meta or a header. */
export const OFFLINE_COPY_HEADER = 'x-kept';
const OFFLINE_COPY_META = 'meta[name="kept"]';

const store = createStore<string | null>(null);
let started = false;

/** When what is on the screen was read, as HTTP writes dates; null while it is fresh. */
export const offlineCopyDate: ReadableStore<string | null> = {
  get: () => {
    if (!started) setOfflineCopyDate(document.querySelector<HTMLMetaElement>(OFFLINE_COPY_META)?.content ?? null);
    return store.get();
  },
  subscribe: store.subscribe,
};

export function setOfflineCopyDate(date: string | null): void {
  started = true;
  store.set(date);
}
