import { normalizeText } from '../text/normalize-text.ts';
import { isPriced, type PrintedLine, textOf, toRuns } from './printed-line.ts';

type SheetPage = { sheet?: number | undefined; lines: readonly PrintedLine[] };

/** What is said above prices that hold no more. */
const OUTDATED = /\b(?:anterior|viej[oa]|no vigente|vencid[oa]|desactualizad[oa])\b/;

/** The pages without the sheets of a spreadsheet that say above their prices that these hold no more, where another has some. */
export function withoutOutdatedSheets<Page extends SheetPage>(pages: readonly Page[]): readonly Page[] {
  const sheets = [...Map.groupBy(pages, ({ sheet }) => sheet).values()];
  const current = sheets.filter((sheet) => !isOutdated(sheet)).flat();
  return current.some(({ lines }) => lines.some(isPriced)) ? current : pages;
}

function isOutdated([first]: readonly SheetPage[]): boolean {
  const lines = first?.lines ?? [];
  const above = lines.slice(0, lines.findIndex(isPriced)).filter(({ words }) => toRuns(words).length === 1);
  return first?.sheet !== undefined && above.some(({ words }) => OUTDATED.test(normalizeText(textOf(words))));
}
