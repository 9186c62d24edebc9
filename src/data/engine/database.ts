import type { Kysely } from 'kysely';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import type { Author } from '../audit/record-audit.ts';
import type { Tables } from '../schema/tables.ts';
import type { PoolCounts } from './postgres/pools.ts';
import type { IdempotencyRecord } from './transactions/idempotency.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** `isListening`: whether changes of other nodes arrive without asking. */
export type DatabaseStatus = { knownVersion: number; isListening: boolean; pools: PoolCounts };

export type Database = {
  kind: DatabaseKind;
  /** Its statements throw DatabaseUnavailableError. */
  query: Kysely<Tables>;
  /** The same without limits on time, for migrations and imports. */
  longRunning: Kysely<Tables>;
  /** For single reads of what shoppers see; a replica answers those that it can. */
  publicReads: Kysely<Tables>;
  /** Raised by every committed change of the catalogue, on any node. Throws DatabaseUnavailableError. */
  catalogueVersion(): number | Promise<number>;
  /** Called after a commit, so that a node sees its own writes at once. */
  updateKnownVersion(version: number): void;
  /** Makes `writeCatalogue` idempotent: a repeated request returns the first result. */
  idempotency?: IdempotencyRecord | undefined;
  /** Who makes the changes; `onAudited` gets what was recorded, after the commit. */
  author?: (Author & { onAudited: (entries: readonly AuditEntry[]) => void }) | undefined;
  /** For metrics; absent on SQLite, which has neither connections nor other nodes to hear of. */
  status?(): DatabaseStatus;
  close(): Promise<void>;
};

/** The same database for handlers that only read what shoppers see. */
export function forShoppers(database: Database): Database {
  return { ...database, query: database.publicReads };
}
