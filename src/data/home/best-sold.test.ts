import { expect, it } from 'vitest';
import { createProduct, toggleProduct } from '#use-cases/catalogue/product-writes.ts';
import { createSale } from '#use-cases/sales/sale-writes.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../test/seeds/product-draft.ts';
import { listBestSold } from './best-sold.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

eachDatabase((_kind, open) => {
  it('counts the units of the last 90 days of what can be bought, and at most once a minute', async () => {
    const database = await open();
    const put = async (name: string, amount: number) =>
      insertedId(await createProduct(database, { draft: productDraft({ name, amount }), now: NOW }));
    const sell = (productId: number, quantity: number, now = NOW) =>
      createSale(database, {
        draft: {
          productId,
          flavor: null,
          quantity,
          clientName: '',
          paymentMethod: 'Efectivo',
          shippingMethod: '',
          paid: true,
        },
        now,
      });
    expect(await listBestSold(database, NOW, 3), 'nothing was sold').toEqual([]);

    const [whey, agua, old, gone, soldOut] = [
      await put('Whey', 9),
      await put('Agua', 9),
      await put('Viejo', 9),
      await put('Retirado', 9),
      await put('Agotado', 8),
    ];
    await sell(whey, 2);
    await sell(whey, 2);
    await sell(agua, 3);
    await sell(old, 8, NOW - 91 * DAY_MS);
    await sell(gone, 8);
    await sell(soldOut, 8);
    await toggleProduct(database, { id: gone, now: NOW });
    expect(await listBestSold(database, NOW + 1000, 3), 'as it was').toEqual([]);
    expect(await listBestSold(database, NOW + 61_000, 3)).toEqual([whey, agua]);
    expect(await listBestSold(database, NOW + 200_000, 1)).toEqual([whey]);
  });
});
