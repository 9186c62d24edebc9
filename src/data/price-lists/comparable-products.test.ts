import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { toggleProduct } from '#use-cases/catalogue/product-writes.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { listAllProducts } from '../products/find-product.ts';
import { listComparableProducts } from './comparable-products.ts';

eachDatabase((_kind, open) => {
  it('lists every active product and every draft with the same values and in the same order as the shop', async () => {
    const database = await open();
    const put = productInserter(database);
    await put({ name: 'Whey 1 kg', amount: 3 });
    const flavors = ['Vainilla', 'Banana', 'Coco'].map((name) => ({ name, quantity: 2 }));
    await put({ name: 'Creatina', flavors });
    await put({ name: 'Sin stock', amount: 0, price: 12_34 });
    await toggleProduct(database, { id: await put({ name: 'De antes' }), now: 1 });
    const all = (await listAllProducts(database)).map(({ id, name, brand, category, price, flavors: of }) => {
      return { id, name, brand, category, price, flavors: of.map((flavor) => flavor.name) };
    });
    expect(all).toHaveLength(3);
    expect(await listComparableProducts(database)).toEqual(all);

    const draft = await put({ name: 'Borrador', amount: 0 });
    await sql`update products set deactivated_at = created_at where id = ${draft}`.execute(database.query);
    const listed = await listComparableProducts(database);
    expect(listed.filter(({ isDraft }) => isDraft)).toMatchObject([{ id: draft, name: 'Borrador' }]);
    expect(listed.filter(({ isDraft }) => !isDraft)).toEqual(all);
  });
});
