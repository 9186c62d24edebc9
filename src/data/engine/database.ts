import type { Kysely } from 'kysely';
import type { IdempotencyRecord } from './idempotency.ts';
import type { Tables } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export type Database = {
  kind: DatabaseKind;
  query: Kysely<Tables>;
  /** Rises with every committed change of the catalogue, whoever made it. */
  catalogueVersion(): number | Promise<number>;
  /** Told by `writeCatalogue` after a commit, so that a node sees its own writes at once. */
  updateKnownVersion(version: number): void;
  /** With it, the next write of the catalogue is done once, however often it is asked for. */
  idempotency?: IdempotencyRecord | undefined;
  close(): Promise<void>;
};
