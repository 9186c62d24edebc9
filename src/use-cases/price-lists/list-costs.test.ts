import { beforeAll, beforeEach, expect, it } from 'vitest';
import { listAudit } from '#data/audit/list-audit.ts';
import type { Database } from '#data/engine/database.ts';
import { savePreview } from '#data/price-lists/price-list-steps.ts';
import type { PriceListPreview } from '#data/price-lists/step-contents.ts';
import { findProductById } from '#data/products/find-product.ts';
import { LIST_PRICE_RULE, type PriceRule } from '#domain/pricing/price-rule.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { NOW, productDraft } from '../../../test/seeds/product-draft.ts';
import { updateProduct } from '../catalogue/product-writes.ts';
import { confirmPreview, undoUpdate } from './confirm-price-list.ts';

const ana = { administratorId: 'ana', now: NOW };
const written = { administrator: { id: 'ana', name: 'Ana' }, onAudited: () => {} };
const halfMore: PriceRule = { ...LIST_PRICE_RULE, markup: 5000 };

eachDatabase((_kind, open) => {
  let database: Database;
  let withCost: number;
  let without: number;
  beforeAll(async () => {
    database = { ...(await open()), author: written };
    const insert = productInserter(database);
    withCost = await insert({ name: 'Whey', price: 1_000_00, cost: 600_00 });
    without = await insert({ name: 'Té', price: 1_200_00 });
  });
  beforeEach(() => savePreview(database, { ...ana, id: 'p', preview: preview() }));

  const preview = (): PriceListPreview => ({
    lines: [800_00, 800_00, 40_00].map((price, index) => ({
      index,
      key: `k${index}`,
      text: '',
      price,
      product: { name: `Nuevo ${index}`, brand: null, category: null },
    })),
    pairs: [withCost, without].map((id, line) => ({ line, id, similarity: 1, doubts: [], remembered: false })),
    prices: [
      [withCost, 1_000_00],
      [without, 1_200_00],
    ],
    rows: 3,
    priceColumn: null,
    priceColumns: [],
    columnChosen: false,
    supplier: null,
    rule: LIST_PRICE_RULE,
    looksInDollars: false,
    latestDollarRate: null,
  });
  const costs = async () => [
    (await findProductById(database, withCost))?.cost,
    (await findProductById(database, without))?.cost,
  ];
  const lastEntry = async (entityId: number) =>
    (await listAudit(database, { filter: { entityId }, limit: 1 })).entries[0];

  it('applies the rule to a price that was corrected', async () => {
    const pairs = [{ line: 0, id: withCost, price: 820_00 }];
    expect(await confirmPreview(database, { ...ana, rule: halfMore, pairs })).toMatchObject({ ok: true });
    expect(await findProductById(database, withCost)).toMatchObject({ price: 1_230_00, cost: 820_00 });
    expect(await undoUpdate(database, ana)).toMatchObject({ ok: true });
  });

  it('keeps what a list of costs says, with a trace, and an undo puts back what was there', async () => {
    const confirmed = await confirmPreview(database, { ...ana, rule: halfMore, newProducts: [2] });
    expect(confirmed).toMatchObject({ ok: true, created: [{ name: 'Nuevo 2' }] });
    expect(await costs()).toEqual([800_00, 800_00]);
    if (confirmed.ok) {
      const created = await findProductById(database, confirmed.created[0]?.id ?? 0);
      expect(created).toMatchObject({ price: 60_00, cost: 40_00 });
    }
    expect(await lastEntry(withCost)).toMatchObject({
      did: 'price changed by list',
      from: { price: 1000, cost: 600 },
      to: { price: 1200, cost: 800 },
    });
    expect(await lastEntry(without), 'the price is the same').toMatchObject({
      did: 'product changed',
      from: { cost: null },
      to: { cost: 800 },
    });

    expect(await undoUpdate(database, ana)).toMatchObject({ ok: true });
    expect(await costs()).toEqual([600_00, null]);
    expect((await findProductById(database, withCost))?.price).toBe(1_000_00);
  });

  it('does not undo a cost that somebody has entered since', async () => {
    await confirmPreview(database, { ...ana, rule: halfMore });
    await updateProduct(database, { id: without, change: { cost: 5_00 }, now: NOW });
    expect(await undoUpdate(database, ana)).toMatchObject({ ok: true });
    expect(await costs()).toEqual([600_00, 5_00]);
    await updateProduct(database, { id: without, change: { cost: null }, now: NOW });
  });

  it('leaves costs alone where the list has the price for the public', async () => {
    await confirmPreview(database, ana);
    expect(await costs()).toEqual([600_00, null]);
    await undoUpdate(database, ana);
  });

  it('refuses a cost beyond the limits', async () => {
    const draft = productDraft({ name: 'Mal' });
    const change = { ...draft, images: undefined, cost: -1 };
    expect(await updateProduct(database, { id: without, change, now: NOW })).toMatchObject({ reason: 'out-of-range' });
  });
});
