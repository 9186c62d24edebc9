import { expect, it } from 'vitest';
import { createSale } from '#use-cases/sales/sale-writes.ts';
import { openApi } from '../../../../test/api/open-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../test/seeds/insert-product.ts';

type Named = { name: string };

eachDatabase((_kind, open) => {
  it('GET /api/home has the newest, the offers and what sold best, with public fields only', async () => {
    const database = await open();
    const api = await openApi(database);
    const put = productInserter(database);
    const whey = await put({ name: 'Whey', amount: 9 });
    const omega = await put({ name: 'Omega', amount: 9, discount: 1000 });
    const sell = (productId: number, quantity: number) =>
      createSale(database, {
        draft: {
          productId,
          flavor: null,
          quantity,
          clientName: 'Ana',
          paymentMethod: 'Efectivo',
          shippingMethod: '',
          paid: true,
        },
        now: Date.now(),
      });
    await sell(whey, 1);
    await sell(omega, 2);
    const response = await api.get('/api/home');
    expect(response.headers.get('cache-control')).toContain('public');
    const home = await response.json();
    const names = (products: Named[]) => products.map(({ name }) => name);
    expect(names(home.newest)).toEqual(['Omega', 'Whey']);
    expect(names(home.offers)).toEqual(['Omega']);
    expect(names(home.bestSold)).toEqual(['Omega', 'Whey']);
    const listed = (await api.read('/api/products/all')).find(({ name }: Named) => name === 'Omega');
    expect(home.newest[0]).toEqual(listed);
    expect(home.bestSold[0]).toEqual(listed);
  });
});
