import type { DatabaseKind } from '../engine/database.ts';

/** A value in the form that both databases share: dates as ISO text, truth values as 0 and 1. */
export type StoredValue = string | number | null;

/** The values of a row, in the order of the table's columns. */
export type RowValues = readonly StoredValue[];

/** Columns in their order, without generated ones. */
export type TableShape = { name: string; columns: readonly string[] };

/** The content of a shop's database. */
export type DatabaseContent = {
  /** Names of the migrations that it has gone through, in order. */
  migrations: readonly string[];
  tables: readonly TableShape[];
  /** The highest id that was ever assigned, by table: ids of deleted rows are not assigned again. */
  lastIds: Readonly<Record<string, number>>;
  /** All rows, in batches, in the order of the primary key; text in bytewise order. */
  rows(table: TableShape): AsyncIterable<RowValues[]>;
};

/** A consistent view of a database, unaffected by later writes and without blocking them. */
export type Snapshot = DatabaseContent & { kind: DatabaseKind; close(): Promise<void> };

/** Tables that describe the database itself and are not copied as rows; triggers fill `product_changes`. */
export function isInternalTable(name: string): boolean {
  return name === 'product_changes' || name.startsWith('kysely_') || name.startsWith('sqlite_');
}
