import { isBoxLabel, isOfMeasure, pricedMeasure } from '../amounts/price-label-score.ts';
import { isPriced, toRuns } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { withVariant } from '../readers/name-variants.ts';
import { unifySpellings } from '../similarity/spellings.ts';
import { isHeld, takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { PricedRow } from './price-slots.ts';

/**
 * Gives what is sold loose its size: 'Chía' below 'Precio x kg', or in a list with 'PRECIOS POR KILO' above it. Beside the
 * price of a pack it is a product of its own: 'Chía | $ x kg | Bolsa 25 kg | $ bolsa'.
 */
export function withMeasures(rows: readonly PricedRow[], measure: string | undefined): PricedRow[] {
  return rows.flatMap((row) => measuredRows(row, measure)).map((row, index) => ({ ...row, index }));
}

function measuredRows(row: PricedRow, ofAll: string | undefined): PricedRow[] {
  const sizes = [row.text, ...row.notes].flatMap(sizesIn);
  const slots = [...row.prices.keys()];
  const slot = slots.find((one) => isOfMeasure(normalizeText(one)));
  if (slot === undefined)
    return [ofAll === undefined || sizes.length > 0 ? row : { ...row, text: `${row.text} x ${ofAll}`, isLoose: true }];
  const packs = slots.filter((one) => one !== slot);
  // Beside the price of a piece it only compares.
  if (!packs.every(isBoxLabel)) return [row];
  const measure = `x ${pricedMeasure(normalizeText(slot))}`;
  const [least = 0] = sizesIn(measure).map(({ amount }) => amount);
  // Each has its price in all columns, whichever is taken.
  const pricedAs = (from: string) => new Map(slots.map((one) => [one, row.prices.get(from)]));
  const loose = { ...row, text: withVariant(row.text, measure), prices: pricedAs(slot), isLoose: true };
  if (sizes.every(({ amount }) => amount === least)) return [loose];
  const pack = packs.find((one) => row.prices.get(one) !== undefined);
  if (pack !== undefined && sizes.every(({ amount }) => amount > least))
    return [loose, { ...row, prices: pricedAs(pack), amounts: 0 }];
  return packs.length > 0 ? [row] : [];
}

const sizesIn = (text: string) => takeQuantities(unifySpellings(normalizeText(text))).quantities.filter(isHeld);

/** How much all prices of a list are for, as it says beside none of them: 'PRECIOS POR KILO'. */
export function statedMeasure(pages: readonly PrintedPage[]): string | undefined {
  const lines = pages.flatMap((page) => page.lines.filter((line) => page.isMessage || !isPriced(line)));
  const texts = lines.flatMap(({ words }) => toRuns(words).map(({ text }) => normalizeText(text)));
  const [stated] = texts.flatMap((text) => STATED.exec(text)?.[1] ?? []);
  return stated && (/^\d/.test(stated) ? stated : `1 ${stated}`);
}

/** 'PRECIOS X KG - IVA INCLUIDO', 'el precio es por kilo suelto', 'todo es por kilo salvo que te diga otra cosa' */
const STATED =
  /(?:^|[.,;] |\b(?:el|los) )(?:todo|valor(?:es)?|precios?)(?: (?:son|es|estan?|van|expresados|finales|en pesos))* (?:por|x) (?:cada )?((?:1 )?(?:kg|kilo(?:gramo)?|litro)|100 ?(?:g|grs?|gramos))\b/;
