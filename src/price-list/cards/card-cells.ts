import { priceLabelScore } from '../amounts/price-label-score.ts';
import type { Cell } from '../page/cell.ts';
import { takeQuantities } from '../sizes/quantities.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { cardLabelScore, isCardPriceLabel } from './card-prices.ts';

const BADGE =
  /^(?:¡?nuevo!?|new|novedad|top(?: ventas)?|(?:el |lo )?mas vendidos?|ultimas? unidades?|ultimos|sin tacc|apto celiacos|vegano|destacado|hot|sale|recomendado|imperdible|envio gratis|(?:hasta )?-? ?\d+ ?%(?: ?(?:off|dto\.?|de descuento))?|en stock|disponible)$/;
const CODE = /^(?:c[oó]d(?:igo)?|sku|ref|ean|art)\b\.?:? ?[\w./-]*\d[\w./-]*$/i;

const CODE_FIRST = /^(?:c[oó]d(?:igo)?|sku|ref|ean|art)\b\.?:? ?[\w./-]*\d[\w./-]* (.*)$/i;

const PUBLIC = priceLabelScore('publico');

/** The cells of a card that say something of its product, with texts that are typed letter by letter put together. */
export function cardCells(cells: readonly Cell[]): Cell[] {
  return cells.flatMap((cell, index, all) => {
    const next = all[index + 1];
    const besideOld = next?.struck === true && !cell.amount && next.y - cell.y < 0.4 * cell.size;
    // Words for the public's price are about the new one, too, which stands below.
    const ofOld = besideOld && isCardPriceLabel(cell.text) && (cardLabelScore(cell.text) ?? 0) < PUBLIC;
    if (cell.struck || ofOld || cell.text === '$') return [];
    if (cell.amount?.kind === 'flag' || cell.amount?.kind === 'dollars') return [];
    if (cell.amount) return [cell];
    const text = cell.text
      .replace(/^[-–—•·*>]+\s*(?=[\p{L}\d(])/u, '')
      .replace(CODE_FIRST, (code, rest: string) => (isCardPriceLabel(rest) ? rest : code));
    return BADGE.test(normalizeText(text)) || CODE.test(text) ? [] : [{ ...cell, text }];
  });
}

/** Whether a text is a size with what belongs to it ('x 500 g Banana') and no name. */
export function startsWithSize(text: string): boolean {
  return (
    /^\(?(?:x|por|de)? ?\d/.test(normalizeText(text)) ||
    /^(?:disp|display|caja|pote|bolsa|pack|sobre|balde|doypack|unidad|talle)\b.*\d/.test(normalizeText(text))
  );
}

const AROUND =
  /\b(?:x|de|por|en|pote|display|disp|caja|bolsa|balde|doypack|pack|u|c|con|sobre|frasco|lata)s?\b|[^\p{L}\d]/gu;

/** Whether a text is nothing but a size: 'x 60 cáps', 'display x 12'. */
export function isSizeText(text: string): boolean {
  const bare = normalizeText(text).replace(/\([^)]*\)/g, '');
  return startsWithSize(bare) && takeQuantities(bare).rest.replace(AROUND, '') === '';
}

/** Whether a text is nothing but flavors. */
export function isFlavorText(text: string): boolean {
  const words = normalizeText(text).match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => FLAVOR_WORDS.has(word) || /^(?:y|de|con|f)$/.test(word));
}
