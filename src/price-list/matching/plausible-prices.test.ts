import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withImpliedWords, withPlausiblePrices } from './plausible-prices.ts';
import type { Match } from './resolve-matches.ts';

const row = { index: 0, text: '', notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
const match = (current: number, price: number, remembered = false): Match => ({
  product: { id: 1, name: 'Whey 1 kg', brand: 'Astro', category: 'Proteínas', price: current, flavors: [] },
  row: { ...row, price, line: '' },
  price,
  similarity: 1,
  rivals: false,
  rivalRows: [],
  unsureColumn: false,
  remembered,
  nameDoubts: [],
  implied: false,
});
const TODAY = [1200, 2300, 4100, 8800, 12_500, 19_900, 31_000, 45_000, 60_200, 98_000];
const list = (price: (today: number, index: number) => number) =>
  TODAY.map((today, index) => match(today, price(today, index)));
const left = (matches: readonly Match[]) => withPlausiblePrices(matches).length;

describe('prices that can be meant', () => {
  it.each([
    ['an ordinary list', (today: number, index: number) => today * (0.8 + 0.1 * index)],
    ['everything three times as dear', (today: number) => today * 3],
    ['everything six times as dear', (today: number) => today * 6],
    ['everything nine times as dear, more or less', (today: number, index: number) => today * (8 + 0.3 * index)],
    ['prices as they are up to five times as dear', (today: number, index: number) => today * 1.19 ** index],
    ['half of the shop not updated for long', (today: number, index: number) => today * (index % 2 ? 1.1 : 2.9)],
  ])('keeps all of %s', (_what, price) => {
    expect(left(list(price))).toBe(TODAY.length);
  });

  it.each([
    ['boxes of 24', (today: number) => today * 24],
    ['boxes of 6 and 12', (today: number, index: number) => today * (index % 2 ? 6 : 12) * 0.95],
    ['foreign-currency', (today: number) => today / 1100],
    ['codes', (_today: number, index: number) => 10_000 + index],
    ['stock', (_today: number, index: number) => (index * 37) % 90],
  ])('takes none of a column of %s', (_what, price) => {
    expect(left(list(price))).toBe(0);
  });

  it('leaves out the one that changes as no other does', () => {
    const found = withPlausiblePrices([...list((today) => today * 1.2), match(1500, 18_000), match(60_000, 5000)]);
    expect(found).toHaveLength(TODAY.length);
  });

  it('leaves few to whoever ticks them', () => {
    expect(left([match(1000, 24_000), match(2000, 15)])).toBe(2);
  });

  it('lets pass what has no price today, or what the seller paired', () => {
    expect(left([...list((today) => today * 1.2), match(1000, 24_000, true)])).toBe(TODAY.length + 1);
    expect(left([...list((today) => today * 1.2), match(0, 90_000_000)])).toBe(TODAY.length + 1);
  });

  it('does not judge by a price that everything has', () => {
    expect(left(TODAY.map((price) => match(100, price)))).toBe(TODAY.length);
  });

  it('keeps every list that changed by up to triple, however it did', () => {
    const changed = fc.array(fc.tuple(fc.integer({ min: 100, max: 1_000_000 }), fc.double({ min: 0, max: 1 })));
    fc.assert(
      fc.property(changed, fc.double({ min: 1, max: 3, noNaN: true }), (all, times) => {
        const found = all.map(([today, more]) => match(today, today * times * (0.9 + 0.5 * (more || 0))));
        expect(left(found)).toBe(found.length);
      }),
    );
  });
});

describe('words that others imply', () => {
  const doubtsOf = (price: number, others = list((today) => today * 1.2)) =>
    withImpliedWords([...others, { ...match(10_000, price), implied: true }]).at(-1)?.nameDoubts;

  it('are left out without a doubt where the price changes as those of the list do', () => {
    expect(doubtsOf(12_200)).toEqual([]);
  });

  it('are asked about where it changes otherwise, and where few others tell how', () => {
    expect(doubtsOf(13_000)).toEqual(['missing-word']);
    expect(doubtsOf(12_000, list((today) => today * 1.2).slice(0, 5))).toEqual(['missing-word']);
  });

  it('are no doubt about what the seller has paired', () => {
    const paired = { ...match(10_000, 30_000, true), implied: true };
    expect(withImpliedWords([paired])).toEqual([paired]);
  });
});
