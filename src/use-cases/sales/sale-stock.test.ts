import { beforeAll, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { findProductById } from '#data/products/find-product.ts';
import { listSales } from '#data/sales/list-sales.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../test/seeds/product-draft.ts';
import { createProduct, deleteProduct } from '../catalogue/product-writes.ts';
import { createSale } from './sale-writes.ts';

const buyer = { clientName: 'Ana', paymentMethod: 'Efectivo', shippingMethod: 'Retiro', paid: true };

eachDatabase((_kind, open) => {
  let database: Database;
  let whey: number;
  let omega: number;
  beforeAll(async () => {
    database = await open();
    const flavors = [
      { name: 'Uva', quantity: 2 },
      { name: 'Limón', quantity: 1 },
    ];
    const withFlavors = productDraft({ name: 'Whey Ñandú', price: 10_000_00, discount: 1000, flavors });
    whey = insertedId(await createProduct(database, { draft: withFlavors, now: NOW }));
    omega = insertedId(await createProduct(database, { draft: productDraft({ name: 'Omega', amount: 1 }), now: NOW }));
  });

  const sell = (productId: number, flavor: string | null, quantity = 1) =>
    createSale(database, { draft: { ...buyer, productId, flavor, quantity }, now: NOW });

  it('[A22] [M3-18] [M3-19] takes its units from the flavor and stores a copy of the product', async () => {
    expect(await sell(whey, 'uva', 2)).toMatchObject({ ok: true });
    const product = await findProductById(database, whey);
    expect(product).toMatchObject({ amount: 1, modifiedAt: NOW });
    expect(product?.flavors.map(({ quantity }) => quantity)).toEqual([0, 1]);
    const { sales, totalResults } = await listSales(database, { name: 'nandu' });
    expect(totalResults).toBe(1);
    expect(sales[0]).toMatchObject({
      ...buyer,
      productId: whey,
      productName: 'Whey Ñandú',
      flavor: 'Uva',
      quantity: 2,
      total: 18_000_00,
      soldAt: NOW,
      product: { name: 'Whey Ñandú', price: 10_000_00, discount: 1000 },
    });
  });

  it.each([
    ['more than there is', 'no-stock', () => sell(whey, 'Limón', 2)],
    ['a flavor that is out', 'no-stock', () => sell(whey, 'Uva')],
    ['an unknown flavor', 'flavor-unknown', () => sell(whey, 'Frutilla')],
    ['a flavor where there is none', 'flavor-unknown', () => sell(omega, 'Uva')],
    ['an unknown product', 'not-found', () => sell(9999, null)],
  ])('[A22] refuses %s and changes nothing', async (_what, reason, selling) => {
    expect(await selling()).toMatchObject({ ok: false, reason });
    expect(await findProductById(database, whey)).toMatchObject({ amount: 1 });
    expect(await listSales(database)).toMatchObject({ totalResults: 1 });
  });

  it('[A22] sells the last unit only once to concurrent requests', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => sell(omega, null)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await findProductById(database, omega)).toMatchObject({ amount: 0 });
  });

  it('[M3-19] keeps the sale when the product is deleted', async () => {
    await deleteProduct(database, { id: whey, now: NOW });
    const { sales } = await listSales(database, { name: 'whey' });
    expect(sales[0]).toMatchObject({ productId: null, product: { name: 'Whey Ñandú' } });
  });
});
