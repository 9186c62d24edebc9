/** The parts of the admin in which prices change. */
export const PRICE_SOURCES = ['form', 'inline', 'quick', 'pdf', 'adjust', 'import', 'undo'] as const;

export type PriceChangeSource = (typeof PRICE_SOURCES)[number];

/** Those that change many prices at once, which an undo puts back. */
export const UPDATE_SOURCES = ['pdf', 'adjust'] as const satisfies readonly PriceChangeSource[];

export type PriceUpdateSource = (typeof UPDATE_SOURCES)[number];
