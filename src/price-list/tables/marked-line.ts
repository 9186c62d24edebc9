import { minimumQuantity } from '../amounts/price-label-score.ts';
import { type BrandNames, brandAlone, brandOfCell } from '../brands/brand-names.ts';
import { isColumnHeader, isVariantHeader, readColumnHeader } from '../column-headers/column-header.ts';
import { withSizesInFull } from '../column-headers/size-series.ts';
import type { CatalogueTerms } from '../headings/catalogue-terms.ts';
import { brandOfHeading } from '../headings/heading.ts';
import {
  isPriced,
  isRightBelow,
  middleOf,
  type PrintedLine,
  type Run,
  textOf,
  toRuns,
  type Word,
} from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { overlaps } from '../layout/text-columns.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { isPriceLabel } from '../readers/price-labels.ts';
import { areMost } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isSalesTerms } from '../text/sales-terms.ts';
import { groupsOver } from './column-titles.ts';
import { findFurtherTables } from './further-tables.ts';
import { spreadSpanningPrices } from './spanning-prices.ts';
import type { TableOptions } from './table-options.ts';

/** `text` may be part of a name. */
export type Marked = PrintedLine & {
  role: 'priced' | 'header' | 'text' | 'heading' | 'remark';
  runs: Run[];
  table: string;
};

type MarkedRegion = { region: PageRegion; lines: Marked[] };

/** Distinguishes headers, rows and other text; lines under the same headers in one column of the pages are a table. */
export function markLines(regions: readonly PageRegion[], { how, terms }: TableOptions): MarkedRegion[] {
  const above = new Map<PageRegion['column'], { text: string; variants: Run[] }>();
  const marked = regions.map((region, at) => {
    const after = regions.slice(at + 1).find(({ column }) => column === region.column)?.lines ?? [];
    const below = [...region.lines, ...after];
    const read = region.lines.map((printed, index): ReadLine => {
      const line = withSizesInFull(printed);
      const runs = toRuns(line.words);
      const next = below.slice(index + 1, index + 1 + ROWS_BELOW);
      const isHeader =
        how === 'crossed'
          ? runs.length >= 2 && isOverPrices(runs, next)
          : isHeaderLine(runs, { brands: terms.brands, next });
      const isRow = isPriced(line) && !isSalesTerms(textOf(line.words));
      return { ...line, role: isRow ? 'priced' : isHeader ? 'header' : 'text', runs };
    });
    const withUpper = read.map(
      (line, index): ReadLine => (isOverHeaders(line, read[index + 1], terms) ? { ...line, role: 'header' } : line),
    );
    const lines = groupAdjacent(withUpper, areOneHeader).flatMap((group): Marked[] => {
      if (group.some(({ role }) => role === 'header')) above.set(region.column, readHeaders(group));
      const { text = '', variants = [] } = above.get(region.column) ?? {};
      return group.map((line) => {
        const isRow = line.role === 'priced';
        const words = isRow ? spreadSpanningPrices(line, { headers: variants, rules: region.rules }) : line.words;
        return { ...line, words, runs: toRuns(words), table: `${region.column} ${text}` };
      });
    });
    return { region, lines };
  });
  const further = findFurtherTables(marked.flatMap(({ lines }) => lines));
  return marked.map(({ region, lines }) => ({
    region,
    lines: lines.map((line) => ({ ...line, table: further.get(line) ?? line.table })),
  }));
}

function readHeaders(lines: readonly ReadLine[]): { text: string; variants: Run[] } {
  const text = lines.map(({ words }) => textOf(words)).join('\n');
  return { text, variants: lines.flatMap(({ runs }) => runs.filter((run) => isVariantHeader(run.text))) };
}

type ReadLine = Omit<Marked, 'table'>;

/** 'Multivitamínico' over '60 comp.', or a text over several headers; but not the brand of a list over 'Código'. */
function isOverHeaders(line: ReadLine, below: ReadLine | undefined, terms: CatalogueTerms): boolean {
  if (line.role !== 'text' || line.runs.length < 2 || below?.role !== 'header' || !isRightBelow(below, line))
    return false;
  const under = (run: Run) => below.runs.filter((one) => overlaps(one, run));
  const isTitle = (run: Run) =>
    brandOfHeading(run.text, terms) !== undefined &&
    under(run).some(({ text }) => ['code', 'name'].includes(readColumnHeader(text).kind));
  if (line.runs.some(isTitle)) return false;
  return line.runs.every((run) => under(run).length === 1) || groupsOver(line.runs, below.runs) !== undefined;
}

