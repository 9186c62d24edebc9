import { fillDownBrands } from '../brands/brand-column.ts';
import { expandLegend, type Legend } from '../column-headers/legend.ts';
import { findColumns } from '../columns/columns.ts';
import { type CatalogueTerms, type Heading, hasSize, mayBeProduct, readHeading } from '../headings/heading.ts';
import { type Section, sectionUnder } from '../headings/section.ts';
import type { ListRow } from '../list/list-row.ts';
import { type Cell, type Line, textOf } from '../page/cell.ts';
import type { BlockPart } from '../product-lines/block-part.ts';
import { joinWrappedLines } from '../product-lines/wrapped-lines.ts';
import type { Styles } from '../styles/text-styles.ts';
import { addHeader, carryHeader } from './block-headers.ts';
import { hasBrandsAsCategories, isBrandless, withBrandColumns } from './brand-cells.ts';
import { type BrandStyles, toCardRow, withChosenPrice } from './card-row.ts';
import { toListRows } from './list-rows.ts';

/** What the blocks before leave to the next one; `kinds` when what is called kinds of product there are brands. */
export type BlockState = {
  section: Section;
  header: readonly Cell[];
  left: number;
  brand: string | undefined;
  kinds: boolean;
  rows: number;
};

/** The rows of a block; `prices` are the headers over the prices that were taken, `priceTitles` those over all prices of each row. */
export type BlockReading = {
  rows: ListRow[];
  titles: string[];
  prices: string[];
  priceTitles: string[][];
  after: Omit<BlockState, 'rows'>;
};

/** `chosen` is what the prices are called that the seller wants. */
type BlockOptions = {
  terms: CatalogueTerms;
  styles: Styles;
  slots: BrandStyles;
  legend: Legend;
  chosen?: string | undefined;
  before: BlockState;
};

/** Reads the lines of one column of a page from top to bottom. */
export function readBlock(
  lines: readonly Line[],
  { terms, styles, slots, legend, chosen, before }: BlockOptions,
): BlockReading {
  const plainColumns = findColumns(lines);
  const left = Math.min(...lines.flatMap(({ cells }) => cells.map((cell) => cell.left)));
  let header = carryHeader(before, { columns: plainColumns, left });
  const given = { lines, terms, told: before.kinds };
  let columns = withBrandColumns(header?.columns ?? plainColumns, given);
  let section = before.section;
  let lastY: number | undefined;
  // Among boxes a name with its brand is a product without a price, no heading; above them all it may be a title.
  const top = Math.min(...lines.flatMap(({ card }) => card?.box.top ?? []));
  const rows: ListRow[] = [];
  const titles: string[] = [];
  const prices: string[] = [];
  const priceTitles: string[][] = [];
  for (const part of joinWrappedLines(lines, { styles, terms, columns: plainColumns })) {
    const isTitle = before.rows + rows.length === 0;
    if (part.kind === 'header') {
      const cells = part.cells.map((cell) => expandLegend(cell, legend));
      header = addHeader({ ...part, cells }, { header, plainColumns });
      columns = withBrandColumns(header.columns, given);
    } else if (part.kind === 'heading') {
      if (isTitle) titles.push(part.text);
      const heading: Heading =
        part.line.y > top && mayBeProduct(part.text, terms) ? { kind: 'unknown' } : headingOf(part, { terms, styles });
      section = sectionUnder(section, {
        heading,
        style: part.style,
        likeKinds: part.besideSizes || (styles.kinds.has(part.style) && !hasSize(part.text)),
        rows: before.rows + rows.length,
        isTitle: isTitle && !styles.headings.has(part.style),
      });
    } else if (part.kind === 'card') {
      const card = chosen === undefined ? part.card : withChosenPrice(part.card, chosen);
      rows.push(toCardRow(card, { section, index: before.rows + rows.length, terms, slots }));
      if (card.price !== undefined) prices.push(card.title);
      priceTitles.push(card.offers.map(({ title }) => title));
    } else if (part.kind === 'row') {
      // The box of an offer ends where a wider space follows.
      if (section.section === 'offers' && lastY !== undefined && part.line.y - lastY > 3.2 * part.size)
        section = { ...section, section: undefined };
      const place = { columns, section, index: before.rows + rows.length, chosen };
      for (const { row, title, titles: named } of toListRows(part, place)) {
        rows.push(row);
        lastY = part.line.y;
        if (title !== undefined) prices.push(title);
        priceTitles.push(named);
      }
    } else if (isTitle) titles.push(textOf(part.line));
  }
  const headers = header?.cells ?? before.header;
  const named = isBrandless(rows, headers) ? rows.map((row) => ({ ...row, brandCell: '' })) : rows;
  const branded = named.length > 0 && named.every(({ brandCell }) => brandCell !== undefined);
  const down = branded ? fillDownBrands(named, before.brand) : { rows, last: before.brand };
  return {
    rows: down.rows,
    titles,
    prices,
    priceTitles,
    after: {
      section,
      header: headers,
      left: header ? left : before.left,
      brand: down.last,
      kinds: before.kinds || hasBrandsAsCategories(columns),
    },
  };
}

/** How much larger than a brand over products the title of a page is, at least. */
const TITLE = 1.3;

/** What a heading says; larger than those with brands and without one it is a title, wherever it stands. */
function headingOf(
  { line, text }: Extract<BlockPart, { kind: 'heading' }>,
  { terms, styles }: Pick<BlockOptions, 'terms' | 'styles'>,
) {
  const heading = readHeading(text, terms);
  const isTitle = styles.brandSize > 0 && line.cells.every(({ size }) => size > TITLE * styles.brandSize);
  return heading.kind === 'unknown' && isTitle ? ({ kind: 'remark' } as const) : heading;
}
