import type { Catalogue } from '../headings/catalogue-terms.ts';

/**
 * Where the name of a price is: in its row and lines near to it, even with brands (`wrapped`), also in lines above several
 * rows (`titled`), of these only in the style of the first and in sizes (`styled`), below, in all lines of its region
 * (`around`), or in a header over sizes of rows (`crossed`).
 */
export const COMPOSITIONS = ['row', 'wrapped', 'titled', 'styled', 'below', 'around', 'crossed'] as const;

export type Composition = (typeof COMPOSITIONS)[number];

export type TableOptions = { how: Composition; terms: Catalogue };
