import type { Cell, Line } from './cells.ts';
import { type Column, columnAt, columnsOf, titled } from './columns.ts';
import { type Heading, readHeading, type Shop } from './heading.ts';
import { linesOfList, textOf } from './lines-of-list.ts';
import type { ListRow, PriceList } from './list-row.ts';
import { rowPrice } from './row-price.ts';
import { isPrice } from './side-by-side.ts';
import type { TextPage } from './text-page.ts';
import { type Styles, stylesOf } from './text-styles.ts';
import { belongings } from './wrapped-lines.ts';

/** What headings above a row have said so far. */
type Context = { brand: string | null | undefined; brandStyle: string | undefined; section: ListRow['section'] };

type Head = { columns: Column[]; cells: Cell[]; y: number };

/** The products of a list in the order of reading, with their prices and what headings say of them. */
export function readList(pages: readonly TextPage[], shop: Shop): PriceList {
  const { blocks, repeated } = linesOfList(pages);
  const styles = stylesOf(blocks.flat(), shop);
  const rows: ListRow[] = [];
  const titles = [...repeated];
  const seen = new Map<string, number>();
  let context: Context = { brand: undefined, brandStyle: undefined, section: undefined };
  let head: Cell[] = [];
  for (const block of blocks) {
    const reading = readBlock(block, { shop, styles, context, head, first: rows.length });
    if (rows.length === 0) titles.push(...reading.titles);
    rows.push(...reading.rows);
    ({ context, head } = reading);
    for (const title of reading.prices) seen.set(title, (seen.get(title) ?? 0) + 1);
  }
  const [most] = [...seen].sort(([, a], [, b]) => b - a);
  return { rows, titles, priceColumn: most?.[0] || undefined };
}

type Given = { shop: Shop; styles: Styles; context: Context; head: Cell[]; first: number };
type Block = { rows: ListRow[]; titles: string[]; context: Context; head: Cell[]; prices: string[] };

function readBlock(lines: readonly Line[], { shop, styles, first, ...given }: Given): Block {
  const plainColumns = columnsOf(lines);
  const left = Math.min(...lines.flatMap(({ cells }) => cells.map((cell) => cell.left)));
  let context = given.context;
  let head: Head | undefined = carried(given.head, { columns: plainColumns, left });
  const rows: ListRow[] = [];
  const titles: string[] = [];
  const prices: string[] = [];
  const columnsNow = () => head?.columns ?? plainColumns;
  const parts = belongings(lines, { styles, shop, columns: plainColumns });
  let lastY = Number.NEGATIVE_INFINITY;
  for (const part of parts) {
    if (part.kind === 'head') {
      const further =
        head !== undefined &&
        head.cells.length > 0 &&
        part.line.y - head.y < 2.2 * (part.cells[0]?.size ?? 10) &&
        part.line.y > head.y;
      head = {
        columns: titled(further && head ? head.columns : plainColumns, part.cells, further),
        cells: further && head ? [...head.cells, ...part.cells] : part.cells,
        y: part.line.y,
      };
    } else if (part.kind === 'heading') {
      if (first + rows.length === 0) titles.push(part.text);
      context = under(context, {
        heading: readHeading(part.text, shop),
        style: part.style,
        isTitle: first + rows.length === 0,
      });
    } else if (part.kind === 'row') {
      // The box of an offer ends where a wider space follows.
      if (
        context.section === 'offers' &&
        part.line.y - lastY > 3.2 * part.size &&
        lastY !== Number.NEGATIVE_INFINITY &&
        rows.length > 0
      )
        context = { ...context, section: undefined };
      lastY = part.line.y;
      const row = toRow(part, { columns: columnsNow(), context, index: first + rows.length });
      if (row) {
        rows.push(row.row);
        if (row.title !== undefined) prices.push(row.title);
      }
    } else if (first + rows.length === 0) titles.push(textOf(part.line));
  }
  return { rows, titles, context, prices, head: head?.cells ?? given.head };
}

/** The heads of the block before, moved over when they stood in another column of the page. */
function carried(
  cells: readonly Cell[],
  { columns, left }: { columns: readonly Column[]; left: number },
): Head | undefined {
  if (cells.length === 0) return undefined;
  const from = Math.min(...cells.map((cell) => cell.left));
  const right = Math.max(...columns.map((column) => column.right));
  const before = Math.max(...cells.map((cell) => cell.right));
  const shift = before < left || from > right ? left - from : 0;
  const moved = cells.map((cell) => ({ ...cell, left: cell.left + shift, right: cell.right + shift }));
  return { columns: titled(columns, moved, false), cells: moved, y: Number.NEGATIVE_INFINITY };
}

function under(
  context: Context,
  { heading, style, isTitle }: { heading: Heading; style: string; isTitle: boolean },
): Context {
  if (heading.kind === 'brand')
    return { brand: heading.brand, brandStyle: isTitle ? undefined : style, section: undefined };
  if (heading.kind === 'combos' || heading.kind === 'offers') return { ...context, section: heading.kind };
  if (heading.kind === 'remark') return context;
  if (heading.kind === 'unknown')
    return { brand: isTitle ? context.brand : null, brandStyle: style, section: undefined };
  // A kind of product that is set like the brands stands beside them, not under one.
  const peer = context.brandStyle !== undefined && context.brandStyle === style;
  return { ...context, ...(peer && { brand: undefined }), section: undefined };
}

type Product = Extract<ReturnType<typeof belongings>[number], { kind: 'row' }>;

function toRow(
  part: Product,
  { columns, context, index }: { columns: readonly Column[]; context: Context; index: number },
): { row: ListRow; title: string | undefined } | undefined {
  const price = rowPrice(part.line.cells, columns);
  const names: string[] = [];
  const notes = [...part.notes];
  const brands: string[] = [];
  const hasBrands = columns.some(({ label }) => label.kind === 'brand');
  const firstPrice = part.line.cells.findIndex(isPrice);
  part.cells.forEach((cell) => {
    const kind = columns[columnAt(columns, cell)]?.label.kind ?? 'name';
    const at = part.line.cells.indexOf(cell);
    const afterPrice = at > firstPrice && firstPrice > 0 && columns.every(({ label }) => label.kind !== 'detail');
    if (kind === 'brand') brands.push(cell.text);
    else if (kind === 'detail') (/\d/.test(cell.text) ? names : notes).push(cell.text);
    else if (kind === 'name' || kind === 'price')
      (afterPrice && names.length > 0 && !/^\d/.test(cell.text) ? notes : names).push(cell.text);
  });
  const text = names.join(' ').replace(/\s+/g, ' ').trim();
  if (!/\p{L}{2}/u.test(text) || /(?:pedido|compra|m[ií]nim[oa])\b.*$/i.test(text)) return undefined;
  const { brand: headingBrand, section } = context;
  const row = {
    index,
    text,
    notes,
    brandCell: hasBrands ? brands.join(' ') : undefined,
    headingBrand,
    section,
    price: price?.centavos,
    line: part.printed,
  };
  return { row, title: price?.title };
}
