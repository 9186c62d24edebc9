import { isColumnHeader } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, textOf, toRuns } from '../layout/printed-line.ts';
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

/**
 * Drops what a page repeats from one before above its first heading, as the name of the firm: no section ends there.
 * Headers of its table stay.
 */
export function withoutRunningHeads(pages: readonly PrintedPage[], terms: Catalogue): PrintedPage[] {
  const heads = pages.map(({ lines, sheet }) => (sheet === undefined ? lines.slice(0, lines.findIndex(isPriced)) : []));
  const textIn = ({ words }: PrintedLine) => textOf(words);
  // What stands right above products may be their brand.
  const isOver = (_: PrintedLine, at: number, head: readonly PrintedLine[]) =>
    head.slice(at + 1).some((line) => !isHeader(line) && !saysNothing(textIn(line), terms));
  return pages.map((page, at) => {
    const head = heads[at] ?? [];
    const known = new Set(heads.slice(0, at).flatMap((before) => before.filter(isOver).map(textIn)));
    const headers = groupAdjacent(head, (line, last) => isHeader(line) === isHeader(last)).findLast((own) =>
      own.some(isHeader),
    );
    const running = head.filter(
      (line) => known.has(textIn(line)) && !headers?.includes(line) && saysNothing(textIn(line), terms),
    );
    return { ...page, lines: page.lines.filter((line) => !running.includes(line)) };
  });
}

const isHeader = ({ words }: PrintedLine) => toRuns(words).filter(({ text }) => isColumnHeader(text)).length > 1;

/** Also '3 cuotas sin interés de $ 2.700' among the prices of a product. */
function isOfPrices(line: PrintedLine | undefined): boolean {
  return line !== undefined && (isPriced(line) || isSalesTerms(textOf(line.words)));
}

/** Whether a text names no product, brand, kind of goods or price. */
function saysNothing(text: string, terms: Catalogue): boolean {
  const isMeant = namesProduct(text, terms) || isSizeOrFlavor(text) || isPriceLabel(bareLabel(text));
  return !isMeant && ['unknown', 'remark'].includes(readHeading(text, terms).kind);
}
