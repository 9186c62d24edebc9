import { type Align, type Drawing, drawFrame, drawText, joinDrawings } from './drawing.ts';
import type { Strip } from './flow.ts';
import { type TextStyle, textWidth, wrapText } from './letters.ts';

/** Ruled lines around the cells of a table. */
export type Ruling = 'none' | 'across' | 'all';

/** A column of a table of `Row`s; the one that `wraps` is broken into lines where the page is too narrow. */
export type Column<Row> = { header: string; align: Align; wraps?: boolean; cell: (row: Row) => string };

/** Style of a table: text, horizontal gap and total vertical padding of a cell in points, ruled lines. */
export type TableStyle = { style: TextStyle; gap: number; padding: number; ruling: Ruling; valign: 'top' | 'middle' };

/** A table with the edges of its columns, measured from its left. */
export type Grid<Row> = { columns: readonly Column<Row>[]; edges: readonly number[]; look: TableStyle };

const NARROWEST_NAME = 95;
const SMALLEST = 5;

/** A grid of at most `width` points; the font becomes smaller where names would be too narrow. */
export function createGrid<Row>(
  columns: readonly Column<Row>[],
  { rows, look, width }: { rows: readonly Row[]; look: TableStyle; width: number },
): Grid<Row> {
  const widths = columns.map(({ header: head, cell }) => {
    const cells = rows.map((row) => textWidth(cell(row), look.style));
    const words = head.split(' ').map((word) => textWidth(word, { ...look.style, font: 'bold' }));
    return Math.max(...cells, ...words) + 2 * look.gap;
  });
  const free = width - widths.reduce((sum, one, index) => sum + (columns[index]?.wraps ? 0 : one), 0);
  if (free < NARROWEST_NAME && look.style.size > SMALLEST) {
    const style = { ...look.style, size: look.style.size - 0.5 };
    return createGrid(columns, { rows, width, look: { ...look, style, gap: Math.max(2, look.gap - 0.5) } });
  }
  const edges = [0];
  widths.forEach((one, index) => {
    edges.push((edges.at(-1) ?? 0) + (columns[index]?.wraps ? Math.min(one, free) : one));
  });
  return { columns, edges, look };
}

export function gridWidth({ edges }: Pick<Grid<never>, 'edges'>): number {
  return edges.at(-1) ?? 0;
}

/** The grid stretched to a width. */
export function stretchGrid<Row>(grid: Grid<Row>, width: number): Grid<Row> {
  const extra = Math.max(0, width - gridWidth(grid)) / grid.columns.length;
  return { ...grid, edges: grid.edges.map((edge, index) => edge + extra * index) };
}

export function rowStrip<Row>(grid: Grid<Row>, row: Row): Strip {
  return cellsStrip(
    grid,
    grid.columns.map(({ cell }) => cell(row)),
  );
}

export function headerStrip<Row>({ look, ...grid }: Grid<Row>): Strip {
  const bold = { ...look, style: { ...look.style, font: 'bold' } };
  return {
    ...cellsStrip(
      { ...grid, look: bold },
      grid.columns.map(({ header: head }) => head),
    ),
    heading: true,
  };
}

/** A heading over the full width of a table: the brand or the category of the rows below. */
export function headingStrip(
  { edges, look }: Pick<Grid<never>, 'edges' | 'look'>,
  { text, align, larger }: { text: string; align: Align; larger: number },
): Strip {
  const style = { size: look.style.size + larger, font: 'bold' };
  const height = style.size * 1.2 + look.padding + 2;
  const width = gridWidth({ edges });
  return {
    height,
    heading: true,
    draw: (left, top) => {
      const place = {
        left: left + look.gap,
        right: left + width - look.gap,
        base: top + height / 2 + style.size * 0.35,
      };
      const box = { left, top, right: left + width, bottom: top + height };
      return joinDrawings([drawText(text, { ...place, align }, style), ruled(box, { edges: [0, width], look })]);
    },
  };
}

function cellsStrip<Row>({ columns, edges, look }: Grid<Row>, cells: readonly string[]): Strip {
  const { style, gap } = look;
  const leading = style.size * 1.15;
  const widthAt = (index: number) => (edges[index + 1] ?? 0) - (edges[index] ?? 0) - 2 * gap;
  const lines = cells.map((cell, index) => wrapText(cell, { ...style, width: widthAt(index) + 0.01 }));
  const most = Math.max(...lines.map((ofCell) => ofCell.length));
  const height = most * leading + look.padding;
  return {
    height,
    draw: (left, top) => {
      const texts = lines.flatMap((ofCell, index) => {
        const over = look.valign === 'middle' ? ((most - ofCell.length) * leading) / 2 : 0;
        const [from, to] = [edges[index] ?? 0, edges[index + 1] ?? 0];
        return ofCell.map((line, at) =>
          drawText(
            line,
            {
              left: left + from + gap,
              right: left + to - gap,
              base: top + look.padding / 2 + over + at * leading + style.size * 0.85,
              align: columns[index]?.align ?? 'left',
            },
            style,
          ),
        );
      });
      const box = { left, top, right: left + gridWidth({ edges }), bottom: top + height };
      return joinDrawings([...texts, ruled(box, { edges, look })]);
    },
  };
}

type Sides = { left: number; top: number; right: number; bottom: number };

function ruled({ left, top, right, bottom }: Sides, { edges, look }: Pick<Grid<never>, 'edges' | 'look'>): Drawing {
  if (look.ruling === 'none') return joinDrawings([]);
  if (look.ruling === 'across') return { ...joinDrawings([]), across: [{ from: left, to: right, at: bottom }] };
  const cells = edges
    .slice(1)
    .map((edge, index) => ({ left: left + (edges[index] ?? 0), right: left + edge, top, bottom }));
  return joinDrawings(cells.map(drawFrame));
}
