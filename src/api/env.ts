import type { Logger } from 'pino';
import type { ImageStore } from '#adapters/images/image-store.ts';
import type { Database } from '#data/database.ts';

/** What the API is a function of. */
export type ApiParts = { database: Database; images: ImageStore; log: Logger };

/** What travels with each request. */
export type ApiEnv = { Variables: { requestId: string } };
