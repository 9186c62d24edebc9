import type { Catalogue } from '../headings/catalogue-terms.ts';

/**
 * Where the name of a product stands, seen from its price: in its row and lines near to it, even if these name a brand
 * (`wrapped`), also in the lines above several rows, of these only in what is set as the first and in sizes (`styled`), below,
 * or in all lines of its region.
 */
export const COMPOSITIONS = ['row', 'wrapped', 'titled', 'styled', 'below', 'around'] as const;

export type Composition = (typeof COMPOSITIONS)[number];

/** `crossed`: the headers over the prices name products, and the rows their sizes; otherwise rows name products. */
export type TableOptions = { how: Composition; crossed?: boolean; terms: Catalogue };
