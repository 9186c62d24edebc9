import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#use-cases/catalogue/product-writes.ts';
import { eachEmptyDatabase } from '../../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../../test/seeds/product-draft.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { refuse } from '../refusal.ts';
import { writeCatalogue } from './catalogue-transaction.ts';

const change = (database: Database) => writeCatalogue(database, async () => ({ result: { ok: true }, audit: [] }));

eachEmptyDatabase((kind, newPlace) => {
  const nodes = async (trouble: Error[] = []) => {
    const place = await newPlace();
    const onTrouble = (error: Error) => trouble.push(error);
    const writer = await openDatabase(place);
    await migrate(writer);
    const reader = await openDatabase({ ...place, onConnectionError: onTrouble });
    return { writer, reader, close: () => Promise.all([writer.close(), reader.close()]) };
  };

  it('is seen immediately by the node that wrote, and within a second by the others', async () => {
    const { writer, reader, close } = await nodes();
    const before = await reader.catalogueVersion();
    expect(await writer.catalogueVersion()).toBe(before);
    await change(writer);
    expect(await writer.catalogueVersion()).toBe(before + 1);
    await expect.poll(() => reader.catalogueVersion(), { timeout: 1000 }).toBe(before + 1);
    await close();
  });

  it('rises with a write and not with one that was refused', async () => {
    const { writer, close } = await nodes();
    const before = await writer.catalogueVersion();
    await createProduct(writer, { draft: productDraft({ name: 'Whey' }), now: NOW });
    expect(await writer.catalogueVersion()).toBe(before + 1);
    await createProduct(writer, { draft: productDraft({ name: 'WHEY' }), now: NOW });
    await writeCatalogue(writer, async () => refuse('not-found'));
    await expect(writeCatalogue(writer, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect(await writer.catalogueVersion()).toBe(before + 1);
    await close();
  });

  it('is not seen before the commit, not even by the node that writes', async () => {
    const { writer, close } = await nodes();
    const before = await writer.catalogueVersion();
    await writeCatalogue(writer, async (transaction) => {
      await transaction.updateTable('catalogue_version').set({ version: 1000 }).execute();
      if (kind === 'sqlite') expect(await writer.catalogueVersion()).toBe(before);
      return refuse('not-found');
    });
    expect(await writer.catalogueVersion()).toBe(before);
    await close();
  });

  it('counts every one of many writes at the same time', async () => {
    const { writer, reader, close } = await nodes();
    const before = await reader.catalogueVersion();
    // Two connections of one process to one SQLite file would wait for each other.
    const other = kind === 'sqlite' ? writer : reader;
    await Promise.all(Array.from({ length: 20 }, (_, index) => change(index % 2 ? writer : other)));
    expect(await writer.catalogueVersion()).toBe(before + 20);
    await close();
  });

  if (kind === 'postgres') {
    it('does both of two writes that wait for each other', async () => {
      const { writer, close } = await nodes();
      const ids = [];
      for (const name of ['Uno', 'Dos'])
        ids.push(insertedId(await createProduct(writer, { draft: productDraft({ name }), now: NOW })));
      const bothHoldOne = Promise.withResolvers<void>();
      let holding = 0;
      const raise = (order: readonly number[]) =>
        writeCatalogue(writer, async (transaction) => {
          for (const id of order) {
            const raised = transaction.updateTable('products').set((eb) => ({ amount: eb('amount', '+', 1) }));
            await raised.where('id', '=', id).execute();
            holding += 1;
            if (holding === 2) bothHoldOne.resolve();
            await bothHoldOne.promise;
          }
          return { result: { ok: true }, audit: [] };
        });
      expect(await Promise.all([raise(ids), raise(ids.toReversed())])).toEqual([{ ok: true }, { ok: true }]);
      const amounts = await writer.query.selectFrom('products').select('amount').execute();
      expect(amounts).toEqual([{ amount: 7 }, { amount: 7 }]);
      await close();
    });

    describe('when the connection that listens is lost', () => {
      it('reads the version until it listens again', async () => {
        const trouble: Error[] = [];
        const { writer, reader, close } = await nodes(trouble);
        const before = await reader.catalogueVersion();
        await expect.poll(() => typeof reader.catalogueVersion()).toBe('number');

        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'select version%' and pid <> pg_backend_pid()`.execute(
          writer.query,
        );
        await expect.poll(() => trouble.length).toBeGreaterThan(0);
        await change(writer);
        expect(await reader.catalogueVersion()).toBe(before + 1);

        await expect.poll(() => typeof reader.catalogueVersion(), { timeout: 3000 }).toBe('number');
        await change(writer);
        await expect.poll(() => reader.catalogueVersion(), { timeout: 1000 }).toBe(before + 2);
        await close();
      });

      it('does not prevent a node from closing', async () => {
        const { reader, close } = await nodes();
        await reader.catalogueVersion();
        const closed = await Promise.race([close().then(() => 'closed'), pause(3000, 'waits')]);
        expect(closed).toBe('closed');
      });
    });
  }
});
