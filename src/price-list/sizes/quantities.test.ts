import { describe, expect, it } from 'vitest';
import { normalizeText } from '../text/normalize-text.ts';
import { sameMasses, sameNumbers, takeQuantities } from './quantities.ts';
import type { Quantities } from './quantity-kinds.ts';

const taken = (text: string) => {
  const { quantities } = takeQuantities(normalizeText(text));
  return Object.fromEntries(Object.entries(quantities).filter(([, all]) => all.length > 0));
};
const mass = (text: string): Quantities['mass'] => takeQuantities(normalizeText(text)).quantities.mass;

describe('amounts in names', () => {
  it.each([
    ['Whey 1 kg', { mass: [{ mg: 1_000_000, pounds: false }] }],
    ['Whey 1,5KG', { mass: [{ mg: 1_500_000, pounds: false }] }],
    ['Creatina x 300 grs.', { mass: [{ mg: 300_000, pounds: false }] }],
    ['1.000 mg', { dose: [1000] }],
    ['Omega 3 1000 mg x 90 caps', { dose: [1000], capsules: [90] }],
    ['Vitamina C 1 g 60 comp', { dose: [1000], tablets: [60] }],
    ['Biotina 10.000 mcg', { dose: [10] }],
    ['D3 5000 UI', { units: [5000] }],
    ['500 cc', { volume: [500] }],
    ['1/2 kg', { mass: [{ mg: 500_000, pounds: false }] }],
    ['Omega 3 x 60', { pieces: [60] }],
    ['caja x 12 u.', { pieces: [12] }],
    ['2 x whey', { pieces: [2] }],
    ['BCAA 2:1:1', {}],
    ['7799083943439 pastillas de sal 30 caps', { capsules: [30] }],
  ])('%s', (text, amounts) => {
    expect(taken(text)).toEqual(amounts);
  });

  it('leaves the words', () => {
    expect(takeQuantities('omega 3 x 60 caps').rest.trim()).toBe('omega 3');
  });
});

describe('the same amounts', () => {
  it('are so within half a percent where one was weighed in pounds, and only there', () => {
    expect(sameMasses(mass('2 lb'), mass('908 g'))).toBe(true);
    expect(sameMasses(mass('2 lb'), mass('907 g'))).toBe(true);
    expect(sameMasses(mass('2 lb'), mass('1 kg'))).toBe(false);
    expect(sameMasses(mass('5 lb'), mass('2,27 kg'))).toBe(true);
    expect(sameMasses(mass('907 g'), mass('908 g'))).toBe(false);
    expect(sameMasses(mass('1 kg'), mass('1000 g'))).toBe(true);
  });

  it('are so however often they are said', () => {
    expect(sameNumbers([60, 60], [60])).toBe(true);
    expect(sameNumbers([60], [60, 500])).toBe(false);
  });
});
