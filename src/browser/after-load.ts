import type { ReadableStore } from '#ui/store/store.ts';
import { announceNavigation } from './announce-navigation.ts';
import { reloadOutdatedPages } from './outdated-code.ts';
import { registerServiceWorker } from './service-worker.ts';

/** What no page needs before it is shown. `failed` has the action to retry. */
export function startAfterLoad(failed: ReadableStore<unknown>): Promise<void> {
  reloadOutdatedPages(failed);
  announceNavigation();
  return registerServiceWorker();
}
