import { productFields } from '#domain/catalogue/product-fields.ts';
import { initialValues } from '#domain/fields/convert-fields.ts';
import type { CatalogueDraft } from '#use-cases/catalogue/import-catalogue.ts';

const KINDS = [
  'Proteína Whey',
  'Creatina Monohidrato',
  'Pre Entreno',
  'Aminoácidos BCAA',
  'Multivitamínico',
  'Ganador',
];
const FLAVORS = ['Chocolate', 'Vainilla', 'Frutilla', 'Cookies & Cream', 'Banana'];
const TYPES = ['Suplementos', 'Suplementos', 'Suplementos', 'Accesorios', 'Combos'];
const DESCRIPTION =
  'Fórmula de alta pureza para acompañar tu entrenamiento.\\n\\nModo de uso: una medida con 250 ml de agua.\\n' +
  'Contenido neto: 1 kg. Conservar en lugar fresco y seco. Este producto no reemplaza una alimentación equilibrada.';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

export const brandLinks = numbers(20).map((index) => `marca-${index}`);
export const categoryLinks = numbers(20).map((index) => `categoria-${index}`);

/** Some products without flavors have enough stock for all sales of a run. */
export const isAmplyStocked = (index: number) => index % 60 === 57;

export const productName = (index: number) => `${pick(KINDS, index)} ${pick(brandLinks, index)} n.º ${index}`;

/** A catalogue of any size, the same in every run; each brand and each category has one product in twenty. */
export function largeCatalogue(products: number): CatalogueDraft {
  return {
    brands: brandLinks.map((link) => ({ name: link.replace('-', ' '), link, image: '' })),
    categories: categoryLinks.map((link, index) => ({ name: link.replace('-', ' '), link, type: pick(TYPES, index) })),
    products: numbers(products).map((index) => ({
      ...initialValues(productFields),
      name: productName(index),
      price: 500_000 + ((index * 7919) % 9000) * 1000,
      priceUsd: 1000 + ((index * 31) % 9000),
      discount: index % 4 === 0 ? 1500 : 0,
      amount: isAmplyStocked(index) ? 1_000_000 : index % 60,
      flavors:
        index % 3 === 0
          ? []
          : FLAVORS.slice(0, 1 + (index % 5)).map((name, at) => ({ name, quantity: (index + at) % 20 })),
      images: numbers(1 + (index % 3)).map((at) => ({ url: `/images/${hash(index, at)}.webp`, thumbhash: THUMBHASH })),
      description: DESCRIPTION,
      brandLink: pick(brandLinks, index),
      categoryLink: pick(categoryLinks, index + Math.floor(index / 20)),
    })),
  };
}

const THUMBHASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

const hash = (index: number, at: number) => (index * 4 + at).toString(16).padStart(32, '0');

function pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}
