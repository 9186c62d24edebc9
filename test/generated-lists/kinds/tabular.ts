import type { TextPage } from '#price-list/page/text-page.ts';
import type { Align } from '../draw/drawing.ts';
import { flowStrips } from '../draw/flow.ts';
import {
  createGrid,
  gridWidth,
  headerStrip,
  headingStrip,
  rowStrip,
  stretchGrid,
  type TableStyle,
} from '../draw/grid.ts';
import { printArea, printPages, randomSheet } from '../draw/sheet.ts';
import type { Random } from '../random.ts';
import { type BrandPlace, sectionsOf } from '../supply/sections.ts';
import type { SupplyRow } from '../supply/supply.ts';
import { columnsOf } from './columns.ts';

/** A table over the full page width. */
export function table(random: Random, rows: readonly SupplyRow[]): TextPage[] {
  return tabular(random, rows, { times: 1, prices: 3, extras: random.pick([0, 0, 1, 2]) });
}

/** Two or three narrow tables side by side. */
export function side(random: Random, rows: readonly SupplyRow[]): TextPage[] {
  return tabular(random, rows, { times: random.pick([2, 2, 2, 3]), prices: random.pick([1, 1, 2]), extras: 0 });
}

type Shape = { times: 1 | 2 | 3; prices: number; extras: number };

/** Three tables side by side have room only for names and prices. */
const PLACES = {
  1: ['heading', 'heading', 'column', 'before-name', 'behind-name'],
  2: ['heading', 'heading', 'heading', 'before-name', 'behind-name'],
  3: ['heading'],
} as const;

function tabular(random: Random, rows: readonly SupplyRow[], { times, ...shape }: Shape): TextPage[] {
  const place = random.pick<BrandPlace>(PLACES[times]);
  const once = place === 'column' && random.chance(0.3);
  const sections = once ? [{ headings: [], rows: byBrand(rows) }] : sectionsOf(random, rows, place);
  const listed = sections.flatMap(({ rows }) => rows);
  const numbered = new Map(
    listed.map((row, number) => [row, { ...row, number, first: !once || listed[number - 1]?.brand !== row.brand }]),
  );
  const sheet = randomSheet(random);
  const room = printArea(sheet);
  const between = random.between(14, 30);
  const width = (room.right - room.left - between * (times - 1)) / times;
  const columns = columnsOf(random, {
    place,
    sized: times < 3 && random.chance(0.35),
    coded: times < 3 && random.chance(0.4),
    ...shape,
  });
  const tight = createGrid(columns, { rows: [...numbered.values()], look: madeLook(random), width });
  const grid = random.chance(0.5) ? stretchGrid(tight, width) : tight;
  const step = times === 1 ? 0 : gridWidth(grid) + between;
  const align = random.pick<Align>(['left', 'left', 'center']);
  const larger = random.pick([0, 1, 2.5]);
  const strips = sections.flatMap(({ headings, rows }) => [
    ...headings.map(({ of, text }) => headingStrip(grid, { text, align, larger: of === 'brand' ? larger : 0 })),
    ...rows.flatMap((row) => numbered.get(row) ?? []).map((row) => rowStrip(grid, row)),
  ]);
  const lefts = Array.from({ length: times }, (_, index) => room.left + step * index);
  const drawn = flowStrips(strips, {
    columns: { lefts, top: room.top, bottom: room.bottom },
    head: headerStrip(grid),
    repeated: random.chance(0.75),
  });
  return printPages(drawn, sheet);
}

function byBrand(rows: readonly SupplyRow[]): SupplyRow[] {
  return [...Map.groupBy(rows, ({ brand }) => brand).values()].flat();
}

function madeLook(random: Random): TableStyle {
  const ruling = random.pick<TableStyle['ruling']>(['none', 'none', 'across', 'all', 'all']);
  const size = random.whole(13, 20) / 2;
  return {
    style: { size, font: 'plain' },
    gap: random.between(ruling === 'all' ? 2 : 3.5, 8),
    padding: random.between(ruling === 'none' ? 0.35 * size : 1, 7),
    ruling,
    valign: ruling === 'none' ? 'top' : random.pick(['top', 'middle']),
  };
}
