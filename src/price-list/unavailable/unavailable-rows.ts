import { splitUnavailable } from '../amounts/no-price.ts';
import { brandWords } from '../brands/brand-names.ts';
import { linesInCards } from '../layout/drawn-cards.ts';
import { isPriced, isRightBelow, type PrintedLine, pesosIn, textOf } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import type { ListRow } from '../list/list-row.ts';
import { onlyOne } from '../only-one.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { findMarkedUnavailable } from './unavailable-marks.ts';
import { findUnavailablePrices, isUnavailableHeading, type UnavailablePrices } from './unavailable-prices.ts';

type NamedRow = Pick<ListRow, 'index' | 'price'> & { words: readonly string[] };

/** Asks about the rows with a price of which the list says that they are not sold: 'Whey 1 kg $ 30.000 AGOTADO'. */
export function askAboutUnavailable(rows: readonly ListRow[], pages: readonly PrintedPage[]): ListRow[] {
  const named = rows.map(({ index, text, price }) => ({ index, price, words: brandWords(text) }));
  const marked = findMarkedUnavailable(pages.flatMap(({ lines }) => lines)).map((line) => [wordsOf([line])]);
  const said = pages.flatMap(({ lines, isMessage = false }) =>
    lines.map((_, at) => (isMessage ? [wordsAround(lines, at)] : wordsBeside(lines, at))),
  );
  const byName = [...marked, ...said].flatMap(
    (texts) => texts.map((words) => rowIn(named, words)).find((row) => row !== undefined) ?? [],
  );
  const byPrice = pages.flatMap((page) => {
    if (page.isMessage) return findUnavailablePrices(page.lines).flatMap((prices) => rowsAt(named, prices));
    const cards = linesInCards(page).filter((lines) => lines.some(saysUnavailable));
    return cards.flatMap((lines) => rowOfCard(named, lines) ?? []);
  });
  const asked = new Set([...byName, ...byPrice]);
  return rows.map((row) => (asked.has(row.index) && row.price !== undefined ? { ...row, doubt: 'unavailable' } : row));
}

const wordsOf = (lines: readonly PrintedLine[]) => new Set(lines.flatMap(({ words }) => brandWords(textOf(words))));

function rowsNamedIn(rows: readonly NamedRow[], said: ReadonlySet<string>): NamedRow[] {
  return rows.filter(({ words }) => words.length > 0 && words.every((word) => said.has(word)));
}

/** The row with most words among those that are said; a line of several products says it of one of them. */
function rowIn(rows: readonly NamedRow[], said: ReadonlySet<string>): number | undefined {
  const own = rowsNamedIn(rows, said);
  const most = Math.max(...own.map(({ words }) => words.length));
  return onlyOne(own.filter(({ words }) => words.length === most).map(({ index }) => index));
}

/** The rows with these prices that have most words of the line; the others are other products at such a price. */
function rowsAt(rows: readonly NamedRow[], { line, prices }: UnavailablePrices): number[] {
  const said = wordsOf([line]);
  return prices.flatMap((centavos) => {
    const own = rows
      .filter(({ price }) => price === centavos)
      .map(({ index, words }) => ({ index, shared: words.filter((word) => said.has(word)).length }));
    const most = Math.max(1, ...own.map(({ shared }) => shared));
    return own.filter(({ shared }) => shared === most).map(({ index }) => index);
  });
}

const saysUnavailable = ({ words }: PrintedLine) => splitUnavailable(normalizeText(textOf(words))) !== undefined;

/** The row with a name and a price of a card, which may say with a badge that it is not sold; undefined where it has several. */
function rowOfCard(rows: readonly NamedRow[], lines: readonly PrintedLine[]): number | undefined {
  const own = rowsNamedIn(rows, wordsOf(lines));
  const isPrinted = ({ price }: NamedRow) => pesosIn(lines).some(({ centavos }) => centavos === price);
  return onlyOne(own.filter(isPrinted).map(({ index }) => index));
}

/** The words of a line that says of something that it is not sold; of one that says nothing else those of the line above, then of both around it. */
function wordsBeside(lines: readonly PrintedLine[], at: number): Set<string>[] {
  const textAt = (index: number) => normalizeText(textOf(lines[index]?.words ?? []));
  const said = splitUnavailable(textAt(at));
  if (!said) return [];
  const own = brandWords(`${said.before} ${said.behind}`);
  if (own.length > 0) return [new Set(own)];
  const above = textAt(at - 1);
  // A price alone is of a product above it.
  return /\p{L}/u.test(above) ? [new Set(brandWords(above)), new Set(brandWords(`${above} ${textAt(at + 1)}`))] : [];
}

/** The words from a name to its price, when the line below says that alone, or the first line of its block. */
function wordsAround(lines: readonly PrintedLine[], at: number): Set<string> {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  const said = splitUnavailable(normalizeText(textOf(line?.words ?? [])));
  if (!line || !said || /\p{L}/u.test(`${said.before}${said.behind}`) || isUnavailableHeading(lines, at))
    return new Set();
  const isFirst = before && next && !isRightBelow(line, before) && isRightBelow(next, line);
  if (isFirst) {
    const below = lines.slice(at + 1);
    return wordsOf(below.slice(0, below.findIndex(isPriced) + 1));
  }
  const above = lines.slice(0, at);
  const price = above.findLastIndex(isPriced);
  const former = above.slice(0, Math.max(0, price)).findLastIndex(isPriced);
  return wordsOf(above.slice(former + 1));
}
