import Sqlite from 'better-sqlite3';
import { isPostgresError, type PostgresError } from './postgres-error.ts';

/** Why a write was not done; nothing of it was kept. */
export type RefusalReason =
  | 'not-found'
  | 'name-taken'
  | 'name-reserved'
  | 'link-taken'
  | 'flavor-repeated'
  | 'flavor-unknown'
  | 'reference-unknown'
  | 'out-of-range'
  | 'no-stock'
  /** Written by somebody else since it was read. */
  | 'stale'
  | 'flavor-name'
  | 'value-wrong'
  /** Nothing is kept that could be confirmed or undone. */
  | 'no-step'
  /** Something else is kept by now than what was asked for. */
  | 'other-step'
  /** The same Idempotency-Key with another request. */
  | 'key-reused';

/** `available` goes with no-stock: how many there are. */
export type Refusal = { ok: false; reason: RefusalReason; available?: number };

export function refuse(reason: RefusalReason): Refusal {
  return { ok: false, reason };
}

/** Unique constraints: PostgreSQL tells the constraint, SQLite its columns. */
const UNIQUE: Readonly<Record<string, RefusalReason>> = {
  products_key: 'name-taken',
  'products.key': 'name-taken',
  brands_link: 'link-taken',
  'brands.link': 'link-taken',
  categories_link: 'link-taken',
  'categories.link': 'link-taken',
  flavors_name: 'flavor-repeated',
  'flavors.product_id, flavors.name_key': 'flavor-repeated',
};

/** The refusal that a failed statement means; undefined when it failed for another reason than our constraints. */
export function toRefusal(error: unknown): Refusal | undefined {
  const reason = isPostgresError(error) ? postgresReason(error) : sqliteReason(error);
  return reason && refuse(reason);
}

/** Whether the database gave a transaction up for the sake of another one (deadlock or serialization). */
export function isTransactionConflict(error: unknown): boolean {
  return isPostgresError(error) && (error.code === '40P01' || error.code === '40001');
}

function postgresReason({ code, constraint = '' }: PostgresError): RefusalReason | undefined {
  if (code === '23505') return UNIQUE[constraint];
  if (code === '23503') return 'reference-unknown';
  return code === '23514' || code === '22003' ? 'out-of-range' : undefined;
}

function sqliteReason(error: unknown): RefusalReason | undefined {
  if (!(error instanceof Sqlite.SqliteError)) return undefined;
  if (error.code === 'SQLITE_CONSTRAINT_UNIQUE') return UNIQUE[error.message.replace(/^.*: /, '')];
  if (error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return 'reference-unknown';
  return error.code === 'SQLITE_CONSTRAINT_CHECK' ? 'out-of-range' : undefined;
}
