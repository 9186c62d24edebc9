import { describe, expect, it } from 'vitest';
import { normalizeText } from '../text/normalize-text.ts';
import { isSame, takeQuantities } from './quantities.ts';

const taken = (text: string) => takeQuantities(normalizeText(text)).quantities;

describe('amounts in names', () => {
  it.each([
    ['Whey 1 kg', { mass: [1_000_000] }],
    ['Whey 1,5KG', { mass: [1_500_000] }],
    ['Creatina x 300 grs.', { mass: [300_000] }],
    ['1.000 mg', { dose: [1000] }],
    ['Omega 3 1000 mg x 90 caps', { dose: [1000], capsules: [90] }],
    ['Vitamina C 1 g 60 comp', { dose: [1000], tablets: [60] }],
    ['Biotina 10.000 mcg', { dose: [10] }],
    ['D3 5000 UI', { units: [5000] }],
    ['500 cc', { volume: [500] }],
    ['1/2 kg', { mass: [500_000] }],
    ['Whey 1 1/2 kg', { mass: [1_500_000] }],
    ['Whey 3½ kg', { mass: [3_500_000] }],
    ['Omega 3 1/2 kg', { mass: [500_000] }],
    ['Omega 3 x 60', { pieces: [60] }],
    ['Magnesio CPS X 60', { capsules: [60] }],
    ['Té boldo saq. x 25', { pieces: [25] }],
    ['caja x 12 u.', { pieces: [12] }],
    ['2 x whey', { pieces: [2] }],
    ['BCAA 2:1:1', {}],
    ['7799083943439 pastillas de sal 30 caps', { capsules: [30] }],
  ])('%s', (text, amounts) => {
    const all = taken(text).map(({ kind, amount }) => [kind, [amount]]);
    expect(Object.fromEntries(all)).toEqual(amounts);
  });

  it('leaves the words', () => {
    expect(takeQuantities('omega 3 x 60 caps').rest.trim()).toBe('omega 3');
  });
});

it('are the same within half a percent where one was weighed in pounds, and only there', () => {
  const same = (one: string, other: string) => {
    const [[a], [b]] = [taken(one), taken(other)];
    return a && b && isSame(a, b);
  };
  expect(same('2 lb', '908 g')).toBe(true);
  expect(same('2 lb', '907 g')).toBe(true);
  expect(same('2 lb', '1 kg')).toBe(false);
  expect(same('5 lb', '2,27 kg')).toBe(true);
  expect(same('907 g', '908 g')).toBe(false);
  expect(same('2 lb', '0.9kg') && same('1 lb', '0,45 kg')).toBe(true);
  expect(same('2 lb', '900 g') || same('1 lb', '0,5 kg') || same('900 g', '907 g')).toBe(false);
  expect(same('1 kg', '1000 g')).toBe(true);
});
