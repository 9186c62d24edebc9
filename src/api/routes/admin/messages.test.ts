import { beforeEach, describe, expect, it } from 'vitest';
import { deleteContactMessagesBefore, insertContactMessage } from '#data/business/contact-messages.ts';
import type { Database } from '#data/engine/database.ts';
import { openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 4, 1, 12);

eachDatabase((_kind, open) => {
  let database: Database;
  let office: Awaited<ReturnType<typeof openAdminApi>>;
  let ids: number[] = [];

  beforeEach(async () => {
    database ??= await open();
    office ??= await openAdminApi(database);
    await database.query.deleteFrom('contact_messages').execute();
    ids = [];
    for (const [day, name] of ['Ana', 'Beto', 'Caro'].entries()) {
      const message = { name, email: `${name}@example.org`, message: 'Hola.\n¿Hay stock?' };
      ids.push(await insertContactMessage(database, { message, now: START + day * DAY_MS }));
    }
  });

  const list = (query = '') => office.okBody(`GET /api/messages${query}`);
  const unread = async () => (await office.okBody('GET /api/attention')).unreadMessages;

  describe('GET /api/messages', () => {
    it('returns the messages page by page, newest first', async () => {
      const first = await list('?pageSize=2');
      expect(first).toMatchObject({ totalResults: 3, hasMore: true });
      expect(first.data).toEqual([
        {
          id: ids[2],
          name: 'Caro',
          email: 'Caro@example.org',
          message: 'Hola.\n¿Hay stock?',
          date: { _seconds: (START + 2 * DAY_MS) / 1000, _nanoseconds: 0 },
          read: false,
        },
        expect.objectContaining({ id: ids[1], name: 'Beto' }),
      ]);
      expect(await list('?pageSize=2&page=2')).toMatchObject({ data: [{ id: ids[0] }], hasMore: false });
      expect(await list('?page=3')).toMatchObject({ data: [], totalResults: 3 });
    });

    it('refuses more than 500 at once', async () => {
      expect(await office.failure('GET /api/messages?pageSize=501')).toMatchObject({ status: 400 });
    });
  });

  describe('PUT /api/messages/read', () => {
    it('marks messages as read, which the pending counts leave out', async () => {
      expect(await unread()).toBe(3);
      await office.okBody('PUT /api/messages/read', { ids: [ids[2], ids[0]] });
      expect((await list()).data.map(({ read }: { read: boolean }) => read)).toEqual([true, false, true]);
      expect(await unread()).toBe(1);
      await office.okBody('PUT /api/messages/read', { ids: [999_999] });
      expect(await unread()).toBe(1);
    });

    it.each([{}, { ids: [] }, { ids: ['x'] }, { ids: Array(501).fill(1) }])('refuses %j', async (body) => {
      expect(await office.failure('PUT /api/messages/read', body)).toMatchObject({ status: 400 });
    });
  });

  describe('DELETE /api/messages/:id', () => {
    it('deletes one message', async () => {
      expect(await office.okBody(`DELETE /api/messages/${ids[1]}`)).toEqual({ id: ids[1] });
      expect((await list()).data.map(({ name }: { name: string }) => name)).toEqual(['Caro', 'Ana']);
      expect(await office.failure(`DELETE /api/messages/${ids[1]}`)).toMatchObject({
        status: 404,
        error: 'No encontramos ese mensaje.',
      });
    });
  });

  it('old messages are deleted, by the day', async () => {
    expect(await deleteContactMessagesBefore(database, START + DAY_MS)).toBe(1);
    expect((await list()).data.map(({ name }: { name: string }) => name)).toEqual(['Caro', 'Beto']);
  });
});
