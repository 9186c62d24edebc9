import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import type { Database, DatabaseKind } from '#data/engine/database.ts';
import { migrate } from '#data/engine/migrate.ts';
import { type DatabaseOptions, openDatabase } from '#data/engine/open-database.ts';
import { dropDatabase, MIGRATED_TEMPLATE, newDatabase } from '../servers/postgres-server.ts';

/** Opens a new, migrated database; it is closed and removed after the suite. */
export type OpenDatabase = () => Promise<Database>;

/** Options of a new, empty database, which is removed after the suite. */
export type NewDatabase = () => Promise<DatabaseOptions>;

/** Runs one suite on SQLite and on PostgreSQL. */
export function eachDatabase(suite: (kind: DatabaseKind, open: OpenDatabase) => void): void {
  onEachKind({ like: MIGRATED_TEMPLATE }, (kind, newOptions) => {
    const opened: Database[] = [];
    afterAll(async () => {
      for (const database of opened) await database.close();
    });
    suite(kind, async () => {
      const database = await openDatabase(await newOptions());
      opened.push(database);
      await migrate(database);
      return database;
    });
  });
}

/** The same for suites that open the database themselves or pass its options to a server. */
export function eachEmptyDatabase(suite: (kind: DatabaseKind, newOptions: NewDatabase) => void): void {
  onEachKind({}, suite);
}

type Template = { like?: string };

function onEachKind(model: Template, suite: (kind: DatabaseKind, newOptions: NewDatabase) => void): void {
  describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
    const remove: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const each of remove) await each();
    });
    suite(kind, async () => {
      const { options, removed } = kind === 'sqlite' ? await newFile() : await newPostgres(model);
      remove.push(removed);
      return options;
    });
  });
}

async function newFile() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-sqlite-'));
  return { options: { file: join(folder, 'shop.db') }, removed: () => rm(folder, { recursive: true, force: true }) };
}

async function newPostgres(model: Template) {
  const server = inject('postgresUrl');
  const url = await newDatabase(server, model);
  return { options: { url }, removed: () => dropDatabase(server, url) };
}
