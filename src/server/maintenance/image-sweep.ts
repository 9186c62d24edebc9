import type { Logger } from 'pino';
import type { ImageStore } from '#adapters/images/image-store.ts';
import type { Database } from '#data/engine/database.ts';
import { deleteUnusedImages } from '#use-cases/images/delete-unused-images.ts';
import { runDaily } from './daily.ts';

type ImageSweepOptions = { database: Database; images: ImageStore; log: Logger };

/** Deletes unused images once a day. */
export function scheduleImageSweep({ database, images: store, log }: ImageSweepOptions) {
  return runDaily(async (signal) => {
    try {
      const swept = await deleteUnusedImages({ database, store, now: Date.now(), signal });
      log.info({ swept }, 'pictures swept');
    } catch (err) {
      log.error({ err }, 'pictures could not be swept');
    }
  });
}
