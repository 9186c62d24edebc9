import { isBoxLabel, pricedMeasure } from '../amounts/price-label-score.ts';
import { isPriced, toRuns } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { withVariant } from '../readers/name-variants.ts';
import { unifySpellings } from '../similarity/spellings.ts';
import { isHeld, takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isPlace, type PricedRow } from './price-slots.ts';

/**
 * Gives what is sold loose its size: 'Chía' below 'Precio x kg', or in a list with 'PRECIOS POR KILO' above it. Beside the
 * price of a pack it is a product of its own: 'Chía | $ x kg | Bolsa 25 kg | $ bolsa'.
 */
export function withMeasures(rows: readonly PricedRow[], ofAll: string | undefined): PricedRow[] {
  return rows.flatMap((row) => measuredRows(row, ofAll)).map((row, index) => ({ ...row, index }));
}

function measuredRows(row: PricedRow, ofAll: string | undefined): PricedRow[] {
  const slots = [...row.prices.keys()];
  const isOfMeasure = (slot: string) => measureOfSlot(slot) !== undefined;
  const slot = slots.find(isOfMeasure);
  if (slot === undefined && ofAll === undefined) return [row];
  const sizes = [row.text, ...row.notes].flatMap(sizesIn);
  if (slot === undefined) {
    const isByPiece = PIECE.test(normalizeText([row.heading, row.line, row.text, ...row.notes, ...slots].join(' ')));
    if (sizes.length > 0 || isByPiece) return [row];
    return [{ ...row, text: `${row.text} x ${ofAll}` }];
  }
  const packs = slots.filter((one) => !isOfMeasure(one));
  // Beside the price of a piece it only compares.
  if (!packs.every(isBoxLabel)) return [row];
  const measure = `x ${measureOfSlot(slot)}`;
  const [least = 0] = sizesIn(measure).map(({ amount }) => amount);
  // Each has its price in all columns, whichever is taken.
  const looseIn = (one: string) => row.prices.get(isOfMeasure(one) ? one : slot);
  const prices = new Map(slots.map((one) => [one, looseIn(one)]));
  const loose = { ...row, text: withVariant(row.text, measure), prices };
  if (sizes.every(({ amount }) => amount === least)) return [loose];
  const pack = packs.flatMap((one) => row.prices.get(one) ?? [])[0];
  if (pack !== undefined && sizes.every(({ amount }) => amount > least))
    return [loose, { ...row, prices: new Map(slots.map((one) => [one, pack])), amounts: 0 }];
  return packs.length > 0 ? [row] : [];
}

/** What is not sold by weight: 'Miel (frasco)', 'Sésamo c/u'. */
const PIECE =
  /(?<![\p{L}\d])(?:c\/u|cada un[oa]|frascos?|latas?|potes?|bolsas?|bolsitas?|cajas?|bultos?|paquetes?|unidad(?:es)?|docenas?|botellas?)(?![\p{L}\d])/u;

function measureOfSlot(slot: string): string | undefined {
  return isPlace(slot) ? undefined : pricedMeasure(normalizeText(slot))?.measure;
}

const sizesIn = (text: string) => takeQuantities(unifySpellings(normalizeText(text))).quantities.filter(isHeld);

/** How much all prices of a list are for, as a sentence or title of it says: 'PRECIOS POR KILO'. */
export function statedMeasure(pages: readonly PrintedPage[]): string | undefined {
  const lines = pages.flatMap((page) => page.lines.filter((line) => page.isMessage || !isPriced(line)));
  const texts = lines.flatMap(({ words }) => toRuns(words).map(({ text }) => normalizeText(text)));
  const clauses = texts.flatMap((text) => text.split(/[.;(] ?/)).filter((clause) => !CONDITION.test(clause));
  const [stated] = clauses.flatMap((clause) => STATED.exec(clause)?.[1] ?? []);
  return stated && (/^\d/.test(stated) ? stated : `1 ${stated}`);
}

/** 'PRECIOS X KG - IVA INCLUIDO', 'el precio es por kilo suelto', 'todo es por kilo salvo que te diga otra cosa' */
const STATED =
  /^(?:[^,:]{0,20}[,:] )?\P{L}*(?:(?:el|los) )?(?:todo|valores|precios|precio (?:es|esta))(?: (?:son|es|estan?|van|expresados|finales|en pesos))* (?:por|x) (?:cada )?((?:1 )?(?:kg|kilo(?:gramo)?|litro)|100 ?(?:g|grs?|gramos))\.?(?= *(?:$|[-–—|,]| (?:suelto|final|con|iva|c\/iva|salvo|menos|puesto)(?!\p{L})))/u;
/** Then it is of packs, or of many kilos: 'en bolsa cerrada', 'llevando 50 kg'. */
const CONDITION = /bolsa|bolson|bulto|caja|cerrad|llevando|comprando|medio|cantidad|mayor/;
