import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct, toggleProduct } from '#use-cases/catalogue/product-writes.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../test/seeds/product-draft.ts';
import type { Database } from '../engine/database.ts';
import { findProductById, findProductByKey, hasProducts } from './find-product.ts';

const full = productDraft({
  name: 'Proteína Omega-3 100% Ñandú/Mix',
  price: 12_345_67,
  priceUsd: 99,
  discount: 1250,
  flavors: [
    { name: 'Vainilla "bourbon"', quantity: 2 },
    { name: 'Limón', quantity: 0 },
    { name: 'Ácido', quantity: 5 },
  ],
  images: [{ url: '/images/0123456789abcdef0123456789abcdef.webp', thumbhash: 'abc=' }],
  description: '[1, 2]\\nlínea dos\nlínea tres',
});

eachDatabase((_kind, open) => {
  let database: Database;
  const put = async (name: string, amount = 5) =>
    insertedId(await createProduct(database, { draft: productDraft({ name, amount }), now: NOW }));

  beforeAll(async () => {
    database = await open();
    expect(await hasProducts(database)).toBe(false);
    insertedId(await createProduct(database, { draft: full, now: NOW }));
  });

  it('[M3-1] [M3-2] [M3-3] [M3-8] [M4-40] [A11] reads a product whole, its amount the sum of its flavors', async () => {
    const { amount: _amount, ...said } = full;
    expect(await findProductById(database, 1)).toEqual({
      ...said,
      id: 1,
      amount: 7,
      finalPrice: 10_802_00,
      brandId: 1,
      brand: 'Sin marca',
      categoryId: 1,
      category: 'Sin categoría',
      categoryType: 'Suplementos',
      createdAt: NOW,
      modifiedAt: NOW,
      pricedAt: NOW,
      deactivatedAt: null,
      version: 1,
    });
    expect(await findProductById(database, 99)).toBeUndefined();
    expect(await hasProducts(database)).toBe(true);
  });

  describe('[A1] [M7-12] a product by its address', () => {
    it.each([
      ['hyphens turned into spaces', 'proteína omega 3 100% ñandú/mix'],
      ['hyphens taken out', 'proteínaomega3100%ñandú/mix'],
      ['its name', full.name],
      ['other case and spaces', '  PROTEÍNA  Omega–3 100% ÑANDÚ/MIX '.replace('–', '-')],
      ['without accents', 'proteina omega 3 100% nandu/mix'],
      ['accents made of two characters', full.name.normalize('NFD')],
    ])('is found by %s', async (_what, name) => expect((await findProductByKey(database, name))?.id).toBe(1));

    it.each(['proteína omega 3', '', '%', 'proteína omega 3 100%25 ñandú/mix', '\uD800'])(
      '[M2.3-9] is not found by %j',
      async (name) => expect(await findProductByKey(database, name)).toBeUndefined(),
    );

    it('is the one with these accents, else the one in stock, else the oldest', async () => {
      const empty = await put('Zinc Pro', 0);
      const accent = await put('Zínc Pro', 0);
      expect((await findProductByKey(database, 'zínc pro'))?.id).toBe(accent);
      expect((await findProductByKey(database, 'zinc pró'))?.id).toBe(empty);
      const stocked = await put('Zinc Prô', 3);
      expect((await findProductByKey(database, 'zinc pró'))?.id).toBe(stocked);
      expect((await findProductByKey(database, 'zinc pro'))?.id).toBe(empty);
    });

    it('[A34] is never an inactive one', async () => {
      const id = await put('Retirado');
      await toggleProduct(database, { id, now: NOW });
      expect(await findProductByKey(database, 'retirado')).toBeUndefined();
      const twin = await put('Retirádo');
      expect((await findProductByKey(database, 'retirado'))?.id).toBe(twin);
    });
  });

  it.each([
    ['[A1] name-taken', 'PROTEÍNA omega3 100% ñandú / mix'],
    ['[A1] name-reserved', 'all Clients'],
    ['[A1] name-reserved', 'toggle-Status'],
    ['[A1] name-reserved', ' - '],
  ])('refuses with %s the name %j', async (reason, name) => {
    const result = await createProduct(database, { draft: productDraft({ name }), now: NOW });
    expect(result).toEqual({ ok: false, reason: reason.slice('[A1] '.length) });
  });
});
