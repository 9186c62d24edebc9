import { groupAdjacent } from '../page/group-adjacent.ts';
import { type TextPage, toUpright } from '../page/text-page.ts';
import { isSalesTerms } from '../text/sales-terms.ts';
import { withCurrentSheets } from './current-sheets.ts';
import { type PrintedLine, textOf, type Word, withPriceWriting } from './printed-line.ts';
import { toPrintedLines } from './printed-lines.ts';
import { withThousandsInPesos } from './thousands.ts';

export type PrintedPage = Omit<TextPage, 'items'> & { page: number; lines: PrintedLine[] };

/** The pages with their lines; only amounts that are written as the prices of the list are some. */
export function toPrintedPages(pages: readonly TextPage[]): readonly PrintedPage[] {
  const read = pages.map((one, page) => {
    const upright = toUpright(one);
    const { width, height, rules, sheet, isMessage } = upright;
    return { page, width, height, rules, sheet, isMessage, lines: toPrintedLines(upright, page).map(withoutTerms) };
  });
  const lines = withThousandsInPesos(read.flatMap((page) => page.lines));
  const isSheet = ({ page }: PrintedLine) => pages[page]?.sheet !== undefined;
  const written = Map.groupBy(
    // In a spreadsheet each column has its own writing.
    [...withPriceWriting(lines.filter((line) => !isSheet(line))), ...lines.filter(isSheet).map(withNumberCells)],
    ({ page }) => page,
  );
  return withCurrentSheets(read.map((page) => ({ ...page, lines: written.get(page.page) ?? [] })));
}

/** A line of a spreadsheet without bare numbers among other words of their cells; with nothing else, as of titles and headers, none behind words. */
function withNumberCells(line: PrintedLine): PrintedLine {
  const isBehind = ({ joined, amount }: Word) => joined && amount?.writing === 'bare';
  const hasOthers = line.words.some((word) => word.amount && !isBehind(word));
  const words = line.words.map((word, at) => {
    const isText = isBehind(word) && (!hasOthers || line.words[at + 1]?.joined === true);
    return isText ? { ...word, amount: undefined } : word;
  });
  return { ...line, words };
}

/** Amounts in a text that tells terms of sale are no prices, wherever the columns of a page part it: 'Precios por compras desde $ 50.000'. */
function withoutTerms(line: PrintedLine): PrintedLine {
  const words = groupAdjacent(line.words, ({ joined }) => joined).flatMap((text) =>
    isSalesTerms(textOf(text)) ? text.map((word) => ({ ...word, amount: undefined })) : text,
  );
  return { ...line, words };
}
