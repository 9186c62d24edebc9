import { isRetailTitle, mentionsWholesalePrice, priceLabelScore } from '../amounts/price-label-score.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { areMost } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isPriced, type PrintedLine, textOf, toRuns, type Word, withoutAmounts } from './printed-line.ts';

type SheetPage = { sheet?: number | undefined; lines: readonly PrintedLine[] };

/** 'Esta lista anula la anterior' says the contrary. */
const OUTDATED =
  /^(?!.*\b(?:anula|reemplaza|deja|sin efecto)).*\b(?:anterior|viej[oa]|no vigente|vencid[oa]|desactualizad[oa])\b/;

/**
 * The pages without outdated sheets, without the outdated prices of goods that are listed elsewhere, and without the prices
 * for the trade of goods that elsewhere have their retail prices.
 */
export function withCurrentPrices<Page extends SheetPage>(pages: readonly Page[]): readonly Page[] {
  // What stands on a page may go on over the next ones.
  const sheets = [...Map.groupBy(pages, ({ sheet }) => sheet)].map(([sheet, own]) =>
    toBlocks(own, { isSheet: sheet !== undefined }),
  );
  const isOutdatedSheet = ([first]: readonly Block[]) => first?.beginsSheet === true && isOutdated(first);
  const outdated = sheets.filter(isOutdatedSheet).flat();
  const blocks = sheets.filter((sheet) => !isOutdatedSheet(sheet)).flat();
  const listed = countEach(blocks.flatMap(({ goods }) => [...new Set(goods)]));
  const isOld = (block: Block) => isOutdated(block) && areMost(block.goods, (good) => (listed.get(good) ?? 0) > 1);
  const current = blocks.filter((block) => !isOld(block));
  const isRetail = ({ titles }: Block) => titles.some(isRetailTitle);
  const retail = current.filter(isRetail);
  const sold = new Set(retail.flatMap(({ goods }) => goods));
  const isForTrade = (block: Block) =>
    !isRetail(block) && block.titles.some(mentionsWholesalePrice) && areMost(block.goods, (good) => sold.has(good));
  const forTrade = current.filter(isForTrade);
  const left = new Set([
    ...[...outdated, ...blocks.filter(isOld), ...forTrade.filter(({ beginsSheet }) => beginsSheet)].flatMap(
      rowsAndTitle,
    ),
    ...repeatedLines(forTrade, retail),
  ]);
  const kept = pages
    .map((page) => ({ ...page, lines: page.lines.filter((line) => !left.has(line)) }))
    .filter(({ lines }, at) => lines.some(isPriced) || !pages[at]?.lines.some(isPriced));
  return kept.some((page) => page.lines.some(isPriced)) ? kept : pages;
}

/** Lines under titles that say which prices these are; `goods`: what the rows say beside these. */
type Block = {
  lines: readonly PrintedLine[];
  title: PrintedLine | undefined;
  titles: string[];
  goods: string[];
  beginsSheet: boolean;
};

/** The blocks of a sheet of a spreadsheet, or of pages, over which a title holds until the next one. */
function toBlocks(pages: readonly SheetPage[], { isSheet }: { isSheet: boolean }): Block[] {
  const lines = pages.flatMap((page) => page.lines);
  const first = Math.max(
    0,
    lines.findIndex((line) => isPriced(line) && !isLone(line)),
  );
  const above = lines.slice(0, first).filter(isLone).map(titleOf);
  let titles = above.filter((title) => isSheet || isOfPrices(title));
  const isHead = (title: string) => OUTDATED.test(title) || isOfPrices(title);
  const heads = new Set(lines.slice(first).filter((line) => isLone(line) && isHead(titleOf(line))));
  const goesOn = (line: PrintedLine, last: PrintedLine) => !heads.has(line) && (isSheet || line.page === last.page);
  return groupAdjacent(lines, goesOn).map((own, at) => {
    const title = own.find((line) => heads.has(line));
    if (title) titles = [titleOf(title)];
    // 'Antes $ 9.000 Ahora $ 10.000'
    const goods = own
      .filter(isPriced)
      .map(goodOf)
      .filter((text) => /\p{L}/u.test(text) && priceLabelScore(normalizeText(text)) === 0);
    return { lines: own, title, titles, goods, beginsSheet: isSheet && at === 0 };
  });
}

/** Not the headings between the rows: what stands below may be another's. */
function rowsAndTitle({ lines, title }: Block): PrintedLine[] {
  return lines.filter((line) => isPriced(line) || line === title);
}

/** The rows that other blocks have as well, each as often as these do: further ones may be of another brand. */
function repeatedLines(blocks: readonly Block[], others: readonly Block[]): PrintedLine[] {
  const left = countEach(others.flatMap(({ goods }) => goods));
  return blocks.flatMap(rowsAndTitle).filter((line) => {
    const count = left.get(goodOf(line)) ?? 0;
    if (isPriced(line)) left.set(goodOf(line), count - 1);
    return !isPriced(line) || count > 0;
  });
}

/** Whether a line is one text; a year in it is no price: '2025 vieja'. */
function isLone({ words }: PrintedLine): boolean {
  const said = withoutAmounts(words, ({ text }) => YEAR.test(text));
  return !isPriced({ words: said }) && toRuns(said).length === 1;
}

const YEAR = /^20\d\d$/;

const titleOf = ({ words }: PrintedLine) => normalizeText(textOf(words));

/** No note that speaks of prices. */
const isOfPrices = (title: string) => /^\W*(?:precios?|lista)\b/.test(title) && priceLabelScore(title) !== 0;

const isOutdated = ({ titles }: Block) => titles.some((title) => OUTDATED.test(title));

/** A row without its prices, and without codes, dates and stocks. */
function goodOf({ words }: PrintedLine): string {
  const isOfName = ({ amount, joined, text }: Word) =>
    amount === undefined ? /\p{L}/u.test(text) || joined : amount.writing === 'bare' && joined;
  return textOf(words.filter(isOfName));
}

function countEach(goods: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(goods, (good) => good)].map(([good, all]) => [good, all.length]));
}
