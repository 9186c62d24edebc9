import { expect, it } from 'vitest';
import type { TextItem, TextPage } from '#price-list/page/text-page.ts';
import { tapsFor } from './list-taps.ts';

const NAMES = ['Whey 1 kg', 'Creatina 300 g', 'Shaker 600 ml', 'Colágeno 200 g', 'Barra 45 g'];
const STOPS = [40, 300, 420];
const products = NAMES.map((name, id) => {
  return { id: id + 1, name, brand: 'Ñandú', category: 'Proteínas', price: (9 + id) * 1000_00, flavors: [] };
});
const lines = [['Ñandú'], ...NAMES.map((name, at) => [name, `$ ${9 + at}.000`, `$ ${10 + at}.500`])];
const items = lines.flatMap((cells, line) =>
  cells.map((text, column): TextItem => {
    const place = { x: STOPS[column] ?? 0, y: 60 + line * 14 };
    return { text, ...place, width: text.length * 4.5, size: 9, font: 'f', turn: 0 };
  }),
);
const page: TextPage = { width: 595, height: 842, items, rules: { across: [], down: [] } };
const listWith = (priceOf: (at: number) => number) => {
  const expected = new Map(NAMES.map((name, at) => [`Ñandú | ${name}`, priceOf(at)]));
  return { name: 'lista', bytes: new Uint8Array(), products, expected, doubtful: new Map<string, number>() };
};

it('counts the answers that a list takes until its prices are read', () => {
  const left = tapsFor(
    listWith((at) => (9 + at) * 1000),
    [page],
  );
  const right = tapsFor(
    listWith((at) => (10 + at) * 1000 + 500),
    [page],
  );
  // Without titles the prices are taken that change as prices do from one list to the next.
  expect([left, right]).toEqual([1, 0]);
  expect(
    tapsFor(
      listWith(() => 777),
      [page],
    ),
  ).toBeUndefined();
});
