import { toWellFormed } from '../text/well-formed.ts';
import { withoutAccents } from '../text/without-accents.ts';

const SPACES_AND_HYPHENS = /[\s\-\u00AD\u2010\u2011]/g;

/** Lower case, with white space and repeated hyphens as one hyphen; not URL-encoded. */
export function slug(name: string): string {
  return toWellFormed(name)
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-');
}

/** The slug without accents, as links usually are. */
export function plainSlug(name: string): string {
  return slug(withoutAccents(name));
}

/** The path segment of `/productos/{nombre}`: the slug, URL-encoded. */
export function productSegment(name: string): string {
  return encodeURIComponent(slug(name));
}

/** The name that the API is queried with, from a decoded path segment. */
export function segmentToName(segment: string): string {
  return segment.replaceAll('-', ' ');
}

/**
 * The unique key of a product name, which urls are compared by too. Case, white space and hyphens are ignored, so that
 * a name matches whether its hyphens were removed or turned into spaces.
 */
export function productKey(name: string): string {
  // Normalised last, because removing a space can bring a letter and its combining accent together.
  return toWellFormed(name).toLowerCase().replace(SPACES_AND_HYPHENS, '').normalize('NFC');
}

/** The product key without accents, for inexact matches. */
export function plainProductKey(name: string): string {
  return withoutAccents(productKey(name));
}

/** Keys that no product may have: segments of the API's paths, and what a url cannot hold. */
export const RESERVED_PRODUCT_KEYS: ReadonlySet<string> = new Set([
  'all',
  'allclients',
  'byids',
  'adjustprices',
  'confirmprices',
  'prices',
  'price',
  'id',
  'togglestatus',
  '',
  '.',
  '..',
]);

/** Decodes percent-encoding once; leaves invalid sequences as they are instead of throwing. */
export function safeDecode(text: string): string {
  return decodeOr(text, () => text.replace(/(?:%[0-9a-f]{2})+/gi, (sequence) => decodeOr(sequence, () => sequence)));
}

function decodeOr(text: string, otherwise: () => string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise();
  }
}
