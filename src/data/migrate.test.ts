import { expect, it } from 'vitest';
import { eachPlace } from '../../test/databases.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

eachPlace((_kind, newPlace) => {
  it('runs every migration once', async () => {
    const database = await openDatabase(await newPlace());
    expect(await migrate(database)).toEqual(['0001-tables', '0002-indexes', '0003-first-rows']);
    expect(await migrate(database)).toEqual([]);
    await database.close();
  });
});
