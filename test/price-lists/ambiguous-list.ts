import { listProducts } from './cases.ts';
import { parseListSource } from './list-source.ts';
import { toRawPdf } from './raw-pdf.ts';

/** The columns of prices, whose heads tell nothing, and what of today's price stands below each. */
const CHANNEL_FACTORS = { 'Canal A': 0.8, 'Canal B': 1.1, 'Canal C': 0.9 };
export type Channel = keyof typeof CHANNEL_FACTORS;
export const channels = ['Canal A', 'Canal B', 'Canal C'] as const satisfies readonly Channel[];

/** Products of the samples' shop that the list has unless others are given. */
const DEFAULT_PRODUCTS: readonly ListedProduct[] = listProducts
  .filter(({ name, flavors }) => flavors.length === 0 && /^[\p{L}\d ]+$/u.test(name))
  .slice(0, 24)
  .map(({ name, brand, price }) => ({ name, brand, price: price / 100 }));

/** Its price today is in pesos. */
type ListedProduct = { name: string; brand: string; price: number };

/** The canal through which alone the last product is sold. */
const ONLY_CHANNEL: Channel = 'Canal B';

/** What a product costs there, in pesos. */
export function priceIn(canal: Channel, today: number): number {
  return Math.round(today * CHANNEL_FACTORS[canal]);
}

/** A list with three columns of prices that does not say which of them is for the public. */
export function ambiguousList(listed = DEFAULT_PRODUCTS): Uint8Array<ArrayBuffer> {
  const brands = Map.groupBy(listed, ({ brand }) => brand);
  const last = listed.at(-1);
  const rows = [...brands].flatMap(([brand, products]) => [
    `## ${brand.toUpperCase()}`,
    ...products.map((product) => {
      const sold = (canal: Channel) => product !== last || canal === ONLY_CHANNEL;
      const prices = channels.map((canal) => (sold(canal) ? pesos(priceIn(canal, product.price)) : ''));
      return [product.name, ...prices].join(' | ');
    }),
  ]);
  const head = ['x: 40 300 390 480', 'title: DISTRIBUIDORA DEL OESTE', `head: Producto | ${channels.join(' | ')}`];
  return new Uint8Array(toRawPdf(parseListSource([...head, ...rows].join('\n'))));
}

function pesos(price: number): string {
  return `$ ${price.toLocaleString('es-AR')}`;
}
