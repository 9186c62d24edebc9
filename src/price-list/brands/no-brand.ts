import { memoizeByText } from '../text/memoize-text.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** The brand of goods that are of no maker. */
export const NO_BRAND = '';

/** What shops and lists call the brand of such goods: 'A granel', 'Sueltos', 'Sin marca'. */
const UNBRANDED =
  /^(?:(?:productos? )?(?:al? )?granel|suelt[oa]s?|sin marca|s\/ ?m(?:arca)?|generic[oa]s?|fraccionad[oa]s?|vari[oa]s|otr[oa]s|(?:marca |elaboracion )?propi[oa]s?|[-.]*)$/;

/** Whether a cell says that goods have no maker; 'Varios' and 'Propia' may be of any. */
export const isSaidUnbranded = memoizeByText((name) => SAID.test(normalizeText(name)));

const SAID = /granel|suelt|sin marca|^s\/ ?m|generic|fraccionad/;

export const isNoBrand = memoizeByText((name) => UNBRANDED.test(normalizeText(name)));

/** Equal for products of one maker, and for all of none. */
export function brandKey(brand: string): string {
  return isNoBrand(brand) ? NO_BRAND : brand;
}
