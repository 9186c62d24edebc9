import { beforeAll, expect, it } from 'vitest';
import { SALE_COLUMNS, type SaleColumn } from '#domain/listing/sort-order.ts';
import { createProduct } from '#use-cases/catalogue/product-writes.ts';
import { createSale } from '#use-cases/sales/sale-writes.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../test/seeds/product-draft.ts';
import type { Database } from '../engine/database.ts';
import { listSales } from './list-sales.ts';

eachDatabase((_kind, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const flavors = ['Ñandubay', 'Nuez', 'Óleo'].map((name) => ({ name, quantity: 9 }));
    const whey = insertedId(
      await createProduct(database, { draft: productDraft({ name: 'whey', price: 100_50, flavors }), now: NOW }),
    );
    const agua = insertedId(
      await createProduct(database, { draft: productDraft({ name: 'Ágape', price: 1, amount: 9 }), now: NOW }),
    );
    const sell = (productId: number, flavor: string | null, rest: { clientName: string; quantity: number }) => {
      const paid = rest.quantity > 1;
      const sale = {
        productId,
        flavor,
        paymentMethod: 'Efectivo',
        shippingMethod: paid ? '' : 'Retiro',
        paid,
        ...rest,
      };
      return createSale(database, { draft: sale, now: NOW + rest.quantity });
    };
    await sell(whey, 'Ñandubay', { clientName: 'beto', quantity: 3 });
    await sell(whey, 'Nuez', { clientName: 'Álvaro', quantity: 1 });
    await sell(whey, 'Óleo', { clientName: '', quantity: 2 });
    await sell(agua, null, { clientName: 'ñata', quantity: 4 });
  });

  const ids = async (by: SaleColumn, desc: boolean, page?: { page: number; pageSize: number }) =>
    (await listSales(database, { order: { by, desc }, ...page })).sales.map(({ id }) => id);

  it.each<[SaleColumn, number[], number[]]>([
    ['name', [4, 3, 2, 1], [3, 2, 1, 4]],
    ['variant', [2, 1, 3, 4], [3, 1, 2, 4]],
    ['quantity', [2, 3, 1, 4], [4, 1, 3, 2]],
    ['total', [4, 2, 3, 1], [1, 3, 2, 4]],
    ['client', [2, 1, 4, 3], [4, 1, 2, 3]],
    ['payment', [4, 3, 2, 1], [4, 3, 2, 1]],
    ['shipping', [2, 4, 3, 1], [2, 4, 3, 1]],
    ['date', [2, 3, 1, 4], [4, 1, 3, 2]],
    ['paid', [2, 4, 3, 1], [4, 3, 1, 2]],
  ])('[M2.8-8] sorts all sales by %s and not those of one page', async (by, rising, falling) => {
    expect(await ids(by, false)).toEqual(rising);
    expect(await ids(by, true)).toEqual(falling);
    const second = { page: 2, pageSize: 3 };
    expect(await ids(by, false, second)).toEqual(rising.slice(3));
  });

  it.each([
    ['alvaro', [2]],
    ['ÁLVARO whey', [2]],
    ['álvaro agape', []],
    ['oleo', [3]],
    ['efectivo retiro', [2]],
    ['100,5', [2]],
    ['301', [1]],
    ['4 agape', [4]],
    ['25/05/2026', [4, 1, 3, 2]],
    ['5/2026 whey', [1, 3, 2]],
    ['24/05', []],
    ['%', []],
    ['pagado', []],
  ])('[M2.8-10] the quick search for %j finds in all columns what the list shows', async (text, expected) => {
    const { sales, totalResults, totalRecords } = await listSales(database, { text });
    expect(sales.map(({ id }) => id)).toEqual(expected);
    expect([totalResults, totalRecords]).toEqual([expected.length, 4]);
  });

  it('[M2.8-10] [M2.8-13] pages and sorts what the quick search finds', async () => {
    const search = { text: 'w', order: { by: 'client', desc: true }, pageSize: 2 } as const;
    const pages = await Promise.all([1, 2, 3].map((page) => listSales(database, { ...search, page })));
    expect(pages.map(({ sales }) => sales.map(({ id }) => id))).toEqual([[1, 2], [3], []]);
    expect(pages.map(({ totalResults }) => totalResults)).toEqual([3, 3, 3]);
    expect(await listSales(database, { name: 'agape', text: 'whey' })).toMatchObject({
      totalResults: 0,
      totalRecords: 1,
    });
  });

  it('finds and sorts at once', async () => {
    for (const by of SALE_COLUMNS) {
      const { sales, totalResults } = await listSales(database, { name: 'whey', order: { by, desc: false } });
      expect([sales.length, totalResults]).toEqual([3, 3]);
    }
    expect(await listSales(database, { name: 'nothing', order: { by: 'client', desc: true } })).toEqual({
      sales: [],
      totalResults: 0,
    });
  });
});
