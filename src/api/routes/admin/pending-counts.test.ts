import { expect, it } from 'vitest';
import { openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../test/seeds/insert-product.ts';

eachDatabase((_kind, open) => {
  it('GET /api/attention counts what is out of stock, what is nearly so, and sales without their money', async () => {
    const database = await open();
    const office = await openAdminApi(database);
    const put = productInserter(database);
    const figures = async () => {
      const { oldPrices: _, ...counts } = await office.okBody('GET /api/attention');
      return counts;
    };
    expect(await figures()).toEqual({ withoutStock: 0, fewLeft: 0, unpaidSales: 0, unreadMessages: 0 });

    const amounts = [0, 0, 1, 2, 3];
    for (const [at, amount] of amounts.entries()) await put({ name: `Producto ${at}`, amount });
    const [first = 0] = [await put({ name: 'Con sabores', flavors: [{ name: 'Uva', quantity: 5 }] })];
    expect(await figures()).toEqual({ withoutStock: 2, fewLeft: 2, unpaidSales: 0, unreadMessages: 0 });

    await office.okBody('POST /api/sales', { idProduct: first, quantity: 4 });
    await office.okBody('POST /api/sales', { idProduct: first, quantity: 1, paid: true });
    expect(await figures()).toEqual({ withoutStock: 3, fewLeft: 2, unpaidSales: 1, unreadMessages: 0 });

    await office.okBody('PUT /api/products/toggleStatus', { id: first });
    expect(await figures(), 'what is out of the shop needs no stock').toMatchObject({ withoutStock: 2 });
  });
});
