import { brandOfCell } from '../brands/brand-names.ts';
import { type CatalogueTerms, hasSize } from '../headings/heading.ts';
import { isPriced, type PrintedLine, styleOf, textOf } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { PART } from '../shares.ts';

/** How lines are set that say a brand alone, and none with a price or a size. */
export function findHeadingStyles(regions: readonly PageRegion[], { brands }: CatalogueTerms): Set<string> {
  const lines = regions.flatMap((region) => region.lines);
  const isBrand = (line: PrintedLine) => !isPriced(line) && brandOfCell(textOf(line.words), brands) !== undefined;
  const isName = (line: PrintedLine) => isPriced(line) || hasSize(textOf(line.words));
  const groups = [...Map.groupBy(lines, styleOf)].filter(
    ([, own]) => own.filter(isBrand).length > PART * own.length && !own.some(isName),
  );
  return new Set(groups.map(([style]) => style));
}
