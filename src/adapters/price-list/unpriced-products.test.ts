import { expect, it } from 'vitest';
import { listProducts } from '../../../test/price-lists/cases.ts';
import { readAndMatch } from './read-and-match.ts';

const GOODS = listProducts.slice(0, 6);
const [first, second, third] = GOODS;
if (!first || !second || !third) throw new Error('there are goods');

type Product = typeof first;

/** The names of the products that a message has without a price, where it says this instead of it. */
async function unpricedIn(instead: (product: Product) => string | undefined, pairs = new Map<string, number>()) {
  const lines = GOODS.map((one) => `${one.name} ${one.brand} ${instead(one) ?? `$ ${one.price / 100}`}`);
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const read = await readAndMatch({ bytes, products: listProducts, remembered: pairs });
  if (!read.ok) throw new Error(read.reason);
  expect(read.rows).toBe(GOODS.length);
  return read.unpriced.map((id) => listProducts.find((one) => one.id === id)?.name);
}

it('are those of which the list says that they are sold out, or that one has to ask', async () => {
  const said = new Map([
    [first, 'sin stock'],
    [third, 'consultar'],
  ]);
  expect(await unpricedIn((one) => said.get(one))).toEqual([first.name, third.name]);
  expect(await unpricedIn(() => undefined)).toEqual([]);
});

it('are named beyond doubt, or were in an earlier list', async () => {
  const said = (one: Product) => (one === second ? 'Tanzanita sin stock' : undefined);
  expect(await unpricedIn(said)).toEqual([]);
  expect(await unpricedIn(said, new Map([['earlier', second.id]]))).toEqual([second.name]);
});
