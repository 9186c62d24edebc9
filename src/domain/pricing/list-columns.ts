/** What a column of a price list holds. */
export const COLUMN_ROLES = ['name', 'brand', 'size', 'flavor', 'code', 'price', 'other'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** A column down the upright pages of a list, in points from the left, that a seller can tap. */
export type ColumnBand = { left: number; right: number; title: string; role: ColumnRole };
