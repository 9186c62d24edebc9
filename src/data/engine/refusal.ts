import Sqlite from 'better-sqlite3';
import { isPostgresError, type PostgresError } from './postgres/postgres-error.ts';

/** Why a write was rejected and rolled back. */
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
  | 'discount-above-total'
  /** Changed by another write since it was read. */
  | 'stale'
  /** The message of an order was entered by somebody else since it was read. */
  | 'entered-meanwhile'
  | 'flavor-letters'
  | 'flavor-length'
  | 'value-wrong'
  /** An added image is not in our own store: one of a product, or that of a brand. */
  | 'images-unknown'
  | 'image-unknown'
  /** There is no preview to confirm, or no update to undo. */
  | 'no-step'
  /** The preview has no price to change, or none was selected. */
  | 'nothing-selected'
  /** The stored preview or update is not the requested one. */
  | 'other-step'
  /** The Idempotency-Key was used for a different request. */
  | 'key-reused';

/** `available` comes with no-stock: the units in stock. `line` is the index of the line of an order that is refused. */
export type Refusal = { ok: false; reason: RefusalReason; available?: number; line?: number };

export function refuse(reason: RefusalReason): Refusal {
  return { ok: false, reason };
}

/** By constraint name on PostgreSQL, by columns on SQLite. */
const UNIQUE: Readonly<Record<string, RefusalReason>> = {
  products_key: 'name-taken',
  'products.key': 'name-taken',
  brands_link: 'link-taken',
  'brands.link': 'link-taken',
  categories_link: 'link-taken',
  'categories.link': 'link-taken',
  flavors_name: 'flavor-repeated',
  'flavors.product_id, flavors.name_key': 'flavor-repeated',
  suppliers_name_key: 'name-taken',
  'suppliers.name_key': 'name-taken',
};

/** Converts a violated constraint to a refusal; undefined for any other error. */
export function toRefusal(error: unknown): Refusal | undefined {
  const reason = isPostgresError(error) ? postgresReason(error) : sqliteReason(error);
  return reason && refuse(reason);
}

/** Whether the transaction was aborted because of another one (deadlock or serialization failure). */
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
