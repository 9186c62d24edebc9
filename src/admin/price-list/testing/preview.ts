import type { PriceMatch, PricePreview } from '#contract/admin/price-list/price-preview.ts';
import { LIST_PRICE_RULE } from '#domain/pricing/price-rule.ts';

type PreviewOptions = {
  prices: readonly (readonly [today: number, listed: number])[];
  matches?: Partial<PriceMatch>[];
};

/** A preview for tests: products 1, 2, … with these prices in pesos, each matched with the line of the same index. */
export function createPreview({ prices, matches }: PreviewOptions): PricePreview {
  const allMatches = matches ?? prices.map(() => ({}));
  return {
    id: 'p',
    message: '',
    priceColumn: null,
    priceColumns: [],
    columnChosen: false,
    readings: [],
    teaching: {},
    supplier: null,
    rule: LIST_PRICE_RULE,
    looksInDollars: false,
    linesInDollars: 0,
    unpriced: [],
    latestDollarRate: null,
    products: prices.map(([today], index) => ({
      id: index + 1,
      name: `Producto ${index + 1}`,
      brand: 'Ñandú',
      price: today * 100,
    })),
    lines: prices.map(([, listed], line) => {
      return { line, text: `Línea ${line}`, price: listed * 100, otherPrices: [], unsure: false };
    }),
    matches: allMatches.map((match, line) => {
      return { id: line + 1, line, similarity: 1, doubts: [], remembered: false, ...match };
    }),
    stats: { products: prices.length, listed: prices.length, matched: allMatches.length, rate: 100 },
    secondsLeft: 1800,
  };
}
