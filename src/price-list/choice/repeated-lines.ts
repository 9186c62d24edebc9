import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, textOf } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { bareLabel, isPriceLabel } from '../readers/price-labels.ts';
import { namesProduct } from '../sentences/sentence-names.ts';
import { SEVERAL } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** Messages without the lines that stand below many products and say nothing of them, as buttons of a shop whose page was copied: 'Comprar'. */
export function withoutRepeatedLines(pages: readonly PrintedPage[], terms: Catalogue): PrintedPage[] {
  const keyOf = ({ words }: PrintedLine) => normalizeText(textOf(words));
  const said = pages.flatMap(({ isMessage, lines }) => (isMessage ? lines.filter((line) => !isPriced(line)) : []));
  const repeated = new Set(
    [...Map.groupBy(said, keyOf)].flatMap(([key, { length }]) =>
      length >= SEVERAL && saysNothing(key, terms) ? key : [],
    ),
  );
  return pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => !page.isMessage || isPriced(line) || !repeated.has(keyOf(line))),
  }));
}

function saysNothing(text: string, terms: Catalogue): boolean {
  return (
    !namesProduct(text, terms) &&
    !isSizeOrFlavor(text) &&
    !isPriceLabel(bareLabel(text)) &&
    !['brand', 'category'].includes(readHeading(text, terms).kind)
  );
}
