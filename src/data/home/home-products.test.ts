import { expect, it } from 'vitest';
import { toggleProduct } from '#use-cases/catalogue/product-writes.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { NOW } from '../../../test/seeds/product-draft.ts';
import { listHomeProducts } from './home-products.ts';

eachDatabase((_kind, open) => {
  it('[M2.1-5] has the ten newest products, those in stock before sold out ones', async () => {
    const database = await open();
    const put = productInserter(database);
    const newest = async () => (await listHomeProducts(database, NOW)).newest.map(({ name }) => name);
    expect(await newest()).toEqual([]);
    await put({ name: 'Primero', amount: 1 });
    await put({ name: 'Agotado', amount: 0 });
    const gone = await put({ name: 'Retirado', amount: 5 });
    await put({ name: 'Otro agotado', amount: 0 });
    await put({ name: 'Segundo', amount: 1 });
    await toggleProduct(database, { id: gone, now: NOW });
    expect(await newest()).toEqual(['Segundo', 'Primero', 'Otro agotado', 'Agotado']);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await put({ name: `Nuevo ${number}`, amount: 1 });
    expect(await newest()).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Nuevo ${number}`).concat('Segundo', 'Primero'),
    );
  });

  it('has the four biggest discounts of what is in stock', async () => {
    const database = await open();
    const put = productInserter(database);
    const offers = async () => (await listHomeProducts(database, NOW)).offers.map(({ name }) => name);
    await put({ name: 'Sin descuento', amount: 9 });
    expect(await offers()).toEqual([]);
    await put({ name: 'Agotado', discount: 9000, amount: 0 });
    await put({ name: '10 %', discount: 1000 });
    await put({ name: '25 %', discount: 2500 });
    await put({ name: 'Igual de barato', discount: 1000 });
    expect(await offers()).toEqual(['25 %', '10 %', 'Igual de barato']);
    await put({ name: '50 %', discount: 5000 });
    await put({ name: '20 %', discount: 2000 });
    expect(await offers()).toEqual(['50 %', '25 %', '20 %', '10 %']);
  });
});
