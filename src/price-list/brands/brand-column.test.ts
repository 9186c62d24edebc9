import { expect, it } from 'vitest';
import { fillDownBrands } from './brand-column.ts';

const rows = (...brands: string[]) =>
  brands.map((brandCell, index) => {
    const none = { notes: [], headingBrand: undefined, section: undefined, price: 1 };
    return { index, text: 'Whey', line: 'Whey', brandCell, ...none };
  });
const brandsOf = (given: string[], last?: string, loose = false) =>
  fillDownBrands(rows(...given), { last, loose }).rows.map(({ brandCell }) => brandCell);

it('leaves a full column as it is', () => {
  expect(brandsOf(['ENU', 'Astro'])).toEqual(['ENU', 'Astro']);
  // A cell beside several rows may go on over the end of the page.
  expect(fillDownBrands(rows('ENU', 'Astro'), { last: undefined, loose: false }).last).toBe('Astro');
});

it('tells a brand to the rows below it, over the end of a page too', () => {
  expect(brandsOf(['ENU', '', 'Astro', '', ''])).toEqual(['ENU', 'ENU', 'Astro', 'Astro', 'Astro']);
  expect(brandsOf(['', 'Astro', ''], 'ENU')).toEqual(['ENU', 'Astro', 'Astro']);
});

it('tells none where brands stand in the middle of their rows', () => {
  expect(brandsOf(['', 'ENU', '', '', 'Astro', ''])).toEqual(['', 'ENU', '', '', 'Astro', '']);
  expect(brandsOf(['ENU', '', 'Astro', ''])).toEqual(['ENU', '', 'Astro', '']);
  expect(brandsOf(['ENU', '', ''], undefined, true)).toEqual(['ENU', '', '']);
});

it('keeps those rows from matching by what stands above the table', () => {
  const [row] = fillDownBrands(rows('', 'ENU', ''), { last: undefined, loose: false }).rows;
  expect(row?.headingBrand).toBeNull();
});

it('tells by the names where brands could stand in the first or in the middle row', () => {
  const named = (...texts: string[]) =>
    rows('ENU', '', 'Astro', '').map((row, at) => ({ ...row, text: texts[at] ?? '' }));
  const told = (...texts: string[]) =>
    fillDownBrands(named(...texts), { last: undefined, loose: false }).rows.map(({ brandCell }) => brandCell);
  expect(told('Whey', 'Whey Enu', 'Creatina', 'Whey')).toEqual(['ENU', 'ENU', 'Astro', 'Astro']);
  expect(told('Whey', 'Whey Astro', 'Creatina', 'Whey')).toEqual(['ENU', 'Astro', 'Astro', 'Astro']);
});

it('takes brands that begin with the first row for first ones where there are several', () => {
  const first = ['ENU', 'Astro', '', '', 'Delta', '', ''];
  expect(brandsOf(first)).toEqual(['ENU', 'Astro', 'Astro', 'Astro', 'Delta', 'Delta', 'Delta']);
});
