import { memoizeByText } from '../text/memoize-text.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** The brand of goods that are of no maker. */
export const NO_BRAND = '';

const SAID = '(?:productos? )?(?:al? )?granel|suelt[oa]s?|sin marca|s/ ?m(?:arca)?|generic[oa]s?|fraccionad[oa]s?';
const SAID_UNBRANDED = new RegExp(`^(?:${SAID})$`);
const UNBRANDED = new RegExp(`^(?:${SAID}|vari[oa]s|otr[oa]s|(?:marca |elaboracion )?propi[oa]s?|[-.]*)$`);

/** Whether a brand is none of a maker: 'A granel', 'Sueltos', 'Sin marca', 'Varios'. */
export const isNoBrand = memoizeByText((name) => UNBRANDED.test(normalizeText(name)));

/** Whether a cell says that goods have no maker; 'Varios' and 'Propia' may be of any. */
export const isSaidUnbranded = memoizeByText((name) => SAID_UNBRANDED.test(normalizeText(name)));

/** Equal for products of one maker, and for all of none. */
export function brandKey(brand: string): string {
  return isNoBrand(brand) ? NO_BRAND : brand;
}
