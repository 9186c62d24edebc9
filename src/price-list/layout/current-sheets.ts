import { mentionsRetailPrice, priceLabelScore } from '../amounts/price-label-score.ts';
import { MOST } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isPriced, isText, type PrintedLine, textOf, toRuns } from './printed-line.ts';

type SheetPage = { sheet?: number | undefined; lines: readonly PrintedLine[] };

const OUTDATED = /\b(?:anterior|viej[oa]|no vigente|vencid[oa]|desactualizad[oa])\b/;

/** The pages without outdated sheets of a spreadsheet, and those of wholesale prices where another has the retail ones. */
export function withCurrentSheets<Page extends SheetPage>(all: readonly Page[]): readonly Page[] {
  const pages = all.map(withoutOutdatedTable);
  const sheets = [...Map.groupBy(pages, ({ sheet }) => sheet).values()].map(readSheet);
  const current = sheets.filter(({ titles }) => !titles.some((title) => OUTDATED.test(title)));
  const retail = new Set(current.filter(({ titles }) => titles.some(mentionsRetailPrice)));
  const sold = [...retail].flatMap(({ goods }) => goods);
  const isRepeated = ({ titles, goods }: Sheet<Page>) =>
    titles.some((title) => priceLabelScore(title) < 0) && areMostlyIn(sold, goods);
  const kept = current.filter((sheet) => retail.has(sheet) || !isRepeated(sheet)).flatMap(({ all }) => all);
  return kept.some(({ lines }) => lines.some(isPriced)) ? kept : pages;
}

/** A page without the outdated prices of the same goods below those that hold. */
function withoutOutdatedTable<Page extends SheetPage>(page: Page): Page {
  const { lines } = page;
  const first = lines.findIndex(isPriced);
  const end = lines.findIndex(
    (line, at) => at > first && isLone(line) && OUTDATED.test(normalizeText(textOf(line.words))),
  );
  if (end < 0) return page;
  const current = lines.slice(0, end);
  return areMostlyIn(goodsOf(current), goodsOf(lines.slice(end))) ? { ...page, lines: current } : page;
}

function areMostlyIn(all: readonly string[], goods: readonly string[]): boolean {
  const known = new Set(all);
  return goods.filter((one) => known.has(one)).length > MOST * goods.length;
}

const isLone = (line: PrintedLine) => !isPriced(line) && toRuns(line.words).length === 1;

/** What rows say beside their prices, without codes, dates and stocks. */
function goodsOf(lines: readonly PrintedLine[]): string[] {
  return lines.filter(isPriced).map(({ words }) => textOf(words.filter(isText)));
}

/** `titles`: what stands alone in a line above the prices; `goods`: what the rows say beside these. */
type Sheet<Page> = { all: readonly Page[]; titles: string[]; goods: string[] };

function readSheet<Page extends SheetPage>(all: readonly Page[]): Sheet<Page> {
  const [first] = all;
  if (first?.sheet === undefined) return { all, titles: [], goods: [] };
  const above = first.lines.slice(0, first.lines.findIndex(isPriced)).filter(isLone);
  const goods = all.flatMap(({ lines }) => goodsOf(lines));
  return { all, titles: above.map(({ words }) => normalizeText(textOf(words))), goods };
}
