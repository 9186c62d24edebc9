import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Catalogue, CatalogueTerms } from '../headings/catalogue-terms.ts';
import { brandOfHeading, isNumberedHeading, readHeading } from '../headings/heading.ts';
import { ALIGNED, styleOf, textOf } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { onlyOne } from '../only-one.ts';
import { findHeadingStyles } from '../readers/heading-styles.ts';
import type { ListHeading, ListPiece, ListRecord } from '../readers/list-piece.ts';
import { MOST } from '../shares.ts';
import { type HeadingOptions, hasOwnName, isProse, markHeadings, mayBeHeading } from './line-kinds.ts';
import { isHeaderText, type Marked, markLines } from './marked-line.ts';
import { fillNamesDown, markCutNames } from './row-names.ts';
import { findOwners, leftOf } from './row-owners.ts';
import { isFlavorNote, toRecords } from './row-records.ts';
import { spanningCells } from './ruled-bands.ts';
import { type ColumnsByTable, findTables } from './table-columns.ts';
import type { TableOptions } from './table-options.ts';

/** The products of the regions, composed in one way, and the headings between them. */
export function readTables(regions: readonly PageRegion[], options: TableOptions): ListPiece[] {
  const marked = markLines(regions, options);
  const tables = findTables(
    marked.flatMap(({ lines }) => lines),
    options,
  );
  const styles = findHeadingStyles(regions, options.terms);
  const read = marked.map(({ lines, region }) => ({
    region,
    pieces: readRegion(markCutNames(lines, tables), { ...options, styles, region, tables }),
  }));
  const cards = read.filter(({ region }) => region.card);
  // Where few cards name a brand it is that of the next ones, too.
  const areBranded = cards.filter(({ pieces }) => brandOfCard(pieces, options.terms)).length >= MOST * cards.length;
  return read.flatMap(({ region, pieces }) => (region.card && areBranded ? withinCard(pieces, options.terms) : pieces));
}

type RegionOptions = HeadingOptions & { tables: ColumnsByTable };

function readRegion(unread: readonly Marked[], options: RegionOptions): ListPiece[] {
  const { how, terms, region, tables, crossed } = options;
  if (region.over)
    return unread.map(({ words }) => ({ kind: 'heading', text: textOf(words), style: styleOf({ words }), over: true }));
  const pieces: ListPiece[] = [];
  const isRow = how === 'row' || how === 'wrapped';
  const marked = markHeadings(unread, options);
  const lines = isRow ? fillNamesDown(marked, tables) : marked;
  // Flavors right below a name are those of all its rows.
  const isBelowName = new Set(lines.filter((_line, at) => lines[at - 1]?.role === 'text'));
  const isOwned = (line: Marked) =>
    isRow || ((how === 'titled' || how === 'styled') && isFlavorNote(textOf(line.words)) && !isBelowName.has(line));
  const owners = findOwners(lines, { region, isOwned });
  const spanning = spanningCells(lines, { tables, region });
  const texts = lines.filter(({ role }) => role === 'text');
  let title: Marked[] = [];
  let named: Marked[] = [];
  /** What the last header says first of the flavors below it: 'Whey Delta | 1 kg | 2 kg' over 'Chocolate | 50.000 | 95.000'. */
  let corner = '';
  for (const [index, line] of lines.entries()) {
    if (line.role === 'priced') {
      if (isOutdented(line, { before: lines[index - 1], title })) title = [];
      const own = lines.filter((one) => owners.get(one) === line);
      const below = textsBelow(lines, index);
      // 'Contenido: 30 cápsulas' below the price of 60.
      if (title.length > 0 && ![...title, line].some(hasOwnName)) title = [...named, ...title];
      named = title.some(hasOwnName) ? title.filter(hasOwnName) : named;
      const around = { row: [], wrapped: [], titled: title, styled: setAlike(title, terms), around: texts, below }[how];
      const records = toRecords(line, {
        spanning: spanning.get(line),
        more: own,
        around,
        columns: tables.get(line.table) ?? [],
        crossed: crossed === true,
      }).map((record) =>
        isSizeOrFlavor(record.name) ? { ...record, name: `${corner} ${record.name}`.trim() } : record,
      );
      const last = pieces.at(-1);
      if (last?.kind === 'record' && isFurtherPrice(records, last))
        pieces.splice(-1, 1, withFurtherPrices(last, records));
      else pieces.push(...records);
      continue;
    }
    if (line.role === 'heading') {
      // In a card the brand may stand between the name and the price.
      if (region.card !== true) title = [];
      named = [];
      corner = '';
      pieces.push(toHeading(line, terms));
    } else if (line.role === 'text' && !owners.has(line)) {
      const before = lines.slice(0, index).findLast((one) => !owners.has(one));
      if (before && ['priced', 'header'].includes(before.role)) title = [];
      const said = line.runs.filter((run) => !isProse(run, { ...terms, isBelow: title.length > 0 }));
      if (said.length > 0) title.push({ ...line, runs: said, words: said.flatMap(({ words }) => words) });
      const heading = toHeading(line, terms);
      const isOne =
        line.runs.length === 1 || isNumberedHeading(heading.text) || brandOfHeading(heading.text, terms) !== undefined;
      if (isRow && isOne && mayBeHeading(heading.text)) pieces.push(heading);
    } else if (line.role === 'header') {
      // The next table begins.
      if (lines[index - 1]?.role === 'priced') title = [];
      const [first, ...others] = line.runs;
      const isNamed =
        first &&
        !isHeaderText(first.text) &&
        others.every(({ text }) => isHeaderText(text)) &&
        ['brand', 'foreign', 'unknown', 'category'].includes(readHeading(first.text, terms).kind);
      corner = first && isNamed && terms.hasWord(first.text) ? first.text : '';
      if (first && isNamed && mayBeHeading(first.text))
        pieces.push({ kind: 'heading', text: first.text, style: styleOf(first) });
    }
  }
  return pieces;
}

