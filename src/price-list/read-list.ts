import { legendTexts, readLegend } from './column-headers/legend.ts';
import type { CatalogueTerms } from './headings/heading.ts';
import type { PriceList } from './list/list-row.ts';
import { toListBlocks } from './list-blocks.ts';
import type { TextPage } from './page/text-page.ts';
import { findBrandStyles } from './rows/card-row.ts';
import { chooseReading, type IsKnownRow } from './rows/column-flow.ts';
import { type ColumnFlow, readBlocks } from './rows/read-blocks.ts';
import { readStyles } from './styles/text-styles.ts';

/** `chosen` is what the prices are called that the seller wants, where the list has several. */
type PriceListOptions = CatalogueTerms & { sells: IsKnownRow; chosen?: string | undefined };

/** The products of a list in the order of reading, with their prices and what headings say of them. */
export function readList(pages: readonly TextPage[], { sells, chosen, ...terms }: PriceListOptions): PriceList {
  const { blocks, repeated } = toListBlocks(pages);
  const lines = blocks.map((block) => block.lines);
  const styles = readStyles(lines.flat(), terms);
  const slots = findBrandStyles(
    lines.flat().flatMap(({ card }) => card ?? []),
    terms,
  );
  const legend = readLegend([...repeated, ...legendTexts(lines)]);
  const read = (flow: ColumnFlow) => readBlocks(blocks, { terms, styles, slots, legend, chosen, flow });
  const next = read('next-column');
  const several = pages.length > 1 && blocks.some(({ column = 0 }) => column > 0);
  const list = several ? chooseReading({ next, same: read('same-column') }, { brands: terms.brands, sells }) : next;
  return { ...list, titles: [...repeated, ...list.titles] };
}
