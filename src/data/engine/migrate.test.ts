import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachEmptyDatabase } from '../../../test/databases/each-database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const run = promisify(execFile);

eachEmptyDatabase((_kind, newPlace) => {
  it('runs every migration once', async () => {
    const database = await openDatabase(await newPlace());
    expect(await migrate(database)).toContain('0001-tables');
    expect(await migrate(database)).toEqual([]);
    await database.close();
  });

  it('runs them once when two nodes start at the same moment', async () => {
    const place = JSON.stringify(await newPlace());
    const start = `
      import { openDatabase } from './open-database.ts';
      import { migrate } from './migrate.ts';
      const database = await openDatabase(${place});
      console.log((await migrate(database)).length > 0);
      await database.close();`;
    const node = async () => (await run(process.execPath, ['--input-type=module', '--eval', start])).stdout.trim();
    expect((await Promise.all([node(), node()])).toSorted()).toEqual(['false', 'true']);
  });

  it('leaves nothing of a change of tables that was interrupted', async () => {
    const { query, close } = await openDatabase(await newPlace());
    const interrupted = query.transaction().execute(async (transaction) => {
      await sql`create table half (id integer)`.execute(transaction);
      throw new Error('pulled plug');
    });
    await expect(interrupted).rejects.toThrow('pulled plug');
    await expect(sql`select * from half`.execute(query)).rejects.toThrow(/half/);
    await close();
  });
});
