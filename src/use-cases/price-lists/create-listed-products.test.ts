import { beforeAll, beforeEach, expect, it } from 'vitest';
import { listAudit } from '#data/audit/list-audit.ts';
import { insertBrand } from '#data/brands-and-categories/brands.ts';
import type { Database } from '#data/engine/database.ts';
import { savePreview } from '#data/price-lists/price-list-steps.ts';
import { listRememberedPairs } from '#data/price-lists/remembered-pairs.ts';
import type { PriceListPreview } from '#data/price-lists/step-contents.ts';
import { findProductById } from '#data/products/find-product.ts';
import { LIST_PRICE_RULE } from '#domain/pricing/price-rule.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { changePrice, deleteProduct, toggleProduct } from '../catalogue/product-writes.ts';
import { type ConfirmResult, confirmPreview, undoUpdate } from './confirm-price-list.ts';

const NOW = Date.UTC(2026, 5, 1);
const ana = { administratorId: 'ana', now: NOW };
const written = { administrator: { id: 'ana', name: 'Ana' }, onAudited: () => {} };

eachDatabase((_kind, open) => {
  let database: Database;
  let taken: number;
  let brandId: number;
  beforeAll(async () => {
    database = { ...(await open()), author: written };
    taken = await productInserter(database)({ name: 'Whey 1 kg' });
    await toggleProduct(database, { id: taken, now: NOW });
    const brand = await insertBrand(database, { name: 'Hielo Negro', link: 'hielo-negro', image: '' });
    brandId = brand.ok ? brand.id : 0;
  });
  beforeEach(() => savePreview(database, { ...ana, id: 'p', preview: preview() }));

  const suggestions = [
    { name: 'Gel 40 g', brand: 'HIELO NEGRO', category: null },
    { name: 'Té Verde', brand: 'Calafate', category: 'nowhere' },
    { name: 'whey 1KG', brand: null, category: null },
    { name: 'Gel 40 G', brand: null, category: null },
    { name: 'All', brand: null, category: null },
    { name: 'Whey 1 kg', brand: 'Hielo Negro', category: null },
  ];
  const preview = (): PriceListPreview => ({
    lines: suggestions.map((product, index) => ({ index, key: `k${index}`, text: '', price: 1_000_00, product })),
    pairs: [],
    prices: [[taken, 1_000_00]],
    rows: 5,
    priceColumn: null,
    priceColumns: [],
    columnChosen: false,
    supplier: null,
    rule: LIST_PRICE_RULE,
    looksInDollars: false,
    latestDollarRate: null,
  });
  const confirm = async (newProducts: number[], more: object = {}): Promise<ConfirmResult> => {
    const result = await confirmPreview(database, { ...ana, pairs: [], newProducts, ...more });
    if (!result.ok) throw new Error(`refused with ${result.reason}`);
    return result;
  };
  const undo = () => undoUpdate(database, ana);

  it('creates inactive products by the rule, remembers their lines, and leaves out names that are taken', async () => {
    const rule = { markup: 5000, rounding: null, dollarRate: null };
    const { created, notCreated } = await confirm([0, 1, 2, 3, 4, 5], { rule });
    expect(created).toMatchObject([
      { name: 'Gel 40 g', missingBrand: null },
      { name: 'Té Verde', missingBrand: 'Calafate' },
      { name: 'Whey 1 kg Hielo Negro', missingBrand: null },
    ]);
    expect(notCreated).toEqual(['whey 1KG', 'Gel 40 G', 'All']);
    const [gel, tea] = created;
    expect(await findProductById(database, gel?.id ?? 0)).toMatchObject({
      price: 1_500_00,
      brandId,
      categoryId: 1,
      amount: 0,
      deactivatedAt: NOW,
    });
    expect(await findProductById(database, tea?.id ?? 0)).toMatchObject({ brandId: 1, categoryId: 1 });
    const pairs = (await listRememberedPairs(database)).get(null);
    expect([pairs?.get('k0'), pairs?.get('k1'), pairs?.size]).toEqual([gel?.id, tea?.id, 3]);
    const audit = async (entityId?: number) => (await listAudit(database, { filter: { entityId }, limit: 1 })).entries;
    expect(await audit()).toMatchObject([{ did: 'price list confirmed', to: { prices: 0, products: 3 } }]);
    expect(await audit(gel?.id)).toMatchObject([{ did: 'product added', name: 'Gel 40 g' }]);

    expect(await undo()).toMatchObject({ ok: true, created: [] });
    expect(await audit(gel?.id)).toMatchObject([{ did: 'product deleted', name: 'Gel 40 g' }]);
    expect(await findProductById(database, gel?.id ?? 0)).toBeUndefined();
    expect((await listRememberedPairs(database)).size).toBe(0);
    expect(await undo()).toEqual({ ok: false, reason: 'no-step' });
  });

  it('undoes all but those that somebody has changed or deleted', async () => {
    const { created } = await confirm([0, 1]);
    const [gel, tea] = created;
    await changePrice(database, { id: tea?.id ?? 0, change: { price: 5 }, now: NOW });
    expect(await undo()).toMatchObject({ ok: true, created: [{ name: 'Té Verde' }] });
    expect(await findProductById(database, gel?.id ?? 0)).toBeUndefined();
    await deleteProduct(database, { id: tea?.id ?? 0, now: NOW });

    await savePreview(database, { ...ana, id: 'p', preview: preview() });
    const [again] = (await confirm([0])).created;
    await deleteProduct(database, { id: again?.id ?? 0, now: NOW });
    expect(await undo()).toEqual({ ok: false, reason: 'stale' });
  });

  it('refuses without a product that is new, and keeps the preview', async () => {
    const refused = async (newProducts: number[], more: object = {}) => {
      const result = await confirmPreview(database, { ...ana, pairs: [], newProducts, ...more });
      return result.ok ? undefined : result.reason;
    };
    expect(await refused([2])).toBe('name-taken');
    expect(await refused([9])).toBe('reference-unknown');
    expect(await refused([0, 0])).toBe('reference-unknown');
    expect(await refused([0], { pairs: [{ line: 0, id: taken }] })).toBe('reference-unknown');
    expect(await refused([])).toBe('nothing-selected');
    expect((await confirm([0])).created).toHaveLength(1);
    await undo();
  });
});
