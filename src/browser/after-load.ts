import { openAfterUpdate } from './open-after-update.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Starts what no first page needs. */
export function startAfterLoad(): void {
  openAfterUpdate();
  void registerServiceWorker();
}