/** Lines with what is set as their first text that names something, and with what says nothing but a size: no descriptions, no badges. */
function setAlike(lines: readonly Marked[], { hasWord }: Catalogue): Marked[] {
  const texts = lines.flatMap(({ runs }) => runs);
  const first = texts.find(({ text }) => /\p{L}{3}/u.test(text) && hasWord(text)) ?? texts[0];
  const style = first && styleOf(first);
  return lines.flatMap((line) => {
    const runs = line.runs.filter((run) => styleOf(run) === style || isSizeOrFlavor(run.text));
    return runs.length === 0 ? [] : [{ ...line, runs, words: runs.flatMap(({ words }) => words) }];
  });
}

/** The brand of a card is that of its products only. */
function withinCard(pieces: readonly ListPiece[], terms: CatalogueTerms): ListPiece[] {
  const brand = brandOfCard(pieces, terms);
  if (brand === undefined) return [...pieces];
  return pieces.flatMap((piece): ListPiece[] => {
    if (piece.kind === 'heading') return brandOfHeading(piece.text, terms) === undefined ? [piece] : [];
    return [{ ...piece, brand: piece.brand ?? brand }];
  });
}

/** The only brand that a card names. */
function brandOfCard(pieces: readonly ListPiece[], terms: CatalogueTerms): string | undefined {
  const headings = pieces.filter((piece) => piece.kind === 'heading');
  return onlyOne(headings.flatMap(({ text }) => brandOfHeading(text, terms) ?? []));
}

/** Whether a row begins where the title does, or before, below one that is indented: it is none of the title's. */
function isOutdented(
  line: Marked,
  { before, title }: { before: Marked | undefined; title: readonly Marked[] },
): boolean {
  const [first] = title;
  if (!first || before?.role !== 'priced') return false;
  return leftOf(before) > leftOf(first) + ALIGNED && leftOf(line) <= leftOf(first) + ALIGNED;
}

/**
 * Whether a line has nothing but another price of the product above: 'Antes $ 9.000' over 'Ahora $ 8.000', or one of another
 * column below its name, perhaps beside flavors.
 */
function isFurtherPrice(records: readonly ListRecord[], last: ListRecord): boolean {
  const [record, ...others] = records;
  if (!record || others.length > 0) return false;
  const isOther = record.prices.every(({ label }) => last.prices.every((price) => price.label !== label));
  return isOther && (record.name === last.name || !/\p{L}/u.test(record.name) || isFlavorNote(record.name));
}

function withFurtherPrices(last: ListRecord, records: readonly ListRecord[]): ListRecord {
  const prices = [last, ...records].flatMap((record) => record.prices);
  const amounts = [last, ...records].reduce((sum, record) => sum + record.amounts, 0);
  const notes = [...last.notes, ...records.map(({ name }) => name).filter((name) => name !== '' && name !== last.name)];
  return { ...last, notes, prices: prices.map((price, at) => ({ ...price, at })), amounts };
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
