import type { Catalogue } from '../headings/catalogue-terms.ts';
import { brandOfHeading } from '../headings/heading.ts';
import { isAside, isPriced, type PrintedLine, textOf, toRuns } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { type PageRegion, toPartitions } from '../layout/regions.ts';
import { readKeyValues } from '../readers/key-value-reader.ts';
import { withLinePerVariant } from '../readers/line-per-variant.ts';
import type { ListPiece } from '../readers/list-piece.ts';
import { bareLabel, findLabelEnd, isPriceLabel, labelLines } from '../readers/price-labels.ts';
import { withSizesBeside } from '../readers/sizes-of-prices.ts';
import { joinStackedPrices } from '../readers/stacked-prices.ts';
import { turnTables } from '../readers/turned-tables.ts';
import { createCorrectionTest, deniesPrice } from '../sentences/price-sentences.ts';
import { readText } from '../sentences/text-reader.ts';
import { COMPOSITIONS } from '../tables/table-options.ts';
import { readTables } from '../tables/table-reader.ts';
import { withHeadingsAbove } from './headings-below.ts';

/** The pieces of a list as one reading has them, with a name that is the same for the next list. */
export type ComposedReading = { reading: string; pieces: ListPiece[] };

type ComposeOptions = Catalogue & { countIn: (pieces: readonly ListPiece[]) => number };

/** All ways to read a list: by how its pages are split and where names are; several sheets, or parts of a message, also each in its own way. */
export function composeReadings(pages: readonly PrintedPage[], options: ComposeOptions): ComposedReading[] {
  const { countIn } = options;
  const readings = readPages(pages, options);
  const isMessage = pages.every((page) => page.isMessage);
  if (takesBack(pages)) return readings.filter(({ reading }) => reading.endsWith(isMessage ? 'whole/text' : '/text'));
  const sheets = toSheets(pages);
  if (sheets.length < 2) return readings;
  const pieces = sheets.flatMap((sheet) => {
    const ranked = readPages(sheet, options).map((one) => ({ ...one, known: countIn(one.pieces) }));
    return ranked.toSorted((a, b) => b.known - a.known)[0]?.pieces ?? [];
  });
  return [...readings, { reading: 'sheets', pieces }];
}

/** The pages of each sheet; of a message with a table what is above it, the table, and what is below. */
function toSheets(pages: readonly PrintedPage[]): PrintedPage[][] {
  let part = 0;
  const parts = pages.flatMap(({ edges = [], ...page }) => {
    const first = part;
    part += edges.length;
    const own = Map.groupBy(page.lines, ({ y }) => first + edges.filter((edge) => edge < y).length);
    return [...own].map(([at, lines]) => ({ key: `${page.sheet} ${at}`, page: { ...page, lines } }));
  });
  return [...Map.groupBy(parts, ({ key }) => key).values()].map((own) => own.map(({ page }) => page));
}

/** Whether a price is taken back below, which only sentences do. */
function takesBack(pages: readonly PrintedPage[]): boolean {
  const lines = pages.flatMap((page) => (page.sheet === undefined ? page.lines : []));
  const isCorrection = createCorrectionTest(lines);
  return lines.some((line, at) => {
    const text = textOf(line.words);
    // 'Corrijo dos:' over what is corrected.
    const isPricedNext = lines.slice(at + 1, at + 2).some(isPriced);
    return isPriced(line) ? isCorrection(text) || deniesPrice(text) : isPricedNext && isCorrection(text);
  });
}

function readPages(pages: readonly PrintedPage[], terms: Catalogue): ComposedReading[] {
  const isHeading = ({ words }: PrintedLine) => brandOfHeading(textOf(words), terms) !== undefined;
  const end = findLabelEnd(pages.flatMap(({ lines }) => lines));
  const composed = toPartitions(pages, isHeading).flatMap(({ name, regions: raw }): ComposedReading[] => {
    const regions = withLabels(raw, end);
    return [
      ...COMPOSITIONS.map((how) => ({ reading: `${name}/${how}`, pieces: readTables(regions, { how, terms }) })),
      { reading: `${name}/keys`, pieces: readKeyValues(regions, { ...terms, titled: false }) },
      { reading: `${name}/titled-keys`, pieces: readKeyValues(regions, { ...terms, titled: true }) },
      { reading: `${name}/text`, pieces: readText(raw, terms) },
    ];
  });
  const turned = readKeyValues(withLabels(turnTables(pages), end), { ...terms, titled: false });
  return [...composed, { reading: 'turned', pieces: turned }].flatMap(({ reading, pieces }) => {
    const moved = withHeadingsAbove(pieces, terms);
    return [{ reading, pieces }, ...(moved ? [{ reading: `${reading}-headed-below`, pieces: moved }] : [])];
  });
}

function withLabels(regions: readonly PageRegion[], end: 'before' | 'behind'): PageRegion[] {
  return regions.map((region) => {
    const printed = region.lines.filter((line) => !isAside(line));
    const lines = withLinePerVariant(region.card ? withSizesBeside(printed) : printed);
    const labelled = labelLines(joinLabels(lines), end).filter(({ words }) => words.length > 0);
    return { ...region, lines: joinStackedPrices(labelled) };
  });
}

/** Joins labels with the prices below: 'Precio sin impuestos nacionales:'. */
function joinLabels(lines: readonly PrintedLine[]): PrintedLine[] {
  const isLabel = ({ words }: PrintedLine) => toRuns(words).length === 1 && isPriceLabel(bareLabel(textOf(words)));
  const isOver = (line: PrintedLine, below: PrintedLine | undefined) => {
    const [price, ...others] = below?.words ?? [];
    return price?.amount?.kind === 'pesos' && others.every(({ amount }) => !amount) && isLabel(line);
  };
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    if (isOver(line, lines[at + 1])) return [];
    return [above && isOver(above, line) ? { ...line, words: [...above.words, ...line.words] } : line];
  });
}
