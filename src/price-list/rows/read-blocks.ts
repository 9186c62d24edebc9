import type { Legend } from '../column-headers/legend.ts';
import type { CatalogueTerms } from '../headings/heading.ts';
import { NO_SECTION } from '../headings/section.ts';
import type { ListRow, PriceList } from '../list/list-row.ts';
import type { Line } from '../page/cell.ts';
import { spreadDoubt } from '../prices/column-doubt.ts';
import { findCommonTitles } from '../prices/price-titles.ts';
import type { Styles } from '../styles/text-styles.ts';
import type { BrandStyles } from './card-row.ts';
import { type BlockState, readBlock } from './read-block.ts';

/** Where a list goes on: at the foot of a column in the next one, or in the same column of the next page. */
export type ColumnFlow = 'next-column' | 'same-column';

/** The lines of one column of a page, and which one; without a number for what stands over all of them. */
export type ColumnBlock = { lines: Line[]; column: number | undefined };

type BlocksOptions = {
  terms: CatalogueTerms;
  styles: Styles;
  slots: BrandStyles;
  legend: Legend;
  chosen?: string | undefined;
  flow: ColumnFlow;
};

const INITIAL_STATE: BlockState = { section: NO_SECTION, header: [], left: 0, brand: undefined, kinds: false, rows: 0 };

/** The rows of all blocks, each under what the blocks before it have left. */
export function readBlocks(blocks: readonly ColumnBlock[], { flow, ...given }: BlocksOptions): PriceList {
  const rows: ListRow[] = [];
  const titles: string[] = [];
  const priceTitles: string[][] = [];
  const times = new Map<string, number>();
  const left = new Map<number, BlockState>();
  let last = INITIAL_STATE;
  for (const { lines, column } of blocks) {
    const own = flow === 'same-column' && column !== undefined ? left.get(column) : undefined;
    const reading = readBlock(lines, { ...given, before: { ...(own ?? last), rows: rows.length } });
    if (rows.length === 0) titles.push(...reading.titles);
    rows.push(...spreadDoubt(reading.rows));
    // A brand over all columns ends what was above it in each.
    if (column === undefined && reading.after.section.brand !== last.section.brand) left.clear();
    last = { ...reading.after, rows: rows.length };
    if (column !== undefined) left.set(column, last);
    priceTitles.push(...reading.priceTitles);
    for (const title of reading.prices) times.set(title, (times.get(title) ?? 0) + 1);
  }
  const [most] = [...times].sort(([, a], [, b]) => b - a);
  return { rows, titles, priceColumn: most?.[0] || undefined, priceColumns: findCommonTitles(priceTitles) };
}
