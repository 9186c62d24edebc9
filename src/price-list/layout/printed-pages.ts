import { type RuledLines, type TextPage, toUpright } from '../page/text-page.ts';
import { type PrintedLine, withPriceWriting } from './printed-line.ts';
import { toPrintedLines } from './printed-lines.ts';

export type PrintedPage = { page: number; width: number; rules: RuledLines; lines: PrintedLine[] };

/** The pages with their lines; only amounts that are written as the prices of the list are some. */
export function toPrintedPages(pages: readonly TextPage[]): PrintedPage[] {
  const read = pages.map((one, page) => {
    const { width, rules } = toUpright(one);
    return { page, width, rules, lines: toPrintedLines(one, page) };
  });
  const written = Map.groupBy(withPriceWriting(read.flatMap(({ lines }) => lines)), ({ page }) => page);
  return read.map((page) => ({ ...page, lines: written.get(page.page) ?? [] }));
}
