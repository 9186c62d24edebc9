import { groupAdjacent } from '../page/group-adjacent.ts';
import { type TextPage, toUpright } from '../page/text-page.ts';
import { isSalesTerms } from '../text/sales-terms.ts';
import { withCurrentPrices } from './current-prices.ts';
import { withDashedPrices } from './dashed-prices.ts';
import { withNumberCells, withPriceWriting, withThousandsInPesos } from './price-writing.ts';
import { type PrintedLine, textOf, withoutAmounts } from './printed-line.ts';
import { toPrintedLines } from './printed-lines.ts';

export type PrintedPage = Omit<TextPage, 'items'> & { page: number; lines: PrintedLine[] };

/** The pages with their lines; only amounts that are written as the prices of the list are some. */
export function toPrintedPages(pages: readonly TextPage[]): readonly PrintedPage[] {
  const read = pages.map(toUpright).map((upright, page) => {
    const { items, sideways, ...printed } = upright;
    return { ...printed, page, lines: toPrintedLines(upright, page).map(withoutTerms) };
  });
  const isSheet = ({ page }: PrintedLine) => pages[page]?.sheet !== undefined;
  const lines = withThousandsInPesos(read.flatMap((page) => page.lines));
  // In a spreadsheet each column has its own writing.
  const cells = lines.filter(isSheet).map(withNumberCells);
  const others = withPriceWriting(lines.filter((line) => !isSheet(line)));
  const written = Map.groupBy([...cells, ...others], ({ page }) => page);
  const linesOf = (page: number) => withDashedPrices(written.get(page) ?? []);
  return withCurrentPrices(read.map((page) => ({ ...page, lines: linesOf(page.page) })));
}

/** Amounts in terms of sale are no prices: 'Precios por compras desde $ 50.000'. */
function withoutTerms(line: PrintedLine): PrintedLine {
  const texts = groupAdjacent(line.words, ({ joined }) => joined);
  const words = texts.flatMap((text) => (isSalesTerms(textOf(text)) ? withoutAmounts(text, () => true) : text));
  return { ...line, words };
}
