import { expect, it } from 'vitest';
import { fillDownBrands } from './brand-column.ts';

const rows = (...brands: string[]) =>
  brands.map((brandCell, index) => {
    const none = { notes: [], headingBrand: undefined, section: undefined, price: 1 };
    return { index, text: 'Whey', line: 'Whey', brandCell, ...none };
  });
const brandsOf = (given: string[], last?: string) =>
  fillDownBrands(rows(...given), last).rows.map(({ brandCell }) => brandCell);

it('leaves a full column as it is', () => {
  expect(brandsOf(['ENU', 'Astro'])).toEqual(['ENU', 'Astro']);
  // A cell beside several rows may go on over the end of the page.
  expect(fillDownBrands(rows('ENU', 'Astro'), undefined).last).toBe('Astro');
});

it('tells a brand to the rows below it, over the end of a page too', () => {
  expect(brandsOf(['ENU', '', 'Astro', '', ''])).toEqual(['ENU', 'ENU', 'Astro', 'Astro', 'Astro']);
  expect(brandsOf(['', 'Astro', ''], 'ENU')).toEqual(['ENU', 'Astro', 'Astro']);
});

it('tells none where the first row has none, and keeps it from matching by what stands above the table', () => {
  expect(brandsOf(['', 'ENU', '', '', 'Astro', ''])).toEqual(['', 'ENU', '', '', 'Astro', '']);
  expect(fillDownBrands(rows('', 'ENU', ''), undefined).rows[0]?.headingBrand).toBeNull();
});
