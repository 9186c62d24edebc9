import { expect, it } from 'vitest';
import { generateList, KINDS } from '../../test/generated-lists/generated-list.ts';
import { seededRandom } from '../../test/generated-lists/random.ts';
import { matchList } from './matching/match-list.ts';
import type { TextPage } from './page/text-page.ts';
import { readForCatalogue } from './read-for-catalogue.ts';

/** A quarter turn clockwise, as scanned pages lie. */
function turned({ width, height, items, rules }: TextPage): TextPage {
  const after = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;
  return {
    width: height,
    height: width,
    items: items.map((item) => ({ ...item, x: height - item.y, y: item.x, turn: after[item.turn] })),
    rules: {
      across: rules.down.map(({ from, to, at }) => ({ from, to, at })),
      down: rules.across.map(({ from, to, at }) => ({ from, to, at: height - at })),
      boxes: (rules.boxes ?? []).map(({ left, top, right, bottom }) => {
        return { left: height - bottom, top: left, right: height - top, bottom: right };
      }),
    },
  };
}

it.each(KINDS)('reads a list the same however its pages lie and its texts were written: %s', (kind) => {
  const { pages: all, products } = generateList(kind, 1);
  const pages = all.slice(0, 1);
  const before = structuredClone(pages);
  const read = (some: readonly TextPage[]) => readForCatalogue(some, { products });
  const list = read(pages);

  expect(list.rows.map(({ index }) => index)).toEqual(list.rows.map((_, index) => index));
  const texts = pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' ');
  const digits = texts.replace(/(?<=\d)[.,](?=\d)/g, '');
  const prices = list.rows.flatMap(({ price }) => (price === undefined ? [] : [String(Math.trunc(price / 100))]));
  expect(prices.length).toBeGreaterThan(list.rows.length / 2);
  expect(prices.filter((price) => !digits.includes(price))).toEqual([]);

  const matches = matchList(list, { products });
  expect(matches.length).toBeGreaterThan(0);
  expect(new Set(matches.map(({ product }) => product.id)).size).toBe(matches.length);
  expect(pages, 'is left as it is').toEqual(before);

  const { shuffle } = seededRandom(kind);
  const shuffled = pages.map((page) => ({ ...page, items: shuffle(page.items) }));
  expect(read(shuffled), 'in another order').toEqual(list);
  expect(read(pages.map(turned)), 'on its side').toEqual(list);
});
