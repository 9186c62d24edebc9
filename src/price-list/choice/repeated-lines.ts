import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { type Heading, readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, textOf } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { bareLabel, isPriceLabel } from '../readers/price-labels.ts';
import { namesProduct } from '../sentences/sentence-names.ts';
import { NEARLY_ALL, SEVERAL } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isSalesTerms } from '../text/sales-terms.ts';

/**
 * Messages without the lines that stand right below the prices of nearly all products, over the name of the next one, and
 * say nothing of either, as buttons of a shop whose page was copied: 'Comprar'. Headings stand above the first price, or
 * over others.
 */
export function withoutRepeatedLines(pages: readonly PrintedPage[], terms: Catalogue): PrintedPage[] {
  const lines = pages.flatMap((page) => (page.isMessage ? page.lines : []));
  const isBelow = (at: number) => isOfPrices(lines[at - 1]) && !isPricedLine(lines[at + 1]);
  const runs = groupAdjacent(lines, (line, last) => isOfPrices(line) && isOfPrices(last));
  const blocks = runs.filter((run) => run.some(isPriced)).length;
  const said = lines.flatMap((line, at) => (isPriced(line) ? [] : { line, key: keyOf(line), isBelow: isBelow(at) }));
  const buttons = [...Map.groupBy(said, ({ key }) => key)].flatMap(([key, own]) => {
    const isUsual = own.length >= Math.max(SEVERAL, NEARLY_ALL * blocks) && own.every((one) => one.isBelow);
    return isUsual && saysNothing(key, terms) ? own.map(({ line }) => line) : [];
  });
  const left = new Set(buttons);
  return pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !left.has(line)) }));
}

const keyOf = ({ words }: PrintedLine) => normalizeText(textOf(words));

const isPricedLine = (line: PrintedLine | undefined) => line !== undefined && isPriced(line);

/** Also '3 cuotas sin interés de $ 2.700' among the prices of a product. */
function isOfPrices(line: PrintedLine | undefined): boolean {
  return line !== undefined && (isPriced(line) || isSalesTerms(textOf(line.words)));
}

const NOTHING: readonly Heading['kind'][] = ['unknown', 'remark'];

function saysNothing(text: string, terms: Catalogue): boolean {
  return (
    !namesProduct(text, terms) &&
    !isSizeOrFlavor(text) &&
    !isPriceLabel(bareLabel(text)) &&
    NOTHING.includes(readHeading(text, terms).kind)
  );
}
