import type { RowValues, Snapshot, TableShape } from './snapshot.ts';

/**
 * A database that is built beside the one in use and takes its place at the end. Until `publish` has succeeded, the old
 * one is untouched, whenever the process ends.
 */
export interface SnapshotTarget {
  /** All empty, each after those that it refers to. */
  tables: readonly TableShape[];
  insert(table: TableShape, rows: readonly RowValues[]): Promise<void>;
  /** To be called after the last row: ids go on from these. */
  setLastIds(lastIds: Readonly<Record<string, number>>): Promise<void>;
  /** What was inserted; to be closed before `publish`. */
  snapshot(): Promise<Snapshot>;
  /** Runs the migrations that are missing, and puts the new database in the place of the old one. */
  publish(): Promise<void>;
  /** Frees the connections; without `publish` also what was built. */
  close(): Promise<void>;
}

/** `filled`: there is a database already. `in-use`: a server holds it open. */
export type TargetRefusal = { ok: false; reason: 'filled' | 'in-use' };

export type TargetResult = { ok: true; target: SnapshotTarget } | TargetRefusal;

export type TargetOptions = {
  /** The last migration that the rows have gone through. */
  through: string;
  /** Whether a database that is there may be replaced. */
  replace: boolean;
};
