import { listProducts } from './cases.ts';
import { parseListSource } from './list-source.ts';
import { toRawPdf } from './raw-pdf.ts';

/** Price columns with meaningless headers, and their factor to today's price. */
const CHANNEL_FACTORS = { 'Canal A': 0.8, 'Canal B': 1.1, 'Canal C': 0.9 };
export type Channel = keyof typeof CHANNEL_FACTORS;
export const channels = ['Canal A', 'Canal B', 'Canal C'] as const satisfies readonly Channel[];

/** Products of the samples' shop that the list has by default. */
const DEFAULT_PRODUCTS: readonly ListedProduct[] = listProducts
  .filter(({ name, flavors }) => flavors.length === 0 && /^[\p{L}\d ]+$/u.test(name))
  .slice(0, 24)
  .map(({ name, brand, price }) => ({ name, brand, price: price / 100 }));

/** Its price today is in pesos. */
type ListedProduct = { name: string; brand: string; price: number };

/** The last product has a price in this column only. */
const ONLY_CHANNEL: Channel = 'Canal B';

/** The price of a product in a column, in pesos. */
export function priceIn(channel: Channel, today: number): number {
  return Math.round(today * CHANNEL_FACTORS[channel]);
}

/** The price that the list has of a product in a column, in pesos. */
export function listedIn(channel: Channel, name: string): number {
  const product = listProducts.find((one) => one.name === name);
  return priceIn(channel, (product?.price ?? 0) / 100);
}

/** A list with three price columns, none of them marked as the retail price. */
export function ambiguousList(listed = DEFAULT_PRODUCTS): Uint8Array<ArrayBuffer> {
  const brands = Map.groupBy(listed, ({ brand }) => brand);
  const last = listed.at(-1);
  const rows = [...brands].flatMap(([brand, products]) => [
    `## ${brand.toUpperCase()}`,
    ...products.map((product) => {
      const hasPrice = (channel: Channel) => product !== last || channel === ONLY_CHANNEL;
      const prices = channels.map((channel) => (hasPrice(channel) ? pesos(priceIn(channel, product.price)) : ''));
      return [product.name, ...prices].join(' | ');
    }),
  ]);
  const head = ['x: 40 300 390 480', 'title: DISTRIBUIDORA DEL OESTE', `head: Producto | ${channels.join(' | ')}`];
  return new Uint8Array(toRawPdf(parseListSource([...head, ...rows].join('\n'))));
}

function pesos(price: number): string {
  return `$ ${price.toLocaleString('es-AR')}`;
}
