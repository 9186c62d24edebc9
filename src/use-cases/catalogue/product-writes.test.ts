import { beforeEach, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { findProductById, findProductByKey } from '#data/products/find-product.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../test/seeds/product-draft.ts';
import { changePrice, createProduct, deleteProduct, toggleProduct, updateProduct } from './product-writes.ts';

const LATER = NOW + 1000;
const flavors = [
  { name: 'Uva', quantity: 2 },
  { name: 'Limón', quantity: 3 },
];

eachDatabase((_kind, open) => {
  let database: Database;
  let id: number;
  beforeEach(async () => {
    database ??= await open();
    await database.query.deleteFrom('products').execute();
    const whey = productDraft({ name: 'Whey', price: 10_000_50, discount: 1000, flavors });
    id = insertedId(await createProduct(database, { draft: whey, now: NOW }));
  });

  it('[M9-2] [A7] keeps the final price in step with price and discount', async () => {
    const finals = [];
    for (const change of [{}, { price: 20_000_00 }, { discount: 0 }, { price: 99_99 }, { discount: 10_000 }]) {
      await changePrice(database, { id, change, now: LATER });
      finals.push((await findProductById(database, id))?.finalPrice);
    }
    expect(finals).toEqual([9_000_00, 18_000_00, 20_000_00, 99_99, 0]);
    const refused = await changePrice(database, { id, change: { price: -1 }, now: LATER });
    expect(refused).toMatchObject({ ok: false, reason: 'out-of-range' });
  });

  it('[M3-3] raises version and date of modification at each write, and nothing when it is refused', async () => {
    await changePrice(database, { id, change: { priceUsd: 12_34 }, now: LATER });
    await changePrice(database, { id, change: { discount: 10_001 }, now: LATER + 1 });
    const product = await findProductById(database, id);
    expect(product).toMatchObject({ version: 2, priceUsd: 12_34, createdAt: NOW, modifiedAt: LATER });
  });

  it('[M2.1-12] is still found by the names that it had, until another product is called so', async () => {
    const findId = async (name: string) => (await findProductByKey(database, name))?.id;
    await updateProduct(database, { id, change: { name: 'Suero Ñandú' }, now: LATER });
    await updateProduct(database, { id, change: { name: 'Suero Ñandú 1 kg' }, now: LATER });
    expect([await findId('whey'), await findId('suero ñandú'), await findId('suero-nandu')]).toEqual([id, id, id]);
    await toggleProduct(database, { id, now: LATER });
    expect(await findId('whey'), 'an inactive one has no address').toBeUndefined();
    await toggleProduct(database, { id, now: LATER });

    const namesake = insertedId(await createProduct(database, { draft: productDraft({ name: 'Whey' }), now: LATER }));
    expect(await findId('whey')).toBe(namesake);
    await updateProduct(database, { id: namesake, change: { name: 'Otra' }, now: LATER });
    expect(await findId('whey'), 'the last to be called so').toBe(namesake);
    await deleteProduct(database, { id: namesake, now: NOW });
    expect(await findId('whey')).toBeUndefined();
  });

  it('[M4-39] [M4-40] [A11] puts new flavors in the place of the old ones and sums them up', async () => {
    const update = productDraft({
      name: 'Whey',
      amount: 99,
      flavors: [{ name: 'Limón', quantity: 0 }, ...flavors.slice(0, 1)],
    });
    await updateProduct(database, { id, change: update, now: LATER });
    expect(await findProductById(database, id)).toMatchObject({ amount: 2, flavors: update.flavors });
    await updateProduct(database, { id, change: { ...update, flavors: [] }, now: LATER });
    expect(await findProductById(database, id)).toMatchObject({ amount: 99, flavors: [] });
  });

  it('[A1] may be written again under its own name, not under that of another', async () => {
    insertedId(await createProduct(database, { draft: productDraft({ name: 'Omega 3' }), now: NOW }));
    expect(await updateProduct(database, { id, change: productDraft({ name: 'WHEY' }), now: LATER })).toMatchObject({
      ok: true,
    });
    const result = await updateProduct(database, {
      id,
      change: productDraft({ name: 'omega-3', flavors }),
      now: LATER,
    });
    expect(result).toMatchObject({ ok: false, reason: 'name-taken' });
    expect(await findProductById(database, id)).toMatchObject({ name: 'WHEY', flavors: [] });
  });

  it('[M4-36] leaves the shop and comes back', async () => {
    await toggleProduct(database, { id, now: LATER });
    expect(await findProductById(database, id)).toMatchObject({ deactivatedAt: LATER });
    await toggleProduct(database, { id, now: LATER });
    expect(await findProductById(database, id)).toMatchObject({ deactivatedAt: null });
  });

  it('goes with its flavors', async () => {
    expect(await deleteProduct(database, { id: id, now: NOW })).toMatchObject({ ok: true });
    expect(await findProductById(database, id)).toBeUndefined();
    expect(await database.query.selectFrom('flavors').selectAll().execute()).toEqual([]);
  });

  it('refuses whatever is not there', async () => {
    const missing = { ok: false, reason: 'not-found' };
    expect(await deleteProduct(database, { id: 9999, now: NOW })).toMatchObject(missing);
    expect(await toggleProduct(database, { id: 9999, now: NOW })).toMatchObject(missing);
    expect(await changePrice(database, { id: 9999, change: {}, now: NOW })).toMatchObject(missing);
    const nowhere = productDraft({ name: 'Suelto', categoryId: 9999 });
    const refused = await createProduct(database, { draft: nowhere, now: NOW });
    expect(refused).toMatchObject({ ok: false, reason: 'reference-unknown' });
  });

  it('[A26] uses the first active brand when the default one was deleted', async () => {
    await database.query.deleteFrom('products').execute();
    await database.query.deleteFrom('brands').execute();
    const refused = await createProduct(database, { draft: productDraft({ name: 'Suelto' }), now: NOW });
    expect(refused).toMatchObject({ ok: false, reason: 'reference-unknown' });
    await database.query
      .insertInto('brands')
      .values([
        { id: 7, name: 'Ida', link: 'ida', image: '', deactivated_at: NOW },
        { id: 8, name: 'Puma', link: 'puma', image: '' },
      ])
      .execute();
    id = insertedId(await createProduct(database, { draft: productDraft({ name: 'Suelto' }), now: NOW }));
    expect(await findProductById(database, id)).toMatchObject({ brandId: 8, brand: 'Puma' });
  });
});
