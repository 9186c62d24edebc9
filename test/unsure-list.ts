import { readSource } from './list-source.ts';
import { toRawPdf } from './price-lists/make/raw-pdf.ts';
import { listProducts } from './price-lists.ts';

/** The columns of prices, whose heads tell nothing, and what of today's price stands below each. */
const CANALS = { 'Canal A': 0.8, 'Canal B': 1.1, 'Canal C': 0.9 };
export type Canal = keyof typeof CANALS;
export const canals = ['Canal A', 'Canal B', 'Canal C'] as const satisfies readonly Canal[];

/** Products of the samples' shop that the list has unless others are given. */
const LISTED: readonly Listed[] = listProducts
  .filter(({ name, flavors }) => flavors.length === 0 && /^[\p{L}\d ]+$/u.test(name))
  .slice(0, 24)
  .map(({ name, brand, price }) => ({ name, brand, price: price / 100 }));

/** Its price today is in pesos. */
type Listed = { name: string; brand: string; price: number };

/** The canal through which alone the last product is sold. */
const ONE_CANAL: Canal = 'Canal B';

/** What a product costs there, in pesos. */
export function priceIn(canal: Canal, today: number): number {
  return Math.round(today * CANALS[canal]);
}

/** A list with three columns of prices that does not say which of them is for the public. */
export function unsureList(listed = LISTED): Uint8Array<ArrayBuffer> {
  const brands = Map.groupBy(listed, ({ brand }) => brand);
  const last = listed.at(-1);
  const rows = [...brands].flatMap(([brand, products]) => [
    `## ${brand.toUpperCase()}`,
    ...products.map((product) => {
      const sold = (canal: Canal) => product !== last || canal === ONE_CANAL;
      const prices = canals.map((canal) => (sold(canal) ? pesos(priceIn(canal, product.price)) : ''));
      return [product.name, ...prices].join(' | ');
    }),
  ]);
  const head = ['x: 40 300 390 480', 'title: DISTRIBUIDORA DEL OESTE', `head: Producto | ${canals.join(' | ')}`];
  return new Uint8Array(toRawPdf(readSource([...head, ...rows].join('\n'))));
}

function pesos(price: number): string {
  return `$ ${price.toLocaleString('es-AR')}`;
}
