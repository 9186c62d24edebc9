/** The parts of the admin in which prices change. */
export const PRICE_SOURCES = ['form', 'inline', 'quick', 'pdf', 'adjust', 'import', 'undo'] as const;

export type PriceChangeSource = (typeof PRICE_SOURCES)[number];
