import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openAdminApi } from '../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';

eachDatabase((kind, open) => {
  it('logs the cause of an unexpected error, and does not send it', async () => {
    const database = await open();
    const office = await openAdminApi(database);
    await sql`drop table constants`.execute(database.query);
    office.logged.length = 0;
    expect(await office.failure('GET /api/constants')).toEqual({
      status: 500,
      error: 'Algo salió mal de nuestro lado. Probá de nuevo en un rato.',
      fields: undefined,
    });
    expect(office.logged).toMatchObject([{ level: 50, requestId: expect.any(String), path: '/api/constants' }]);
  });

  if (kind === 'sqlite') {
    it('answers writes with 507 when there is no room left and goes on reading', async () => {
      const database = await open();
      const office = await openAdminApi(database);
      await sql`pragma max_page_count = 1`.execute(database.query);
      const fill = async (count: number): Promise<Awaited<ReturnType<typeof office.send>>> => {
        const body = { name: `Producto ${count}`, price: 1, description: 'x'.repeat(2500) };
        const answer = await office.send('POST /api/products', { body });
        return answer.status === 200 ? fill(count + 1) : answer;
      };
      expect(await fill(1)).toMatchObject({ status: 507, body: { error: 'No queda lugar para guardar los datos.' } });
      const { totalResults } = await office.okBody('GET /api/products');
      await sql`pragma max_page_count = 1000000`.execute(database.query);
      await office.okBody('POST /api/products', { name: 'Entra', price: 1 });
      expect((await office.okBody('GET /api/products')).totalResults).toBe(totalResults + 1);
    });
  }
});
