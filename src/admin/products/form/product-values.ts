import type { Brand } from '#domain/catalogue/brand-fields.ts';
import type { Category } from '#domain/catalogue/category-fields.ts';
import { descriptionLines } from '#domain/catalogue/description.ts';
import { addFlavor } from '#domain/catalogue/flavor-list.ts';
import { type Product, type ProductInput, productFields } from '#domain/catalogue/product-fields.ts';
import { totalStock } from '#domain/catalogue/stock.ts';
import { initialValues, pickFields } from '#domain/fields/convert-fields.ts';
import { type LinkedPrices, parseLinkedPrices, toLinkedPrices } from '#domain/money/linked-prices.ts';
import { formatPesos } from '#domain/money/money.ts';
import { parsePrice } from '#domain/money/parse-price.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';
import type { PrefilledProduct } from '../from-list/prefilled-product.ts';

/** What the form offers to choose from, deactivated ones included: a product may have one of them. */
export type ProductFormOptions = { brands: Brand[]; categories: Category[] };

/** The fields of the form: those of a product, with numbers as text. */
export type ProductFormValues = Omit<
  ProductInput,
  'price' | 'discount' | 'priceUsd' | 'cost' | 'amount' | 'lowestStock' | 'images'
> &
  LinkedPrices & {
    priceUsd: string;
    cost: string;
    amount: string;
    lowestStock: string;
    images: string[];
    /** Typed, but not added to the flavors yet. */
    newFlavor: string;
  };

/** Initial values of a new product: brand 1, category 1 (A26), no discount; or those of a line of a price list. */
export function newProductFormValues(
  { brands, categories }: ProductFormOptions,
  prefilled?: PrefilledProduct,
): ProductFormValues {
  const prices = { price: '', discount: '0', final: '' };
  return {
    ...initialValues(productFields),
    name: prefilled?.name ?? '',
    categoryId: findByName(categories, prefilled?.category)?.id ?? defaultId(categories),
    brandId: findByName(brands, prefilled?.brand)?.id ?? defaultId(brands),
    ...(prefilled ? toLinkedPrices({ price: prefilled.price, discount: 0 }) : prices),
    priceUsd: formatOptional(prefilled?.priceUsd),
    cost: formatOptional(prefilled?.cost),
    amount: '0',
    lowestStock: '',
    images: [],
    newFlavor: '',
  };
}

export function toProductFormValues(product: Product): ProductFormValues {
  const images = product.images.map(({ url }) => url);
  return {
    ...pickFields(productFields, { ...product, images }),
    ...toLinkedPrices(product),
    priceUsd: formatOptional(product.priceUsd),
    cost: formatOptional(product.cost),
    amount: String(product.amount),
    lowestStock: product.lowestStock === null ? '' : String(product.lowestStock),
    // Old descriptions contain newlines as a backslash and an n.
    description: descriptionLines(product.description).join('\n'),
    images,
    newFlavor: '',
  };
}

/** Converts valid form values; a flavor that was typed but not added is included. */
export function toProductInput({ final, newFlavor, ...values }: ProductFormValues): ProductInput {
  const added = addFlavor(values.flavors, newFlavor);
  const flavors = added.ok ? added.flavors : values.flavors;
  return {
    ...values,
    name: values.name.trim(),
    ...(parseLinkedPrices({ ...values, final }) ?? { price: 0, discount: 0 }),
    priceUsd: parsePrice(values.priceUsd) ?? null,
    cost: parsePrice(values.cost) ?? null,
    flavors,
    lowestStock: values.lowestStock.trim() === '' ? null : Number(values.lowestStock),
    amount: totalStock({ amount: Number(values.amount), flavors }),
  };
}

function formatOptional(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : formatPesos(amount);
}

type Choice = { id: number; name: string; deactivatedAt: number | null };

/** The active one with this name, whatever its case and accents. */
export function findByName<Item extends Choice>(choices: readonly Item[], name: string | null | undefined) {
  if (!name) return undefined;
  return choices.find((one) => one.deactivatedAt === null && nameSortKey(one.name) === nameSortKey(name));
}

/** Id 1, or the first active one when 1 is missing. */
function defaultId(choices: readonly Choice[]): number {
  const active = choices.filter(({ deactivatedAt }) => deactivatedAt === null);
  return (active.find(({ id }) => id === 1) ?? active[0])?.id ?? 1;
}
