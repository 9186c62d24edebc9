import type { Centavos } from '#domain/money/money.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { TextPage } from '../page/text-page.ts';
import { MOST } from '../shares.ts';
import { readSignature } from '../template/list-signature.ts';
import {
  type KnownSupplier,
  readForSupplier,
  type SupplierOptions,
  type SupplierReading,
} from '../template/read-for-supplier.ts';
import { suggestName } from '../template/suggest-name.ts';
import {
  countSignedDollars,
  dollarAmounts,
  inPesoSigns,
  isMostlyInDollars,
  linesByCurrency,
  mentionsDollars,
  pricedInDollars,
  withPesoSigns,
} from './dollar-list.ts';

type CurrencyOptions = Omit<SupplierOptions, 'suppliers' | 'signature' | 'name'> & {
  /** With the rate of the supplier's latest list, when that was in dollars. */
  suppliers: readonly (KnownSupplier & { dollarRate: Centavos | null })[];
  /** Centavos per dollar, null for a list in pesos; by default as the latest list of the supplier. */
  dollarRate?: Centavos | null | undefined;
};

/** `pages` and `products`: as they were compared, of a list in dollars as if both were in pesos. */
export type CurrencyReading = SupplierReading & {
  pages: readonly TextPage[];
  products: readonly CatalogueProduct[];
  dollarRate: Centavos | null;
  /** It names dollars and has no prices in pesos, or far fewer. */
  looksInDollars: boolean;
  /** Of a list in pesos the lines with a price in dollars, which are not read. */
  linesInDollars: number;
};

export function readInCurrency(
  pages: readonly TextPage[],
  { dollarRate, suppliers, ...others }: CurrencyOptions,
): CurrencyReading {
  const { products } = others;
  // Of the pages as they are, so that a list has the same one in whatever currency it is read.
  const lines = linesByCurrency(pages);
  const signature = { ...readSignature(pages), inDollars: isMostlyInDollars(lines) };
  const options = { ...others, signature, name: suggestName(pages) };
  const reading = dollarRate ? undefined : readForSupplier(pages, { suppliers, ...options });
  const learned = suppliers.find(({ id }) => id === reading?.supplierId)?.dollarRate ?? null;
  const rate = dollarRate === undefined ? learned : dollarRate;
  if (reading && rate === null) {
    // In a column that the seller calls prices any number is one, also of dollars.
    const isNamed = reading.bands.some(({ role }) => role === 'price');
    const dollars = isNamed ? dollarAmounts(pages) : new Set<Centavos>();
    const priced = reading.list.rows.filter(({ price }) => price !== undefined && !dollars.has(price));
    const looksInDollars = priced.length === 0 ? mentionsDollars(pages) : priced.length < MOST * lines.dollars.length;
    const read = priced.map(({ line }) => line);
    const linesInDollars = looksInDollars || isNamed ? 0 : countSignedDollars(lines, read);
    return { ...reading, pages, products, dollarRate: null, looksInDollars, linesInDollars };
  }
  const compared = { pages: withPesoSigns(pages), products: pricedInDollars(products, rate ?? 1) };
  const { chosen, teaching } = options;
  const bands = teaching?.bands?.map((band) => ({ ...band, title: inPesoSigns(band.title) }));
  const inDollars = readForSupplier(compared.pages, {
    ...options,
    suppliers,
    products: compared.products,
    chosen: chosen === undefined ? undefined : inPesoSigns(chosen),
    teaching: { ...teaching, bands },
  });
  return { ...inDollars, ...compared, dollarRate: rate, looksInDollars: false, linesInDollars: 0 };
}
