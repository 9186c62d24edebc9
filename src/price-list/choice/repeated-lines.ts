import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, textOf } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { bareLabel, isPriceLabel } from '../readers/price-labels.ts';
import { namesProduct } from '../sentences/sentence-names.ts';
import { NEARLY_ALL, SEVERAL } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isSalesTerms } from '../text/sales-terms.ts';

/** Drops the buttons of a shop's copied page: lines without meaning below the prices of nearly all products: 'Comprar'. */
export function withoutRepeatedLines(pages: readonly PrintedPage[], terms: Catalogue): PrintedPage[] {
  const lines = pages.flatMap((page) => (page.isMessage ? page.lines : []));
  const isBelow = (at: number) => isOfPrices(lines[at - 1]) && !lines.slice(at + 1, at + 2).some(isPriced);
  const runs = groupAdjacent(lines, (line, last) => isOfPrices(line) && isOfPrices(last));
  const blocks = runs.filter((run) => run.some(isPriced)).length;
  const texts = lines.flatMap((line, at) =>
    isPriced(line) ? [] : { line, text: normalizeText(textOf(line.words)), isBelow: isBelow(at) },
  );
  const buttons = [...Map.groupBy(texts, ({ text }) => text)].flatMap(([text, own]) => {
    const isUsual = own.length >= Math.max(SEVERAL, NEARLY_ALL * blocks) && own.every((one) => one.isBelow);
    return isUsual && saysNothing(text, terms) ? own.map(({ line }) => line) : [];
  });
  const dropped = new Set(buttons);
  return pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !dropped.has(line)) }));
}

/** Also '3 cuotas sin interés de $ 2.700' among the prices of a product. */
function isOfPrices(line: PrintedLine | undefined): boolean {
  return line !== undefined && (isPriced(line) || isSalesTerms(textOf(line.words)));
}

/** Whether a text names no product, brand, kind of goods or price. */
export function saysNothing(text: string, terms: Catalogue): boolean {
  const isMeant = namesProduct(text, terms) || isSizeOrFlavor(text) || isPriceLabel(bareLabel(text));
  return !isMeant && ['unknown', 'remark'].includes(readHeading(text, terms).kind);
}
