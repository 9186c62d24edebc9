import { takeQuantities } from '../sizes/quantities.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { memoizeByText } from '../text/memoize-text.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { COLOR_WORDS, GARMENT_SIZES, STOP_WORDS } from '../text/word-forms.ts';
import { isColumnHeader } from './column-header.ts';

const DISPLAYS = 'display disp caja cajas box exhibidor estuche bulto pack'.split(' ');
const NO_NAMES = new Set([...FLAVOR_WORDS, ...COLOR_WORDS, ...GARMENT_SIZES, ...STOP_WORDS, ...DISPLAYS]);

/** 'D. de leche', 'F. rojos' */
const CUT_SHORT = /\b[df]\.? ?(?=(?:de )?(?:leche|rojos?)\b)/g;

/** Whether a text has nothing but sizes, flavors or words of column headers. */
export const isSizeOrFlavor = memoizeByText((text) => {
  if (isColumnHeader(text)) return true;
  const { rest } = takeQuantities(normalizeText(text).replace(CUT_SHORT, ''));
  return (rest.match(/[\p{L}\d]+/gu) ?? []).every((word) => NO_NAMES.has(word));
});
