import { toWellFormed } from '../text/well-formed.ts';

const SPACES_AND_HYPHENS = /[\s\-\u00AD\u2010\u2011]/g;

/** A product name for addresses: lower case, spaces turned into hyphens, repeated hyphens collapsed. Not yet encoded. */
export function slug(name: string): string {
  return toWellFormed(name)
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-');
}

/** The segment of `/productos/{nombre}`: the slug, URL-encoded. */
export function productSegment(name: string): string {
  return encodeURIComponent(slug(name));
}

/** What the shop asks the API for, from the already decoded segment: hyphens turned into spaces. */
export function segmentToName(segment: string): string {
  return segment.replaceAll('-', ' ');
}

/**
 * What two names must not share, and what addresses are compared by: case, white space and hyphens do not count,
 * so that names with hyphens removed and with hyphens turned into spaces both hit.
 */
export function productKey(name: string): string {
  // Composed last, because dropping a space can bring a letter and its accent together.
  return toWellFormed(name).toLowerCase().replace(SPACES_AND_HYPHENS, '').normalize('NFC');
}

/** The product key without accents, for a second try. */
export function plainProductKey(name: string): string {
  return productKey(name).normalize('NFD').replace(/\p{M}/gu, '');
}

/** Keys that a product must not have: words of the API's own paths, and what an address cannot hold. */
export const RESERVED_PRODUCT_KEYS: ReadonlySet<string> = new Set([
  'all',
  'allclients',
  'prices',
  'price',
  'id',
  'togglestatus',
  '',
  '.',
  '..',
]);

/** Decodes percent signs once; what cannot be decoded stays as it is. Never throws. */
export function safeDecode(text: string): string {
  return decodeOr(text, () => text.replace(/(?:%[0-9a-f]{2})+/gi, (part) => decodeOr(part, () => part)));
}

function decodeOr(text: string, otherwise: () => string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise();
  }
}
