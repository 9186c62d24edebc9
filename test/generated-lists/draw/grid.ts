import { type Align, type Drawing, drawFrame, drawText, joinDrawings } from './drawing.ts';
import type { Strip } from './flow.ts';
import { type TextStyle, textWidth, wrapText } from './letters.ts';

/** What is drawn around the cells of a table. */
export type Ruling = 'none' | 'across' | 'all';

/** A column of a table of `Row`s; the one that `wraps` goes on in further lines where the page is too narrow. */
export type Column<Row> = { header: string; align: Align; wraps?: boolean; cell: (row: Row) => string };

/** How a table is set: letters, points beside the text of a cell, points over and under it together, and rules. */
export type TableStyle = { letters: TextStyle; gap: number; padding: number; ruling: Ruling; valign: 'top' | 'middle' };

/** A table on its paper: where each column begins and ends, from the left of the table. */
export type Grid<Row> = { columns: readonly Column<Row>[]; edges: readonly number[]; look: TableStyle };

const NARROWEST_NAME = 95;
const SMALLEST = 5;

/** A grid for rows, `width` points wide at most; where names would be too narrow, letters become smaller. */
export function createGrid<Row>(
  columns: readonly Column<Row>[],
  { rows, look, width }: { rows: readonly Row[]; look: TableStyle; width: number },
): Grid<Row> {
  const widths = columns.map(({ header: head, cell }) => {
    const cells = rows.map((row) => textWidth(cell(row), look.letters));
    const words = head.split(' ').map((word) => textWidth(word, { ...look.letters, font: 'bold' }));
    return Math.max(...cells, ...words) + 2 * look.gap;
  });
  const free = width - widths.reduce((sum, one, index) => sum + (columns[index]?.wraps ? 0 : one), 0);
  if (free < NARROWEST_NAME && look.letters.size > SMALLEST) {
    const letters = { ...look.letters, size: look.letters.size - 0.5 };
    return createGrid(columns, { rows, width, look: { ...look, letters, gap: Math.max(2, look.gap - 0.5) } });
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

/** The same grid, its columns spread over a width. */
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
  const bold = { ...look, letters: { ...look.letters, font: 'bold' } };
  return {
    ...cellsStrip(
      { ...grid, look: bold },
      grid.columns.map(({ header: head }) => head),
    ),
    heading: true,
  };
}

/** A line over the whole table: the brand of the rows below, or their kind. */
export function headingStrip(
  { edges, look }: Pick<Grid<never>, 'edges' | 'look'>,
  { said, align, larger }: { said: string; align: Align; larger: number },
): Strip {
  const letters = { size: look.letters.size + larger, font: 'bold' };
  const height = letters.size * 1.2 + look.padding + 2;
  const width = gridWidth({ edges });
  return {
    height,
    heading: true,
    draw: (left, top) => {
      const place = {
        left: left + look.gap,
        right: left + width - look.gap,
        base: top + height / 2 + letters.size * 0.35,
      };
      const box = { left, top, right: left + width, bottom: top + height };
      return joinDrawings([drawText(said, { ...place, align }, letters), ruled(box, { edges: [0, width], look })]);
    },
  };
}

function cellsStrip<Row>({ columns, edges, look }: Grid<Row>, cells: readonly string[]): Strip {
  const { letters, gap } = look;
  const leading = letters.size * 1.15;
  const widthAt = (index: number) => (edges[index + 1] ?? 0) - (edges[index] ?? 0) - 2 * gap;
  const lines = cells.map((cell, index) => wrapText(cell, { ...letters, width: widthAt(index) + 0.01 }));
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
              base: top + look.padding / 2 + over + at * leading + letters.size * 0.85,
              align: columns[index]?.align ?? 'left',
            },
            letters,
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
