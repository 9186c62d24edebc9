import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Administrator, Identity } from '#adapters/identity/identity.ts';
import type { ImageStore } from '#adapters/images/image-store.ts';
import type { Mailer } from '#adapters/mail/mailer.ts';
import type { ContactTarget } from '#contract/shop/contact.ts';
import type { Database } from '#data/engine/database.ts';
import type { IsProxy } from './trusted-proxies.ts';

export type ApiDependencies = {
  database: Database;
  identity: Identity;
  images: ImageStore;
  /** Called after an upload with the hash of the image. */
  onImageStored?: ((hash: string) => void) | undefined;
  /** Free bytes where images and database are stored; undefined when that is not on this machine. */
  freeBytes?: (() => Promise<number | undefined>) | undefined;
  /** Where the shop makes backups by itself: throws nothing. */
  readBackupStatus?: (() => Promise<BackupStatus>) | undefined;
  isProxy: IsProxy;
  /** The shop's public URL; requests may come to other addresses too. */
  publicUrl?: string | undefined;
  log: Logger;
  /** Whether the server has begun to stop, and takes no more requests. */
  isStopping?: (() => boolean) | undefined;
  /** Whether pictures may be taken from machines of the own network: only in tests. */
  allowPrivatePictures?: boolean | undefined;
  /** Mails contact messages to the seller; without it they are only stored. */
  mailer?: Mailer | undefined;
  /** E-mail service that the contact form posts to instead of the API. */
  emailService?: ContactTarget | undefined;
};

/** Age and size of the newest backup, null without one; whether an attempt has failed since. */
export type BackupStatus = { ageMs: number | null; bytes: number | null; hasFailed: boolean };

/** Context of each request; `administrator` is set only behind the guard. */
export type ApiEnv = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { requestId: string; identity: Identity; administrator: Administrator };
};
