import { mentionsRetailPrice, priceLabelScore } from '../amounts/price-label-score.ts';
import { MOST } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isPriced, type PrintedLine, textOf, toRuns, type Word } from './printed-line.ts';

type SheetPage = { sheet?: number | undefined; lines: readonly PrintedLine[] };

/** What is said above prices that hold no more. */
const OUTDATED = /\b(?:anterior|viej[oa]|no vigente|vencid[oa]|desactualizad[oa])\b/;

/**
 * The pages without the sheets of a spreadsheet that say above their prices that these hold no more, where another has
 * some, or that shops pay them, where another has those of the public for the same goods.
 */
export function withCurrentSheets<Page extends SheetPage>(all: readonly Page[]): readonly Page[] {
  const pages = all.map(withoutOutdatedTable);
  const sheets = [...Map.groupBy(pages, ({ sheet }) => sheet).values()].map(readSheet);
  const current = sheets.filter(({ titles }) => !titles.some((title) => OUTDATED.test(title)));
  const retail = new Set(current.filter(({ titles }) => titles.some(mentionsRetailPrice)));
  const sold = new Set([...retail].flatMap(({ goods }) => goods));
  const isRepeated = ({ titles, goods }: Sheet<Page>) =>
    titles.some((title) => priceLabelScore(title) < 0) &&
    goods.filter((one) => sold.has(one)).length > MOST * goods.length;
  const kept = current.filter((sheet) => retail.has(sheet) || !isRepeated(sheet)).flatMap(({ all }) => all);
  return kept.some(({ lines }) => lines.some(isPriced)) ? kept : pages;
}

/** A page without what it keeps below a title that says that it holds no more, where that is mostly what stands above. */
function withoutOutdatedTable<Page extends SheetPage>(page: Page): Page {
  const { lines } = page;
  const first = lines.findIndex(isPriced);
  const end = lines.findIndex(
    (line, at) => at > first && isLone(line) && OUTDATED.test(normalizeText(textOf(line.words))),
  );
  if (end < 0) return page;
  const above = new Set(goodsOf(lines.slice(0, end)));
  const below = goodsOf(lines.slice(end));
  const isRepeated = below.filter((one) => above.has(one)).length > MOST * below.length;
  return isRepeated ? { ...page, lines: lines.slice(0, end) } : page;
}

/** What stands alone in its line, and has no price. */
const isLone = (line: PrintedLine) => !isPriced(line) && toRuns(line.words).length === 1;

/** What rows say beside their prices, without codes, dates and stocks. */
function goodsOf(lines: readonly PrintedLine[]): string[] {
  const isSaid = ({ amount, text }: Word) => amount === undefined && /\p{L}/u.test(text);
  return lines.filter(isPriced).map(({ words }) => textOf(words.filter(isSaid)));
}

/** The pages of a sheet, what stands alone in a line above its prices, and what its rows say beside these. */
type Sheet<Page> = { all: readonly Page[]; titles: string[]; goods: string[] };

function readSheet<Page extends SheetPage>(all: readonly Page[]): Sheet<Page> {
  const [first] = all;
  if (first?.sheet === undefined) return { all, titles: [], goods: [] };
  const above = first.lines.slice(0, first.lines.findIndex(isPriced)).filter(isLone);
  const goods = all.flatMap(({ lines }) => goodsOf(lines));
  return { all, titles: above.map(({ words }) => normalizeText(textOf(words))), goods };
}
