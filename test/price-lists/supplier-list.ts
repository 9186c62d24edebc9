import { listProducts } from './cases.ts';
import { parseListSource } from './list-source.ts';
import { toRawPdf } from './raw-pdf.ts';

type SupplierListOptions = {
  /** In the title. */
  supplier: string;
  date: string;
  /** Of a price to today's. */
  factor: number;
  /** How many products, and how many of the shop's are skipped before them. */
  count?: number;
  skip?: number;
  products?: readonly ListedProduct[];
};

type ListedProduct = { name: string; brand: string; price: number };

/** What the seller pays, of the price. */
const COST = 0.7;

const SIMPLE = listProducts
  .filter(({ name, flavors }) => flavors.length === 0 && /^[\p{L}\d ]+$/u.test(name))
  .map(({ name, brand, price }) => ({ name, brand, price: price / 100 }));

/** The price that the list has of a product. */
export function listedPrice(today: number, factor: number): number {
  return Math.round((today * factor) / 10) * 10;
}

/** A list whose columns have no headers: code, stock, brand, name, two prices without a sign, and a bar code. */
export function supplierList({
  supplier,
  date,
  factor,
  count = 24,
  skip = 0,
  products = SIMPLE,
}: SupplierListOptions): Uint8Array<ArrayBuffer> {
  const rows = products.slice(skip, skip + count).map(({ name, brand, price }, index) => {
    const listed = listedPrice(price, factor);
    const prices = [Math.round((listed * COST) / 10) * 10, listed].map((amount) => amount.toLocaleString('es-AR'));
    return [`A${100 + index}`, String((index * 7) % 40), name, brand, ...prices].join(' | ');
  });
  const head = ['x: 30 75 100 320 440 510', `title: ${supplier.toUpperCase()}`, `bottom: Lista del ${date}`];
  return new Uint8Array(toRawPdf(parseListSource([...head, ...rows].join('\n'))));
}
