import Sqlite from 'better-sqlite3';
import { openDatabase } from '#data/database.ts';
import { insertCatalogue } from '#data/insert-catalogue.ts';
import { migrate } from '#data/migrate.ts';
import { catalogue } from './catalogue.ts';

/** Makes a database file with this many products. */
export async function seed({ file, products }: { file: string; products: number }): Promise<void> {
  const database = await openDatabase({ file });
  await migrate(database);
  const result = await insertCatalogue(database, { catalogue: catalogue(products), now: Date.UTC(2026, 0, 1) });
  await database.close();
  if (!result.ok) throw new Error(`the catalogue was refused: ${JSON.stringify(result)}`);
}

/** Makes the shop take every kept answer for old, as a write to the catalogue does, but at no cost worth measuring. */
export function openStaler(file: string): { makeStale: () => void; close: () => void } {
  const connection = new Sqlite(file);
  connection.pragma('synchronous = OFF');
  const raise = connection.prepare('update catalogue_version set version = version + 1');
  return { makeStale: () => void raise.run(), close: () => void connection.close() };
}
