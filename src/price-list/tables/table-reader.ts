import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Catalogue, CatalogueTerms } from '../headings/catalogue-terms.ts';
import { brandOfHeading, isNumberedHeading, readHeading } from '../headings/heading.ts';
import { ALIGNED, type Run, styleOf, textOf } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { onlyOne } from '../only-one.ts';
import { cleanName } from '../readers/clean-name.ts';
import { findHeadingStyles } from '../readers/heading-styles.ts';
import type { ListHeading, ListPiece, ListRecord } from '../readers/list-piece.ts';
import { MOST } from '../shares.ts';
import {
  type HeadingOptions,
  hasOwnName,
  isProse,
  markHeadings,
  mayBeHeading,
  withoutDescriptions,
} from './line-kinds.ts';
import { isHeaderText, type Marked, markLines } from './marked-line.ts';
import { fillNamesDown, markCutNames } from './row-names.ts';
import { findOwners, leftOf } from './row-owners.ts';
import { isFlavorNote, toRecords } from './row-records.ts';
import { spanningCells } from './ruled-bands.ts';
import { type ColumnsByTable, findTables } from './table-columns.ts';
import type { TableOptions } from './table-options.ts';

/** The products of the regions and the headings between them, in order. */
export function readTables(regions: readonly PageRegion[], options: TableOptions): ListPiece[] {
  const marked = markLines(regions, options);
  const tables = findTables(
    marked.flatMap(({ lines }) => lines),
    options,
  );
  const styles = findHeadingStyles(regions, options.terms);
  const read = marked.map(({ lines, region }) => {
    const pieces = readRegion(markCutNames(lines, tables), { ...options, styles, region, tables });
    return { pieces, brand: region.card ? brandOfCard(pieces, options.terms) : undefined };
  });
  const cards = regions.filter(({ card }) => card);
  // Where only few cards name a brand it is also that of the next ones.
  const areBranded = read.filter(({ brand }) => brand !== undefined).length >= MOST * cards.length;
  return read.flatMap(({ pieces, brand }) =>
    brand !== undefined && areBranded ? withinCard(pieces, { brand, terms: options.terms }) : pieces,
  );
}

type RegionOptions = HeadingOptions & { tables: ColumnsByTable };

function readRegion(unread: readonly Marked[], options: RegionOptions): ListPiece[] {
  const { how, terms, region, tables } = options;
  if (region.over) return unread.map((line) => ({ ...toHeading(line, terms), over: true }));
  const areNamesInRows = ['row', 'wrapped', 'crossed'].includes(how);
  const marked = markHeadings(unread, options);
  const lines = areNamesInRows ? fillNamesDown(marked, tables) : marked;
  const owners = findOwners(lines, {
    region,
    // Flavors right below a title are those of all its rows.
    isOwned: (line, above) =>
      areNamesInRows ||
      ((how === 'titled' || how === 'styled') && isFlavorNote(textOf(line.words)) && above?.role !== 'text'),
  });
  const spanning = spanningCells(lines, { tables, region });
  const texts = lines.filter(({ role }) => role === 'text');
  const pieces: ListPiece[] = [];
  let title: Marked[] = [];
  let lastNamed: Marked[] = [];
  /** 'Whey Delta' of a header 'Whey Delta | 1 kg | 2 kg' over rows of flavors. */
  let corner = '';
  const readRow = (line: Marked, index: number) => {
    if (isOutdented(line, { before: lines[index - 1], title })) title = [];
    // 'Contenido: 30 cápsulas' below the price of 60, or '1 kg' below that of 500 g in a card.
    if ((title.length > 0 || region.card) && ![...title, line].some(hasOwnName)) title = [...lastNamed, ...title];
    if (title.some(hasOwnName)) lastNamed = title.filter(hasOwnName);
    const [styled, below] = [styledAlike(title, terms), textsBelow(lines, index)];
    const around = { row: [], wrapped: [], crossed: [], titled: title, styled, around: texts, below }[how];
    const own = !areNamesInRows && title.some(hasOwnName) ? withoutDescriptions(line, terms) : line;
    const records = toRecords(own, {
      spanning: spanning.get(line),
      more: lines.filter((one) => owners.get(one) === line),
      around,
      columns: tables.get(line.table) ?? [],
      isCrossed: how === 'crossed',
    }).map((one) => (isSizeOrFlavor(one.name) ? { ...one, name: `${corner} ${one.name}`.trim() } : one));
    const [record, ...others] = records;
    const last = pieces.at(-1);
    if (record && others.length === 0 && last?.kind === 'record' && isFurtherPrice(record, last))
      pieces.splice(-1, 1, withFurtherPrices(last, record));
    else pieces.push(...records);
  };
  const readText = (line: Marked, index: number) => {
    const before = lines.slice(0, index).findLast((one) => !owners.has(one));
    if (before?.role === 'priced' || before?.role === 'header') title = [];
    const runs = line.runs.filter((run) => !isProse(run, { ...terms, isBelow: title.length > 0 }));
    if (runs.length > 0) title.push(withRuns(line, runs));
    const heading = toHeading(line, terms);
    const isOne =
      line.runs.length === 1 || isNumberedHeading(heading.text) || brandOfHeading(heading.text, terms) !== undefined;
    if (areNamesInRows && isOne && mayBeHeading(heading.text)) pieces.push(heading);
  };
  const readHeader = ({ runs: [first, ...others] }: Marked, index: number) => {
    if (lines[index - 1]?.role === 'priced') title = [];
    corner = '';
    if (!first || isHeaderText(first.text) || !others.every(({ text }) => isHeaderText(text))) return;
    if (!['brand', 'foreign', 'unknown', 'category'].includes(readHeading(first.text, terms).kind)) return;
    if (terms.hasWord(first.text)) corner = first.text;
    if (mayBeHeading(first.text)) pieces.push({ kind: 'heading', text: first.text, style: styleOf(first) });
  };
  for (const [index, line] of lines.entries()) {
    if (line.role === 'priced') readRow(line, index);
    else if (line.role === 'header') readHeader(line, index);
    else if (line.role === 'text' && !owners.has(line)) readText(line, index);
    else if (line.role === 'heading') {
      // In a card the brand may be between the name and the price.
      if (region.card !== true) title = [];
      [lastNamed, corner] = [[], ''];
      pieces.push(toHeading(line, terms));
    }
  }
  return pieces;
}

