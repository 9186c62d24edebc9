import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../../test/api/admin-api.ts';
import { CREDENTIALS, openApi } from '../../../test/api/open-api.ts';
import { everyWrite, type WriteCall } from '../../../test/api/writes.ts';
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
    it('answers every write with 507 when there is no room left, goes on reading, and writes again with room', async () => {
      const database = await open();
      const office = await openAdminApi(database);
      const writes = await everyWrite(office.okBody);
      await sql`pragma max_page_count = 1`.execute(database.query);
      for (const write of writes.filter(({ grows }) => grows))
        expect([write.call, await firstFailure(office, write)]).toEqual([write.call, FULL]);
      const { totalResults } = await office.okBody('GET /api/products');
      await sql`pragma max_page_count = 1000000`.execute(database.query);
      for (const { call, body } of writes) await office.okBody(call, body(1_000_000));
      expect((await office.okBody('GET /api/products')).totalResults).toBe(totalResults + 1);
    });

    it('answers a sign-in with 507 whose session has no room', async () => {
      const database = await open();
      const api = await openApi(database);
      await api.signIn();
      await sql`pragma max_page_count = 1`.execute(database.query);
      // Fills what is left of the table of sessions alone.
      const addSession = sql`insert into session (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
        select hex(randomblob(16)), "expiresAt", hex(randomblob(32)), "createdAt", "updatedAt", "userId" from session limit 1`;
      for (let isFull = false; !isFull; )
        isFull = await addSession.execute(database.query).then(
          () => false,
          () => true,
        );
      const response = await api.post('/api/auth/sign-in/email', CREDENTIALS);
      expect([response.status, (await response.json()).error]).toEqual([FULL.status, FULL.error]);
    });
  }
});

const FULL = { status: 507, error: 'No queda lugar para guardar los datos.' };

/** Repeats a write until it fails: the last pages of the database have room for some. */
async function firstFailure({ send }: AdminApi, { call, body }: WriteCall) {
  for (let count = 1; ; count += 1) {
    const response = await send(call, { body: body(count) });
    if (response.status !== 200) return { status: response.status, error: response.body.error };
  }
}
