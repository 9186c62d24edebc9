import type { Logger } from 'pino';
import type { Administrator, Identity } from '#adapters/identity/identity.ts';
import type { ImageStore } from '#adapters/images/image-store.ts';
import type { Database } from '#data/database.ts';

/** What the API is a function of. */
export type ApiParts = { database: Database; identity: Identity; images: ImageStore; log: Logger };

/** What travels with each request; `administrator` only behind the guard. */
export type ApiEnv = {
  Variables: { requestId: string; identity: Identity; administrator: Administrator };
};
