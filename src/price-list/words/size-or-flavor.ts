import { FLAVOR_WORDS } from './flavor-words.ts';
import { isLabel } from './labels.ts';
import { plain } from './plain.ts';
import { takeQuantities } from './quantities.ts';
import { COLORS, GARMENT, IDLE } from './words.ts';

const DISPLAY = new Set('display disp caja cajas box exhibidor estuche bulto pack'.split(' '));

/** 'D. de leche', 'F. rojos' */
const CUT_SHORT = /\b[df]\.? ?(?=(?:de )?(?:leche|rojos?)\b)/g;

/** Whether a text says nothing but how much, of which flavor, or which price follows. */
export function isSizeOrFlavor(text: string): boolean {
  if (isLabel(text)) return true;
  const { rest } = takeQuantities(plain(text).replace(CUT_SHORT, ''));
  const words = rest.match(/[\p{L}\d]+/gu) ?? [];
  return words.every(
    (word) => FLAVOR_WORDS.has(word) || COLORS.has(word) || GARMENT.has(word) || IDLE.has(word) || DISPLAY.has(word),
  );
}
