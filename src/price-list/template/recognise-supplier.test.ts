import { expect, it } from 'vitest';
import { generateList, KINDS } from '../../../test/generated-lists/generated-list.ts';
import { seededRandom } from '../../../test/generated-lists/random.ts';
import { casePages } from '../../../test/price-lists/case-pages.ts';
import { nextList } from '../../../test/price-lists/next-list.ts';
import type { TextPage } from '../page/text-page.ts';
import { readSignature } from './list-signature.ts';
import { listLikeness, recogniseSupplier } from './recognise-supplier.ts';
import { specificWords, suggestName } from './suggest-name.ts';

type Sent = { name: string; pages: readonly TextPage[] };

const committed: readonly Sent[] = await casePages();
/** Lists of other suppliers, all drawn by one program. */
const generated: readonly Sent[] = KINDS.flatMap((kind) =>
  [1, 2, 3, 4].map((seed) => ({ name: `${kind} ${seed}`, pages: generateList(kind, seed).pages })),
);
const lists = [...committed, ...generated];
const known = lists.map(({ name, pages }, supplierId) => ({ supplierId, name, signature: readSignature(pages) }));

/** The pages with other words for the supplier's name, wherever they are. */
function withOtherName(pages: readonly TextPage[]): TextPage[] {
  const name = new Set(specificWords(suggestName(pages) ?? ''));
  const replaced = (text: string) =>
    text.replace(/\p{L}+/gu, (word) =>
      specificWords(word).some((one) => name.has(one)) ? `${[...word].reverse().join('')}x` : word,
    );
  return pages.map((page) => ({ ...page, items: page.items.map((item) => ({ ...item, text: replaced(item.text) })) }));
}

it('takes no list for one of another supplier', () => {
  const wrong = known.flatMap(({ name, supplierId, signature }) => {
    const others = known.filter((other) => other.supplierId !== supplierId);
    const taken = recogniseSupplier(signature, others);
    return taken ? `${name} for ${taken.name}` : [];
  });
  expect(wrong).toEqual([]);
});

it('takes no list for one of a supplier with another name, the same goods and the same program', () => {
  const renamed = lists.flatMap(({ name, pages }) => {
    const [before, after] = [suggestName(pages), suggestName(withOtherName(pages))];
    // Some lists have no name, some are drawn letter by letter.
    return before === undefined || before === after ? [] : { name, signature: readSignature(withOtherName(pages)) };
  });
  expect(renamed.length).toBeGreaterThan(50);
  const taken = renamed.flatMap(({ name, signature }) => (recogniseSupplier(signature, known) ? [name] : []));
  expect(taken).toEqual([]);
});

it.each([1, 2, 3])('recognises the next list, with other prices, dates, goods and one more page: %d', (seed) => {
  const results = lists.map(({ name, pages }) => {
    const next = readSignature(nextList(pages, seededRandom(`${name} ${seed}`)));
    return { name, taken: recogniseSupplier(next, known)?.name };
  });
  expect(results.filter(({ name, taken }) => taken !== undefined && taken !== name)).toEqual([]);
  const missed = results.filter(({ taken }) => taken === undefined).map(({ name }) => name);
  expect(missed).toEqual([]);
});

it('is as sure of two lists in either order, and entirely of the same one', () => {
  for (const { signature: a } of known.slice(0, 20))
    for (const { signature: b } of known.slice(0, 20)) expect(listLikeness(a, b)).toBe(listLikeness(b, a));
  for (const { signature } of known) expect(listLikeness(signature, signature)).toBeCloseTo(1);
});

it('is undecided between two suppliers that sent the same list', () => {
  const [first] = known;
  if (!first) throw new Error('no lists');
  const twin = { ...first, supplierId: 999 };
  expect(recogniseSupplier(first.signature, [first, twin])).toBeUndefined();
  const again = recogniseSupplier(first.signature, [first, { ...first, name: 'earlier' }]);
  expect(again?.supplierId, 'two lists of one supplier are no rivals').toBe(first.supplierId);
});

it('has nothing to recognise an empty list by', () => {
  const empty = readSignature([{ width: 595, height: 842, items: [], rules: { across: [], down: [] } }]);
  expect(recogniseSupplier(empty, [{ supplierId: 1, signature: empty }, ...known])).toBeUndefined();
  expect(readSignature([])).toEqual({ name: [], titles: [], goods: [], medium: 'page' });
});
