import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { discardPreview, readSteps, STEP_LIFETIME_MS, savePreview } from '#data/price-lists/price-list-steps.ts';
import { listRememberedPairs } from '#data/price-lists/remembered-pairs.ts';
import type { LinePair, PriceListPreview } from '#data/price-lists/step-contents.ts';
import { findProductById } from '#data/products/find-product.ts';
import { listPriceHistory } from '#data/products/price-history.ts';
import { deleteSupplier, listSuppliers } from '#data/suppliers/suppliers.ts';
import type { PriceChangeSource } from '#domain/audit/price-sources.ts';
import { LIST_PRICE_RULE } from '#domain/pricing/price-rule.ts';
import { eachDatabase, eachEmptyDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { changePrice } from '../catalogue/product-writes.ts';
import { confirmPreview, undoUpdate } from './confirm-price-list.ts';

const NOW = Date.UTC(2026, 5, 1);
const writtenBy = (source: PriceChangeSource) => (database: Database) => {
  const administrator = { id: 'ana', name: 'Ana' };
  return { ...database, author: { administrator, source, onAudited: () => {} } };
};
const pdf = writtenBy('pdf');
const undo = writtenBy('undo');
const ana = { administratorId: 'ana', now: NOW };

/** Each product of 1000 pesos from one line of 1200, in this order. */
function previewOf(ids: readonly number[]): PriceListPreview {
  return {
    lines: ids.map((_, index) => ({ index, key: `line ${index}`, text: `Line ${index} $ 1.200`, price: 1_200_00 })),
    pairs: ids.map((id, line) => ({ line, id, similarity: 1, doubts: [], remembered: false })),
    prices: ids.map((id) => [id, 1_000_00]),
    rows: ids.length,
    priceColumn: 'PVP',
    priceColumns: [],
    columnChosen: false,
    supplier: null,
    rule: LIST_PRICE_RULE,
    looksInDollars: false,
    latestDollarRate: null,
  };
}

async function stocked(database: Database, names: readonly string[]): Promise<number[]> {
  const put = productInserter(database);
  const ids: number[] = [];
  for (const name of names) ids.push(await put({ name }));
  return ids;
}

const priceOf = async (database: Database, id: number) => (await findProductById(database, id))?.price;

eachDatabase((_kind, open) => {
  let database: Database;
  let ids: number[];
  const price = (id = 0) => priceOf(database, id);
  const preview = (administratorId = 'ana', id = 'p1') =>
    savePreview(database, { administratorId, now: NOW, id, preview: previewOf(ids) });
  const pairsOf = (lines: readonly number[]): LinePair[] => lines.map((line) => ({ line, id: ids[line] ?? 0 }));
  const remembered = async () => (await listRememberedPairs(database)).get(null);
  const atFirst = async () => {
    for (const id of ids) await changePrice(database, { id, change: { price: 1_000_00 }, now: NOW });
    await preview();
  };

  beforeAll(async () => {
    database = await open();
    ids = await stocked(database, ['Uno', 'Dos', 'Tres']);
  });

  describe('a preview', () => {
    it('belongs to who made it: for another administrator there is none', async () => {
      await atFirst();
      const bea = { administratorId: 'bea', now: NOW };
      expect(await readSteps(database, bea)).toEqual({ preview: null, update: null });
      expect(await confirmPreview(pdf(database), { ...bea })).toEqual({ ok: false, reason: 'no-step' });
      expect(await price(ids[0])).toBe(1_000_00);
      expect((await readSteps(database, ana)).preview).toMatchObject({ id: 'p1', msLeft: STEP_LIFETIME_MS });
    });

    it('holds for thirty minutes to the millisecond', async () => {
      await atFirst();
      const late = { ...ana, now: NOW + STEP_LIFETIME_MS + 1 };
      expect((await readSteps(database, late)).preview).toBeNull();
      expect(await confirmPreview(pdf(database), { ...late })).toEqual({ ok: false, reason: 'no-step' });
      const inTime = { ...ana, now: NOW + STEP_LIFETIME_MS };
      expect((await readSteps(database, inTime)).preview?.msLeft).toBe(0);
      expect(await confirmPreview(pdf(database), { ...inTime })).toMatchObject({ ok: true });
    });

    it('is confirmed only once by concurrent requests', async () => {
      await atFirst();
      const tries = await Promise.all(Array.from({ length: 5 }, () => confirmPreview(pdf(database), { ...ana })));
      expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
      expect(tries.filter((one) => !one.ok && one.reason === 'no-step')).toHaveLength(4);
      expect((await listPriceHistory(database, ids[0] ?? 0)).filter(({ source }) => source === 'pdf')).toHaveLength(2);
    });

    it('is replaced by a later one, and removed when it is discarded', async () => {
      await atFirst();
      await preview('ana', 'p2');
      const request = { ...ana, pairs: pairsOf([0]) };
      const other = { ok: false, reason: 'other-step' };
      expect(await confirmPreview(database, { ...request, previewId: 'p1' })).toEqual(other);
      expect(await discardPreview(database, { ...ana, id: 'p1' })).toEqual(other);
      expect((await readSteps(database, ana)).preview?.id).toBe('p2');
      expect(await discardPreview(database, { ...ana, id: 'p2' })).toEqual({ ok: true });
      expect(await confirmPreview(database, request)).toEqual({ ok: false, reason: 'no-step' });
      expect(await discardPreview(database, { ...ana, id: 'p2' }), 'as good as dropped').toEqual({ ok: true });
      await preview('ana', 'p3');
      expect(await discardPreview(database, { ...ana, now: NOW + STEP_LIFETIME_MS + 1, id: 'p2' })).toEqual({
        ok: true,
      });
      await discardPreview(database, ana);
      expect((await readSteps(database, ana)).preview).toBeNull();
    });

    it('skips and names the products whose price moved, and stays when none is left', async () => {
      await atFirst();
      const [moved = 0, ...others] = ids;
      await changePrice(database, { id: moved, change: { price: 5 }, now: NOW });
      const only = { ...ana, pairs: pairsOf([0]) };
      expect(await confirmPreview(database, only)).toEqual({ ok: false, reason: 'stale' });
      expect(await confirmPreview(pdf(database), { ...ana })).toMatchObject({
        updated: others.map((id) => ({ id, before: 1_000_00, after: 1_200_00 })),
        skipped: [{ id: moved, name: 'Uno' }],
      });
      expect([await price(moved), await price(others[0])]).toEqual([5, 1_200_00]);
    });

    it('says that nothing is selected, not that prices changed', async () => {
      await atFirst();
      const refused = { ok: false, reason: 'nothing-selected' };
      expect(await confirmPreview(database, { ...ana, pairs: [] })).toEqual(refused);
      await savePreview(database, { administratorId: 'ana', now: NOW, id: 'p2', preview: previewOf([]) });
      expect(await confirmPreview(database, ana)).toEqual(refused);
    });

    it('refuses a line that is not in it and a product that is chosen twice, and holds on', async () => {
      await atFirst();
      const [id = 0] = ids;
      for (const pairs of [[{ line: 99, id }], [{ line: 0, id: 999_999 }], [...pairsOf([0]), { line: 1, id }]]) {
        const result = await confirmPreview(pdf(database), { ...ana, pairs });
        expect(result).toEqual({ ok: false, reason: 'reference-unknown' });
      }
      expect((await readSteps(database, ana)).preview?.id).toBe('p1');
      expect(await price(id)).toBe(1_000_00);
    });
  });

  describe('an update', () => {
    it('is undone only once, by its administrator, within thirty minutes, except for prices that changed since', async () => {
      await atFirst();
      await confirmPreview(pdf(database), { ...ana });
      const [moved = 0, unchanged = 0] = ids;
      await changePrice(database, { id: moved, change: { price: 7 }, now: NOW });
      const none = { ok: false, reason: 'no-step' };
      expect(await undoUpdate(undo(database), { administratorId: 'bea', now: NOW })).toEqual(none);
      expect(await undoUpdate(undo(database), { ...ana, now: NOW + STEP_LIFETIME_MS + 1 })).toEqual(none);
      const tries = await Promise.all(Array.from({ length: 3 }, () => undoUpdate(undo(database), { ...ana })));
      expect(tries.filter(({ ok }) => ok)).toMatchObject([{ skipped: [{ id: moved, name: 'Uno' }] }]);
      expect([await price(moved), await price(unchanged)]).toEqual([7, 1_000_00]);
      expect((await listPriceHistory(database, unchanged))[0]).toMatchObject({ administrator: 'Ana', source: 'undo' });
      expect((await readSteps(database, ana)).update).toBeNull();
    });

    it('is left alone when an earlier one is to be undone', async () => {
      await atFirst();
      await confirmPreview(pdf(database), { ...ana, pairs: pairsOf([0]) });
      await preview('ana', 'p2');
      await confirmPreview(pdf(database), { ...ana, pairs: pairsOf([1]) });
      const request = { ...ana, by: undo, updateId: 'p1' };
      expect(await undoUpdate(database, request)).toEqual({ ok: false, reason: 'other-step' });
      expect([await price(ids[0]), await price(ids[1])]).toEqual([1_200_00, 1_200_00]);
      expect(await undoUpdate(database, { ...request, updateId: 'p2' })).toMatchObject({ ok: true, id: 'p2' });
      expect([await price(ids[0]), await price(ids[1])]).toEqual([1_200_00, 1_000_00]);
      expect(await undoUpdate(database, { ...request, updateId: 'p2' })).toEqual({ ok: false, reason: 'no-step' });
    });

    it('is left to be undone by a later one that changes nothing', async () => {
      await atFirst();
      await confirmPreview(pdf(database), ana);
      const same = previewOf(ids);
      const prices = ids.map((id): [number, number] => [id, 1_200_00]);
      await savePreview(database, { ...ana, id: 'p2', preview: { ...same, prices } });
      expect(await confirmPreview(pdf(database), ana)).toMatchObject({ ok: true, id: 'p2', skipped: [] });
      expect((await readSteps(database, ana)).update?.id).toBe('p1');
      expect(await undoUpdate(undo(database), { ...ana, updateId: 'p1' })).toMatchObject({ ok: true, skipped: [] });
      expect(await Promise.all(ids.map(price))).toEqual([1_000_00, 1_000_00, 1_000_00]);
    });

    it.each([
      ['ana', []],
      ['bea', [{ name: 'Ceibo', lastListAt: NOW + 1000 }]],
    ])('of ana forgets its new supplier unless another confirms the list again (%s)', async (administratorId, left) => {
      await atFirst();
      const ofSupplier = (id: number | null): PriceListPreview => {
        const supplier = { id, name: 'Ceibo', lastListAt: null, template: '{}', isTaught: false, products: [] };
        return { ...previewOf(ids), supplier };
      };
      await savePreview(database, { ...ana, id: 'p2', preview: ofSupplier(null) });
      await confirmPreview(pdf(database), ana);
      const [{ id = 0 } = {}] = await listSuppliers(database);
      const again = { administratorId, now: NOW + 1000 };
      const prices = ids.map((id): [number, number] => [id, 1_200_00]);
      await savePreview(database, { ...again, id: 'p3', preview: { ...ofSupplier(id), prices } });
      expect(await confirmPreview(pdf(database), again)).toMatchObject({ ok: true, skipped: [] });
      expect(await listSuppliers(database)).toMatchObject([{ id, lastListAt: NOW + 1000 }]);
      const { update } = await readSteps(database, { ...ana, now: NOW + 1000 });
      expect(update).toMatchObject({ id: 'p2', msLeft: STEP_LIFETIME_MS - 1000 });
      expect(await undoUpdate(undo(database), ana)).toMatchObject({ ok: true, skipped: [] });
      expect(await listSuppliers(database)).toMatchObject(left);
      await deleteSupplier(database, id);
    });

    it('is not undone when only prices are left that it did not change', async () => {
      await atFirst();
      const [one = 0, two = 0] = ids;
      await changePrice(database, { id: two, change: { price: 1_200_00 }, now: NOW });
      const preview = previewOf([one, two]);
      const prices: [number, number][] = [
        [one, 1_000_00],
        [two, 1_200_00],
      ];
      await savePreview(database, { ...ana, id: 'p2', preview: { ...preview, prices } });
      expect(await confirmPreview(pdf(database), ana)).toMatchObject({ ok: true, skipped: [] });
      await changePrice(database, { id: one, change: { price: 7 }, now: NOW });
      expect(await undoUpdate(undo(database), ana)).toEqual({ ok: false, reason: 'stale' });
    });

    it('makes its chosen pairs remembered, and undone what was remembered before', async () => {
      const [one = 0, two = 0] = ids;
      await atFirst();
      await confirmPreview(pdf(database), { ...ana, pairs: [{ line: 0, id: one }] });
      expect(await remembered()).toEqual(new Map([['line 0', one]]));
      await atFirst();
      await confirmPreview(pdf(database), { ...ana, pairs: [{ line: 0, id: two }, ...pairsOf([2])] });
      expect((await remembered())?.get('line 0')).toBe(two);
      await undoUpdate(undo(database), { ...ana });
      expect(await remembered()).toEqual(new Map([['line 0', one]]));
      await atFirst();
      await confirmPreview(pdf(database), { ...ana });
      expect((await remembered())?.size, 'an empty choice vouches for nothing').toBe(1);
    });
  });
});

eachEmptyDatabase((_kind, newPlace) => {
  it('preview and way back outlive the server', async () => {
    const place = await newPlace();
    const restarted = async (act: (database: Database) => Promise<void>) => {
      const database = await openDatabase(place);
      await act(database).finally(() => database.close());
    };
    let id = 0;
    await restarted(async (database) => {
      await migrate(database);
      [id = 0] = await stocked(database, ['Uno']);
      await savePreview(database, { ...ana, id: 'p', preview: previewOf([id]) });
    });
    await restarted(async (database) => {
      expect((await readSteps(database, ana)).preview?.content).toEqual(previewOf([id]));
      expect(await confirmPreview(pdf(database), { ...ana, previewId: 'p' })).toMatchObject({ ok: true });
    });
    await restarted(async (database) => {
      expect(await priceOf(database, id)).toBe(1_200_00);
      expect((await readSteps(database, ana)).update?.content.updated).toMatchObject([{ id, name: 'Uno' }]);
      expect(await undoUpdate(undo(database), { ...ana })).toMatchObject({ ok: true });
      expect(await priceOf(database, id)).toBe(1_000_00);
    });
  });
});
