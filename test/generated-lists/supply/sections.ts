import type { Random } from '../random.ts';
import type { SupplyRow } from './supply.ts';

/** Where a list shows the brand of a row. */
export type BrandPlace = 'heading' | 'column' | 'before-name' | 'behind-name';

/** A heading over rows: a brand or a category. */
export type Heading = { of: 'brand' | 'category'; text: string };

/** Rows with the headings above them. */
export type Section = { headings: Heading[]; rows: SupplyRow[] };

export function sectionsOf(random: Random, rows: readonly SupplyRow[], place: BrandPlace): Section[] {
  const byCategory = random.chance(0.35);
  const split = (some: readonly SupplyRow[]): Section[] => {
    const mixed = random.shuffle(some);
    if (!byCategory) return [{ headings: [], rows: mixed }];
    return [...Map.groupBy(mixed, ({ category }) => category)].map(([text, rows]) => ({
      headings: [{ of: 'category', text }],
      rows,
    }));
  };
  if (place !== 'heading') return split(rows);
  return [...Map.groupBy(random.shuffle(rows), ({ brand }) => brand)].flatMap(([text, own]) =>
    split(own).map(({ headings, rows }, index) => ({
      headings: index === 0 ? [{ of: 'brand', text }, ...headings] : headings,
      rows,
    })),
  );
}

/** The name of a row with everything that has no column of its own. */
export function fullName(
  { brand, name, size }: SupplyRow,
  { place, sized }: { place: BrandPlace; sized: boolean },
): string {
  const parts = [place === 'before-name' && brand, name, sized && size, place === 'behind-name' && brand];
  return parts.filter((part) => part !== false).join(' ');
}
