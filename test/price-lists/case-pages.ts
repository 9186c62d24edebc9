import { readPages } from '#adapters/price-list/pdf/read-pages.ts';
import type { TextPage } from '#price-list/page/text-page.ts';
import { type PriceListCase, priceListCases } from './cases.ts';

export type PagedCase = PriceListCase & { pages: TextPage[] };

/** All committed lists with their pages of text. */
export async function casePages(): Promise<PagedCase[]> {
  const cases: PagedCase[] = [];
  for (const list of priceListCases()) {
    const read = await readPages(list.bytes.slice());
    if (!read.ok) throw new Error(`${list.name}: ${read.reason}`);
    cases.push({ ...list, pages: read.pages });
  }
  return cases;
}
