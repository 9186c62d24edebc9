import { takeQuantities } from '../sizes/quantities.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { memoizeByText } from '../text/memoize-text.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { COLOR_WORDS, GARMENT_SIZES, STOP_WORDS } from '../text/word-forms.ts';
import { isColumnHeader } from './column-header.ts';

const DISPLAY = new Set('display disp caja cajas box exhibidor estuche bulto pack'.split(' '));

/** 'D. de leche', 'F. rojos' */
const CUT_SHORT = /\b[df]\.? ?(?=(?:de )?(?:leche|rojos?)\b)/g;

/** Whether a text says nothing but how much, of which flavor, or which price follows. */
export const isSizeOrFlavor = memoizeByText((text) => {
  if (isColumnHeader(text)) return true;
  const { rest } = takeQuantities(normalizeText(text).replace(CUT_SHORT, ''));
  const words = rest.match(/[\p{L}\d]+/gu) ?? [];
  return words.every(
    (word) =>
      FLAVOR_WORDS.has(word) ||
      COLOR_WORDS.has(word) ||
      GARMENT_SIZES.includes(word) ||
      STOP_WORDS.has(word) ||
      DISPLAY.has(word),
  );
});
