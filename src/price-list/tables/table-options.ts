import type { Catalogue } from '../headings/catalogue-terms.ts';

/**
 * Where the name of a price is: in its row and lines near to it, even with brands (`wrapped`), also in lines above several
 * rows (`titled`), of these only in the style of the first and in sizes (`styled`), below, or in all lines of its region.
 */
export const COMPOSITIONS = ['row', 'wrapped', 'titled', 'styled', 'below', 'around'] as const;

export type Composition = (typeof COMPOSITIONS)[number];

/** `crossed`: headers name products, and rows their sizes. */
export type TableOptions = { how: Composition; crossed?: boolean; terms: Catalogue };
