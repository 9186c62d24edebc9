import assert from 'node:assert/strict';
import type { Database } from '#data/engine/database.ts';
import { openAdminApi } from '../test/api/admin-api.ts';
import { productInserter } from '../test/seeds/insert-product.ts';

/** In turns: the last unit, some units, and a flavor of which each buyer orders another quantity. */
const lastUnit = { stock: (): number => 1, flavored: false, quantityOf: () => 1 };
const rounds = [
  lastUnit,
  { stock: (round: number, buyers: number) => (round * 7) % buyers, flavored: true, quantityOf: () => 1 },
  {
    stock: (round: number, buyers: number) => Math.ceil(buyers / 3) + (round % buyers),
    flavored: true,
    quantityOf: (buyer: number) => 1 + (buyer % 4),
  },
];

type SaleSizes = { rounds: number; buyers?: number };

export type SaleCounts = { rounds: number; orders: number; sold: number; refused: number };

/**
 * In each round all buyers order a product at once that does not suffice for all. Sold and remaining units must add up to
 * the initial stock, and nobody may be refused while the stock suffices.
 */
export async function sellInParallel(
  database: Database,
  { rounds: count, buyers = 50 }: SaleSizes,
): Promise<SaleCounts> {
  const admin = await openAdminApi(database);
  const insert = productInserter(database);
  const total = { rounds: count, orders: 0, sold: 0, refused: 0 };
  for (let round = 0; round < count; round += 1) {
    const { stock, flavored, quantityOf } = rounds[round % rounds.length] ?? lastUnit;
    const units = stock(round, buyers);
    const flavors = flavored ? [{ name: 'Uva', quantity: units }] : [];
    const idProduct = await insert({ name: `Disputado ${round}`, amount: units, flavors });
    const answers = await Promise.all(
      Array.from({ length: buyers }, async (_, buyer) => {
        const quantity = quantityOf(buyer);
        const { status } = await admin.send('POST /api/sales', { body: { idProduct, quantity } });
        return { status, quantity };
      }),
    );
    const sold = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    assert.equal(sold.length + refused.length, buyers, 'every answer is a sale or a clear refusal');
    const left = units - sold.reduce((sum, { quantity }) => sum + quantity, 0);
    assert.ok(left >= 0, `${-left} more were sold than there were`);
    for (const { quantity } of refused) assert.ok(quantity > left, 'an order was refused although the stock suffices');

    const product = await admin.okBody(`GET /api/products/id/${idProduct}`);
    assert.equal(product.amount, left);
    assert.equal(product.flavors[0]?.quantity, flavored ? left : undefined);
    const page = await admin.okBody(`GET /api/sales?name=Disputado%20${round}&pageSize=${buyers}`);
    const sales = page.data.filter((sale: { idProduct: number }) => sale.idProduct === idProduct);
    assert.equal(sales.length, sold.length, 'exactly the confirmed sales are listed');
    total.orders += buyers;
    total.sold += sold.length;
    total.refused += refused.length;
  }
  return total;
}
