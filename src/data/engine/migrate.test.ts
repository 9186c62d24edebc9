import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachEmptyDatabase } from '../../../test/databases/each-database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const run = promisify(execFile);

eachEmptyDatabase((_kind, newOptions) => {
  it('runs every migration once', async () => {
    const database = await openDatabase(await newOptions());
    expect(await migrate(database)).toContain('0001-tables');
    expect(await migrate(database)).toEqual([]);
    await database.close();
  });

  it('runs them once when two nodes start at the same moment', async () => {
    const options = JSON.stringify(await newOptions());
    const start = `
      import { openDatabase } from '#data/engine/open-database.ts';
      import { migrate } from '#data/engine/migrate.ts';
      const database = await openDatabase(${options});
      console.log((await migrate(database)).length > 0);
      await database.close();`;
    const node = async () => (await run(process.execPath, ['--input-type=module', '--eval', start])).stdout.trim();
    expect((await Promise.all([node(), node()])).toSorted()).toEqual(['false', 'true']);
  });

  it('leaves nothing of a change of tables that was interrupted', async () => {
    const { query, close } = await openDatabase(await newOptions());
    const interrupted = query.transaction().execute(async (transaction) => {
      await sql`create table half (id integer)`.execute(transaction);
      throw new Error('pulled plug');
    });
    await expect(interrupted).rejects.toThrow('pulled plug');
    await expect(sql`select * from half`.execute(query)).rejects.toThrow(/half/);
    await close();
  });
});
