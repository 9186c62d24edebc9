import type { FieldTable, FieldValues } from '../fields/field.ts';
import {
  count,
  images,
  optionalCount,
  optionalDollars,
  optionalPesos,
  percent,
  pesos,
  reference,
  sameOnWire,
  text,
} from '../fields/value-kinds.ts';
import type { Centavos } from '../money/money.ts';
import type { Flavor } from './flavor.ts';
import type { ProductImage } from './product-image.ts';

const flavors = sameOnWire<readonly Flavor[]>((list) =>
  list.map(({ name, quantity }) => `${name}: ${quantity}`).join('\n'),
);

/** What the seller fills in of a product, in the order of the form. */
export const productFields = {
  name: { wire: 'name', label: 'Nombre', subject: 'el nombre', ...text },
  categoryId: { wire: 'idCategory', label: 'Categoría', subject: 'la categoría', ...reference },
  brandId: { wire: 'idBrand', label: 'Marca', subject: 'la marca', ...reference },
  price: { wire: 'price', label: 'Precio', subject: 'el precio', ...pesos },
  discount: { wire: 'discount', label: 'Descuento', subject: 'el descuento', initial: 0, ...percent },
  priceUsd: {
    wire: 'priceUSD',
    label: 'Precio USD',
    subject: 'el precio en dólares',
    initial: null,
    ...optionalDollars,
  },
  /** What the seller pays; never public. */
  cost: { wire: 'cost', label: 'Costo', subject: 'el costo', initial: null, ...optionalPesos },
  /** Counts only without flavors. */
  amount: { wire: 'amount', label: 'Cantidad', subject: 'la cantidad', initial: 0, ...count },
  /** Units to have at least; null for the shop's setting. Never public. */
  lowestStock: {
    wire: 'lowestStock',
    label: 'Stock mínimo',
    subject: 'el stock mínimo',
    initial: null,
    ...optionalCount,
  },
  flavors: { wire: 'flavors', label: 'Sabores', subject: 'la lista de sabores o colores', initial: [], ...flavors },
  description: {
    wire: 'description',
    label: 'Descripción',
    subject: 'la descripción',
    initial: '',
    ...text,
    format: (value: string) => value || 'Sin descripción',
  },
  /** Their addresses, the thumbnail first. */
  images: { wire: 'images', label: 'Imágenes', subject: 'la lista de imágenes', initial: [], ...images },
} as const satisfies FieldTable;

/** Prices in centavos (dollars in cents), discount in basis points. */
export type ProductInput = FieldValues<typeof productFields>;

/** A saved product: what the seller fills in, and what the server adds. Dates in epoch milliseconds. */
export type Product = Omit<ProductInput, 'images' | 'flavors'> & {
  id: number;
  flavors: Flavor[];
  images: ProductImage[];
  finalPrice: Centavos;
  /** Names of its brand, its category and the type of that. */
  brand: string;
  category: string;
  categoryType: string;
  createdAt: number;
  /** When the price changed last or was confirmed. */
  pricedAt: number;
  modifiedAt: number;
  /** When it was taken out of the shop; null while it is in. */
  deactivatedAt: number | null;
  /** Raised by every write, sales included. */
  version: number;
};
