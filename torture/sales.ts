import assert from 'node:assert/strict';
import type { Database } from '#data/engine/database.ts';
import { openAdminApi } from '../test/api/admin-api.ts';
import { productInserter } from '../test/seeds/insert-product.ts';

const BUYERS = 50;

/** In turns the last unit, some units, and a flavor of which everybody wants another quantity. */
const lastUnit = { stock: () => 1, flavored: false, wanted: () => 1 };
const rounds = [
  lastUnit,
  { stock: (round: number) => (round * 7) % BUYERS, flavored: true, wanted: () => 1 },
  { stock: (round: number) => 20 + (round % 60), flavored: true, wanted: (buyer: number) => 1 + (buyer % 4) },
];

export type SaleCounts = { rounds: number; asked: number; sold: number; refused: number };

/**
 * In each round 50 buyers ask at once for a product that does not suffice for all. What was sold and what is left must be
 * what there was, and nobody may go away empty-handed while there was enough.
 */
export async function sellInParallel(database: Database, count: number): Promise<SaleCounts> {
  const office = await openAdminApi(database);
  const put = productInserter(database);
  const total = { rounds: count, asked: 0, sold: 0, refused: 0 };
  for (let round = 0; round < count; round += 1) {
    const { stock, flavored, wanted } = rounds[round % rounds.length] ?? lastUnit;
    const units = stock(round);
    const flavors = flavored ? [{ name: 'Uva', quantity: units }] : [];
    const idProduct = await put({ name: `Disputado ${round}`, amount: units, flavors });
    const answers = await Promise.all(
      Array.from({ length: BUYERS }, async (_, buyer) => {
        const quantity = wanted(buyer);
        const { status } = await office.ask('POST /api/sales', { body: { idProduct, quantity } });
        return { status, quantity };
      }),
    );
    const sold = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    assert.equal(sold.length + refused.length, BUYERS, 'every answer is a sale or a clear refusal');
    const left = units - sold.reduce((sum, { quantity }) => sum + quantity, 0);
    assert.ok(left >= 0, `${-left} more were sold than there were`);
    for (const { quantity } of refused) assert.ok(quantity > left, 'somebody was refused what there is');

    const product = await office.okBody(`GET /api/products/id/${idProduct}`);
    assert.equal(product.amount, left);
    assert.equal(product.flavors[0]?.quantity, flavored ? left : undefined);
    const page = await office.okBody(`GET /api/sales?name=Disputado%20${round}&pageSize=150`);
    const ours = page.data.filter((sale: { idProduct: number }) => sale.idProduct === idProduct);
    assert.equal(ours.length, sold.length, 'every sale that was confirmed is there, and no other');
    total.asked += BUYERS;
    total.sold += sold.length;
    total.refused += refused.length;
  }
  return total;
}
