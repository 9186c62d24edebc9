import { brandOfCell } from '../brands/brand-names.ts';
import type { CatalogueTerms } from '../headings/catalogue-terms.ts';
import { readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, styleOf, textOf, toRuns } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { MOST, PART } from '../shares.ts';
import { hasSize } from '../sizes/quantities.ts';

/** The styles of lines with brands and none with prices or sizes; `rubrics`: of brands and kinds of goods in turns. */
export type HeadingStyles = Record<'brands' | 'rubrics', ReadonlySet<string>>;

export function findHeadingStyles(regions: readonly PageRegion[], terms: CatalogueTerms): HeadingStyles {
  const isName = (line: PrintedLine) => isPriced(line) || hasSize(textOf(line.words));
  const isBrand = ({ words }: PrintedLine) => brandOfCell(textOf(words), terms.brands) !== undefined;
  const isKind = ({ words }: PrintedLine) => readHeading(textOf(words), terms).kind === 'category';
  const lines = regions.flatMap((region) => region.lines);
  const groups = [...Map.groupBy(lines, styleOf)].filter(([, own]) => !own.some(isName));
  const stylesOf = (isCustom: (own: readonly PrintedLine[]) => boolean) =>
    new Set(groups.flatMap(([style, own]) => (isCustom(own) ? style : [])));
  return {
    brands: stylesOf((own) => own.filter(isBrand).length > PART * own.length),
    rubrics: stylesOf((own) => {
      // Headers of columns may be set alike.
      const alone = own.filter(({ words }) => toRuns(words).length === 1);
      return alone.some(isBrand) && alone.filter((line) => isBrand(line) || isKind(line)).length > MOST * alone.length;
    }),
  };
}
