import type { Brand } from '#domain/catalogue/brand-fields.ts';
import type { Category } from '#domain/catalogue/category-fields.ts';
import { descriptionLines } from '#domain/catalogue/description.ts';
import { addFlavor } from '#domain/catalogue/flavor-list.ts';
import type { Flavor } from '#domain/catalogue/product.ts';
import type { Product, ProductInput } from '#domain/catalogue/product-fields.ts';
import { totalStock } from '#domain/catalogue/stock.ts';
import { parseLinkedPrices, toLinkedPrices } from '#domain/money/linked-prices.ts';
import { formatPesos } from '#domain/money/money.ts';
import { parsePrice } from '#domain/money/parse-price.ts';

/** What the form offers to choose from, deactivated ones included: a product may have one of them. */
export type ProductFormOptions = { brands: Brand[]; categories: Category[] };

/** The fields of the form. */
export type ProductFormValues = {
  name: string;
  categoryId: number;
  brandId: number;
  price: string;
  discount: string;
  final: string;
  priceUsd: string;
  flavors: readonly Flavor[];
  /** Typed, but not added to the flavors yet. */
  newFlavor: string;
  amount: string;
  description: string;
  images: string[];
};

/** Initial values of a new product: brand 1, category 1 (A26), no discount. */
export function newProductFormValues({ brands, categories }: ProductFormOptions): ProductFormValues {
  return {
    name: '',
    categoryId: defaultId(categories),
    brandId: defaultId(brands),
    price: '',
    discount: '0',
    final: '',
    priceUsd: '',
    flavors: [],
    newFlavor: '',
    amount: '0',
    description: '',
    images: [],
  };
}

export function toProductFormValues(product: Product): ProductFormValues {
  const { name, categoryId, brandId, flavors, amount, description } = product;
  return {
    name,
    categoryId,
    brandId,
    ...toLinkedPrices(product),
    priceUsd: product.priceUsd === null ? '' : formatPesos(product.priceUsd),
    flavors,
    newFlavor: '',
    amount: String(amount),
    // Old descriptions contain newlines as a backslash and an n.
    description: descriptionLines(description).join('\n'),
    images: product.images.map(({ url }) => url),
  };
}

/** Converts valid form values; a flavor that was typed but not added is included. */
export function toProductInput({ priceUsd, amount, flavors, newFlavor, ...values }: ProductFormValues): ProductInput {
  const { name, categoryId, brandId, description, images } = values;
  const { price, discount } = parseLinkedPrices(values) ?? { price: 0, discount: 0 };
  const added = addFlavor(flavors, newFlavor);
  const list = added.ok ? [...added.flavors] : [...flavors];
  return {
    name: name.trim(),
    categoryId,
    brandId,
    price,
    discount,
    priceUsd: parsePrice(priceUsd) ?? null,
    flavors: list,
    amount: totalStock({ amount: Number(amount), flavors: list }),
    description,
    images,
  };
}

type Choice = { id: number; deactivatedAt: number | null };

/** Id 1, or the first active one when 1 is missing. */
function defaultId(choices: readonly Choice[]): number {
  const active = choices.filter(({ deactivatedAt }) => deactivatedAt === null);
  return (active.find(({ id }) => id === 1) ?? active[0])?.id ?? 1;
}
