import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Administrator, Identity } from '#adapters/identity/identity.ts';
import type { ImageStore } from '#adapters/images/image-store.ts';
import type { Mailer } from '#adapters/mail/mailer.ts';
import type { ContactTarget } from '#contract/shop/contact.ts';
import type { Database } from '#data/engine/database.ts';
import type { IsProxy } from './client-address.ts';

/** What the API is a function of. */
export type ApiDependencies = {
  database: Database;
  identity: Identity;
  images: ImageStore;
  isProxy: IsProxy;
  /** Where the shop says it is; requests may reach it on other addresses too. */
  publicUrl?: string | undefined;
  log: Logger;
  /** Tells the seller of messages; without one they are only stored. */
  mailer?: Mailer | undefined;
  /** Where the contact form posts to instead of here. */
  emailService?: ContactTarget | undefined;
};

/** What travels with each request; `administrator` only behind the guard. */
export type ApiEnv = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { requestId: string; identity: Identity; administrator: Administrator };
};
