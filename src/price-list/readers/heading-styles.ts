import { brandOfCell } from '../brands/brand-names.ts';
import { type CatalogueTerms, hasSize, readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, styleOf, textOf, toRuns } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { MOST, PART } from '../shares.ts';

/** How lines are set that say a brand alone, or brands and kinds of goods beside each other, and none with a price or a size. */
export function findHeadingStyles(regions: readonly PageRegion[], terms: CatalogueTerms): Set<string> {
  const lines = regions.flatMap((region) => region.lines);
  const isBrand = (line: PrintedLine) => !isPriced(line) && brandOfCell(textOf(line.words), terms.brands) !== undefined;
  const isKind = (line: PrintedLine) => !isPriced(line) && readHeading(textOf(line.words), terms).kind === 'category';
  const isName = (line: PrintedLine) => isPriced(line) || hasSize(textOf(line.words));
  const isCustom = (own: readonly PrintedLine[]) => {
    // Headers of columns are set so, too.
    const alone = own.filter(({ words }) => toRuns(words).length === 1).length;
    const brands = own.filter(isBrand).length;
    return brands > PART * own.length || (brands > 0 && brands + own.filter(isKind).length > MOST * alone);
  };
  const groups = [...Map.groupBy(lines, styleOf)].filter(([, own]) => !own.some(isName) && isCustom(own));
  return new Set(groups.map(([style]) => style));
}
