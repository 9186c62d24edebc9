import { linesOfList } from './lines-of-list.ts';
import type { TextPage } from './page/text-page.ts';
import { stylesOf } from './page/text-styles.ts';
import { brandSlots } from './rows/card-row.ts';
import { legendOf, textsOf } from './rows/legend.ts';
import type { ListRow, PriceList } from './rows/list-row.ts';
import { type Before, readBlock } from './rows/read-block.ts';
import { NO_SECTION } from './rows/section.ts';
import type { Shop } from './words/heading.ts';

/** The products of a list in the order of reading, with their prices and what headings say of them. */
export function readList(pages: readonly TextPage[], shop: Shop): PriceList {
  const { blocks, repeated } = linesOfList(pages);
  const styles = stylesOf(blocks.flat(), shop);
  const slots = brandSlots(
    blocks.flat().flatMap(({ card }) => card ?? []),
    shop,
  );
  const legend = legendOf([...repeated, ...textsOf(blocks)]);
  const rows: ListRow[] = [];
  const titles = [...repeated];
  const times = new Map<string, number>();
  let before: Before = { section: NO_SECTION, head: [], left: 0, brand: undefined, rows: 0 };
  for (const block of blocks) {
    const reading = readBlock(block, { shop, styles, slots, legend, before });
    if (rows.length === 0) titles.push(...reading.titles);
    rows.push(...reading.rows);
    before = { ...reading.after, rows: rows.length };
    for (const title of reading.prices) times.set(title, (times.get(title) ?? 0) + 1);
  }
  const [most] = [...times].sort(([, a], [, b]) => b - a);
  return { rows, titles, priceColumn: most?.[0] || undefined };
}