function areOneHeader(line: ReadLine, above: ReadLine): boolean {
  return line.role === 'header' && above.role === 'header' && isRightBelow(line, above);
}

function isHeaderLine(
  runs: readonly Run[],
  { brands, next }: { brands: BrandNames; next: readonly PrintedLine[] },
): boolean {
  const [below] = next;
  if (below && isPriced(below) && runs.length > 1 && runs.every(({ text }) => DATED.test(text))) return true;
  if (below && isPriced(below) && runs.every(({ text }) => isPriceLabel(text)) && !isOverName(runs, below)) return true;
  if (runs.filter(({ text }) => isColumnHeader(text) && !isVariantHeader(text)).length >= 2) return true;
  const [first, ...others] = runs;
  // A table of products in one size, below those in several.
  const isOneSize = first && others.length === 0 && /^talles? unicos?$/.test(normalizeText(first.text));
  if (isOneSize && below && isPriced(below) && /\p{L}{3}/u.test(textOf(below.words))) return true;
  const isName = first && isColumnHeader(first.text) && readColumnHeader(first.text).kind === 'name';
  // A heading may be beside the labels of the prices below.
  if ((isName && others.length >= 2) || (arePriceTitles(others) && isOverPrices(others, next.slice(0, 1)))) return true;
  // Sizes, flavors and brands beside each other are headers where they are over prices.
  const isCount = ({ text }: Run) => /^\d{1,4}$/.test(text) && runs.some((run) => isHeaderText(run.text));
  const isVariant = (run: Run) =>
    isVariantHeader(run.text) || isCount(run) || brandOfCell(run.text, brands) !== undefined;
  const over = runs.filter((run) => isVariant(run) || !isHeaderText(run.text));
  if (runs.filter(isVariant).length >= 2) return isOverPrices(over, next);
  // Of several brands, each over its prices, the shop has one.
  const prices = pricesIn(next);
  const named = over.filter((run) => !BRACKETED.test(run.text) && prices.some((price) => overlaps(run, price)));
  return named.length >= 2 && named.some(({ text }) => brandAlone(text, brands) !== undefined);
}

/** The end of 'Precio desde | el 15/07', in a line of its own. */
const DATED = /^(?:(?:el|al|del) )?\d{1,2}[/-](?:0?[1-9]|1[0-2])(?:[/-]\d{2,4})?$/i;

/** Behind a heading: 'DELTA   (flete aparte)'. */
const BRACKETED = /^\(.*\)$/;

/** 'Línea especial' over a name. */
function isOverName([first, ...others]: readonly Run[], below: PrintedLine): boolean {
  const over = below.words.filter((word) => first && overlaps(first, word));
  return others.length === 0 && over.length > 0 && over.every(({ amount }) => !amount);
}

/** Whether texts are over prices: counts, labels, or at least one of these beside others as short: 'Fábrica | Venta al público'. */
export function arePriceTitles(runs: readonly Run[]): boolean {
  const areCounts = runs.length > 1 && runs.every(({ text }) => minimumQuantity(normalizeText(text)) !== undefined);
  const isShort = ({ text }: Run) => isPriceLabel(text) || /^\p{L}+(?: \p{L}+)?$/u.test(text);
  return areCounts || (runs.every(isShort) && runs.some(({ text }) => isPriceLabel(text)));
}

export function isHeaderText(text: string): boolean {
  return text.length > 1 && (isColumnHeader(text) || isVariantHeader(text));
}

/** In so many lines below headers each has a price; not every row has all. */
const ROWS_BELOW = 40;

const pricesIn = (lines: readonly PrintedLine[]) => lines.flatMap(({ words }) => words.filter(({ amount }) => amount));

/** Whether most of the texts are over a price that is nearer to them than to the others. */
function isOverPrices(runs: readonly Run[], next: readonly PrintedLine[]): boolean {
  const steps = runs.slice(1).map((run, index) => middleOf(run) - middleOf(runs[index] ?? run));
  // Headers may be centred over prices at the right of their columns.
  const reach = Math.min(...steps) / 2;
  const distance = (run: Run, price: Word) => Math.abs(middleOf(run) - middleOf(price));
  const over = pricesIn(next).flatMap((price) => {
    const near = runs.filter((run) => overlaps(run, price) || distance(run, price) < reach);
    return near.toSorted((a, b) => distance(a, price) - distance(b, price)).slice(0, 1);
  });
  return areMost(runs, (run) => over.includes(run));
}
