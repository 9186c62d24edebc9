import { type BrandNames, brandOfCell } from '../brands/brand-names.ts';
import type { CatalogueTerms } from '../headings/catalogue-terms.ts';
import { hasSize, readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, styleOf, textOf, toRuns } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { MOST, PART } from '../shares.ts';

/** How lines are set that say a brand alone, and none with a price or a size. */
export function findHeadingStyles(regions: readonly PageRegion[], { brands }: CatalogueTerms): Set<string> {
  return findStyles(regions, (own) => own.filter((line) => saysBrand(line, brands)).length > PART * own.length);
}

/** The same of brands and kinds of goods beside each other: over names they are headings, too. */
export function findRubricStyles(regions: readonly PageRegion[], terms: CatalogueTerms): Set<string> {
  const isKind = (line: PrintedLine) => !isPriced(line) && readHeading(textOf(line.words), terms).kind === 'category';
  return findStyles(regions, (own) => {
    // Headers of columns are set so, too.
    const alone = own.filter(({ words }) => toRuns(words).length === 1);
    const brands = alone.filter((line) => saysBrand(line, terms.brands)).length;
    return brands > 0 && brands + alone.filter(isKind).length > MOST * alone.length;
  });
}

function saysBrand(line: PrintedLine, brands: BrandNames): boolean {
  return !isPriced(line) && brandOfCell(textOf(line.words), brands) !== undefined;
}

function findStyles(regions: readonly PageRegion[], isCustom: (own: readonly PrintedLine[]) => boolean): Set<string> {
  const isName = (line: PrintedLine) => isPriced(line) || hasSize(textOf(line.words));
  const groups = [
    ...Map.groupBy(
      regions.flatMap(({ lines }) => lines),
      styleOf,
    ),
  ];
  return new Set(groups.flatMap(([style, own]) => (isCustom(own) && !own.some(isName) ? style : [])));
}
