import { beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import type { Database } from '../engine/database.ts';
import { createQueryCache } from './compiled-query-cache.ts';

eachDatabase((_kind, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('compiles a query once for each key and binds the values of each run', async () => {
    const types = createQueryCache<{ name: string }>();
    let built = 0;
    const named = (order: 'asc' | 'desc', ...ids: number[]) =>
      types(database.query, {
        key: `${order} ${ids.length}`,
        build: () => {
          built += 1;
          const placeholders = ids.map((_, index) => -1 - index);
          return database.query
            .selectFrom('category_types')
            .select('name')
            .where('id', 'in', placeholders)
            .orderBy('id', order);
        },
        parameters: new Map(ids.map((id, index) => [-1 - index, id])),
      });
    expect(await named('asc', 1)).toEqual([{ name: 'Suplementos' }]);
    expect(await named('asc', 3)).toEqual([{ name: 'Combos' }]);
    expect(await named('desc', 1, 2)).toEqual([{ name: 'Accesorios' }, { name: 'Suplementos' }]);
    expect(await named('desc', 2, 3)).toEqual([{ name: 'Combos' }, { name: 'Accesorios' }]);
    expect(built).toBe(2);
  });
});
