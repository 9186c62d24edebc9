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

/** Puts every answer that the shop keeps in doubt, as a write to the catalogue does, at as little cost as can be. */
export function openDoubter(file: string) {
  const connection = new Sqlite(file, { timeout: 5000 });
  connection.pragma('synchronous = OFF');
  const raise = connection.prepare('update catalogue_version set version = version + 1');
  const describe = connection.prepare('update products set description = ?');
  let times = 0;
  return {
    /** As if something had changed that is nowhere to be seen. */
    raise: () => void raise.run(),
    /** Changes what every list and every product shows. */
    changeAll: connection.transaction(() => {
      times += 1;
      describe.run(
        `La descripción número ${times}, que es tan larga como suelen ser las descripciones de un producto.`,
      );
      raise.run();
    }),
    close: () => void connection.close(),
  };
}
