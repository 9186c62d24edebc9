import { priceLabelScore, saysRetail } from '../amounts/price-label-score.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { MOST } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isPriced, isText, type PrintedLine, textOf, toRuns } from './printed-line.ts';

type SheetPage = { sheet?: number | undefined; lines: readonly PrintedLine[] };

const OUTDATED = /\b(?:anterior|viej[oa]|no vigente|vencid[oa]|desactualizad[oa])\b/;

/** The pages without outdated prices, and without those for the trade of goods that elsewhere have their retail prices. */
export function withCurrentPrices<Page extends SheetPage>(pages: readonly Page[]): readonly Page[] {
  // What stands on a page may go on over the next ones.
  const sheets = Map.groupBy(pages, ({ sheet }) => sheet);
  const blocks = [...sheets].flatMap(([sheet, own]) => toBlocks(own, { isSheet: sheet !== undefined }));
  const current = blocks.filter((block) => !isOutdated(block, blocks));
  const retail = current.filter(({ titles }) => titles.some(saysRetail));
  const isForTrade = ({ titles }: Block) => titles.some((title) => priceLabelScore(title) < 0);
  const kept = current.filter((block) => retail.includes(block) || !isForTrade(block) || !isRepeated(block, retail));
  const lines = new Set(kept.flatMap((block) => block.lines));
  const left = pages
    .map((page) => ({ ...page, lines: page.lines.filter((line) => lines.has(line)) }))
    .filter((page, at) => page.lines.length > 0 || pages[at]?.lines.length === 0);
  return left.some((page) => page.lines.some(isPriced)) ? left : pages;
}

/** Lines under titles that say which prices these are; `goods`: what the rows say beside them, without codes, dates and stocks. */
type Block = { lines: readonly PrintedLine[]; titles: string[]; goods: string[]; isSheet: boolean };

/** The blocks of a sheet of a spreadsheet, or of pages, over which a title holds until the next one. */
function toBlocks(pages: readonly SheetPage[], { isSheet }: { isSheet: boolean }): Block[] {
  const lines = pages.flatMap((page) => page.lines);
  const first = Math.max(0, lines.findIndex(isPriced));
  const above = lines.slice(0, first).filter(isLone).map(titleOf);
  let titles = above.filter((title) => isSheet || isOfPrices(title));
  const below = lines.slice(first).filter(isLone);
  const heads = new Set(below.filter((line) => OUTDATED.test(titleOf(line)) || isOfPrices(titleOf(line))));
  const goesOn = (line: PrintedLine, last: PrintedLine) => !heads.has(line) && (isSheet || line.page === last.page);
  return groupAdjacent(lines, goesOn).map((own, at) => {
    const [head] = own;
    if (head && heads.has(head)) titles = [titleOf(head)];
    const rows = own.filter(isPriced).map(({ words }) => textOf(words.filter(isText)));
    // 'Antes $ 9.000 Ahora $ 10.000'
    const goods = rows.filter((text) => /\p{L}/u.test(text) && priceLabelScore(normalizeText(text)) === 0);
    return { lines: own, titles, goods, isSheet: isSheet && at === 0 };
  });
}

const isLone = (line: PrintedLine) => !isPriced(line) && toRuns(line.words).length === 1;

const titleOf = ({ words }: PrintedLine) => normalizeText(textOf(words));

const isOfPrices = (title: string) => /\b(?:precios?|lista)\b/.test(title) && priceLabelScore(title) !== 0;

/** Whole sheets are outdated when they say so, other blocks when they repeat goods. */
function isOutdated(block: Block, all: readonly Block[]): boolean {
  const others = all.filter((one) => one !== block);
  return block.titles.some((title) => OUTDATED.test(title)) && (block.isSheet || isRepeated(block, others));
}

function isRepeated({ goods }: Block, others: readonly Block[]): boolean {
  const known = new Set(others.flatMap((one) => one.goods));
  return goods.filter((one) => known.has(one)).length > MOST * goods.length;
}
