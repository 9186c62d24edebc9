import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { PriceList } from '../list/list-row.ts';
import { agreementOf } from '../matching/agreement.ts';
import { matchList } from '../matching/match-list.ts';
import type { TextPage } from '../page/text-page.ts';
import { isSameTitle } from '../prices/price-titles.ts';
import { chooseInterpretation, interpret, toPriceList } from './read-by-model.ts';

type ReadingOptions = { products: readonly CatalogueProduct[]; list: PriceList; chosen?: string | undefined };

/** A reading has to explain so much more than the usual rules to be taken instead. */
const CLEARLY = 1.05;
const AT_LEAST = 3;
/** Where one of several prices may be meant it has to explain twice as much. */
const UNSURE_CLEARLY = 2;

/** The list as the rules have read it, or as the model reads it where the catalogue bears that out clearly better. */
export function improveReading(pages: readonly TextPage[], { products, list, chosen }: ReadingOptions): PriceList {
  if (chosen !== undefined) {
    if (list.priceColumns.some((title) => isSameTitle(title, chosen))) return list;
    const [found] = interpret(pages, { products })
      .filter(({ slot }) => isSameTitle(slot, chosen))
      .toSorted((a, b) => b.score - a.score);
    return found ? toPriceList(found) : list;
  }
  const choice = chooseInterpretation(interpret(pages, { products, list }));
  if (!choice) return list;
  const matches = matchList(list, { products, remembered: new Map() });
  const { score } = agreementOf(matches.map(({ price, product }) => ({ price, today: product.price })));
  const { best, unsure } = choice;
  if (best.score < (unsure ? UNSURE_CLEARLY : CLEARLY) * Math.max(0, score) + AT_LEAST) return list;
  const read = toPriceList(best);
  return unsure ? { ...read, rows: read.rows.map((row) => ({ ...row, unsureColumn: true })) } : read;
}