/** The texts with the style of the first one that names something, and sizes: no descriptions, no badges. */
function styledAlike(lines: readonly Marked[], { hasWord }: Catalogue): Marked[] {
  const texts = lines.flatMap(({ runs }) => runs);
  const first = texts.find(({ text }) => /\p{L}{3}/u.test(text) && hasWord(text)) ?? texts[0];
  const style = first && styleOf(first);
  return lines.flatMap((line) => {
    const runs = line.runs.filter((run) => styleOf(run) === style || isSizeOrFlavor(cleanName(run.text)));
    return runs.length === 0 ? [] : [withRuns(line, runs)];
  });
}

const withRuns = (line: Marked, runs: Run[]) => ({ ...line, runs, words: runs.flatMap(({ words }) => words) });

/** The brand of a card is that of its products only. */
function withinCard(
  pieces: readonly ListPiece[],
  { brand, terms }: { brand: string; terms: CatalogueTerms },
): ListPiece[] {
  return pieces.flatMap((piece): ListPiece[] => {
    if (piece.kind === 'heading') return brandOfHeading(piece.text, terms) === undefined ? [piece] : [];
    return [{ ...piece, brand: piece.brand ?? brand }];
  });
}

function brandOfCard(pieces: readonly ListPiece[], terms: CatalogueTerms): string | undefined {
  const headings = pieces.filter((piece) => piece.kind === 'heading');
  return onlyOne(headings.flatMap(({ text }) => brandOfHeading(text, terms) ?? []));
}

/** Whether a row below an indented one begins where the title does, or before it: it is none of the title's. */
function isOutdented(
  line: Marked,
  { before, title: [first] }: { before: Marked | undefined; title: readonly Marked[] },
): boolean {
  if (!first || before?.role !== 'priced') return false;
  const edge = leftOf(first) + ALIGNED;
  return leftOf(before) > edge && leftOf(line) <= edge;
}

/** Whether a row is only another price of the product above: 'Antes $ 9.000' over 'Ahora $ 8.000', perhaps beside flavors. */
function isFurtherPrice({ name, prices }: ListRecord, last: ListRecord): boolean {
  const isOther = prices.every(({ label }) => last.prices.every((price) => price.label !== label));
  return isOther && (name === last.name || !/\p{L}/u.test(name) || isFlavorNote(name));
}

function withFurtherPrices(last: ListRecord, { name, prices, amounts }: ListRecord): ListRecord {
  return {
    ...last,
    notes: name === '' || name === last.name ? last.notes : [...last.notes, name],
    prices: [...last.prices, ...prices].map((price, at) => ({ ...price, at })),
    amounts: last.amounts + amounts,
  };
}

/** A line as a heading: of several texts the one that is a brand, as beside a logo and a date. */
function toHeading(line: Marked, terms: CatalogueTerms): ListHeading {
  const own = onlyOne(line.runs.filter(({ text }) => brandOfHeading(text, terms) !== undefined)) ?? line;
  return { kind: 'heading', text: textOf(own.words), style: styleOf(own) };
}

function textsBelow(lines: readonly Marked[], index: number): Marked[] {
  const next = lines.slice(index + 1);
  const end = next.findIndex(({ role }) => role !== 'text');
  return end < 0 ? next : next.slice(0, end);
}
