import { type Brand, brandFields } from '../catalogue/brand-fields.ts';
import { type Category, categoryFields } from '../catalogue/category-fields.ts';
import { type Product, productFields } from '../catalogue/product-fields.ts';
import { toWireFields } from '../fields/convert-fields.ts';
import { type Centavos, centavosToPesos } from '../money/money.ts';
import type { AuditEntry, AuditedValues } from './audit-entry.ts';
import { changedValues, limitTexts } from './changed-values.ts';

type Change<Entity> = { before: Entity; after: Entity };

/** The fields that make a change one of prices. */
const PRICES = [productFields.price.wire, productFields.priceUsd.wire, productFields.discount.wire];

export function productAdded(product: Product): AuditEntry {
  return { did: 'product added', ...subject(product), to: limitTexts(productValues(product)) };
}

export function productChanged({ before, after }: Change<Product>): AuditEntry {
  const change = changedValues(productValues(before), productValues(after));
  const did = PRICES.some((name) => name in change.to) ? 'prices changed' : 'product changed';
  return { did, ...subject(before), ...change };
}

export function productSwitched(product: Product): AuditEntry {
  return { did: 'product switched', ...subject(product), ...switched(product) };
}

export function productDeleted(product: Product): AuditEntry {
  return { did: 'product deleted', ...subject(product), from: limitTexts(productValues(product)) };
}

type ListedAmounts = { price: Centavos; cost?: Centavos | null | undefined; priceUsd?: number | null | undefined };

/** `set` are further amounts, `previous` those from before. */
type ListedPrice = {
  id: number;
  name: string;
  before: Centavos;
  after: Centavos;
  set?: Omit<ListedAmounts, 'price'> | undefined;
  previous?: Omit<ListedAmounts, 'price'> | undefined;
};

type ListedChanges = { prices: readonly ListedPrice[]; products: readonly { id: number; name: string }[] };

/**
 * The entry of a price list that was confirmed, or of an update that was undone, and one for each price that it changed
 * and for each product that it brought.
 */
export function priceListEntries(
  did: 'price list confirmed' | 'price list undone' | 'price adjustment undone',
  { prices, products }: ListedChanges,
): AuditEntry[] {
  const isConfirmed = did === 'price list confirmed';
  const each = isConfirmed ? 'price changed by list' : 'price put back';
  const changed = prices.filter(({ before, after }) => before !== after);
  return [
    { did, to: { prices: changed.length, ...(products.length > 0 && { products: products.length }) } },
    ...products.map(
      (product) =>
        ({ did: isConfirmed ? 'product added' : 'product deleted', ...subject(product), isDetail: true }) as const,
    ),
    ...prices.flatMap(({ id, name, before, after, set, previous }): AuditEntry[] => {
      const values = (amounts: ListedAmounts) => toWireFields(productFields, amounts);
      const change = changedValues(values({ ...previous, price: before }), values({ ...set, price: after }));
      if (Object.keys(change.to).length === 0) return [];
      return [{ did: before === after ? 'product changed' : each, id, name, ...change, isDetail: true }];
    }),
  ];
}

/** The entry of many prices that were changed by one rule, and one for each of them. */
export function priceAdjustmentEntries(prices: readonly ListedPrice[]): AuditEntry[] {
  const changed = prices.filter(({ before, after }) => before !== after);
  return [
    { did: 'prices adjusted', to: { prices: changed.length } },
    ...changed.map((price): AuditEntry => ({ did: 'prices changed', ...repriced(price), isDetail: true })),
  ];
}

function repriced({ id, name, before, after }: ListedPrice) {
  const values = (price: Centavos) => ({ [productFields.price.wire]: centavosToPesos(price) });
  return { id, name, from: values(before), to: values(after) };
}

export function brandAdded(brand: Brand): AuditEntry {
  return { did: 'brand added', ...subject(brand), to: toWireFields(brandFields, brand) };
}

export function brandChanged({ before, after }: Change<Brand>): AuditEntry {
  const change = changedValues(toWireFields(brandFields, before), toWireFields(brandFields, after));
  return { did: 'brand changed', ...subject(before), ...change };
}

export function brandSwitched(brand: Brand): AuditEntry {
  return { did: 'brand switched', ...subject(brand), ...switched(brand) };
}

export function categoryAdded(category: Category): AuditEntry {
  return { did: 'category added', ...subject(category), to: categoryValues(category) };
}

export function categoryChanged({ before, after }: Change<Category>): AuditEntry {
  const change = changedValues(categoryValues(before), categoryValues(after));
  return { did: 'category changed', ...subject(before), ...change };
}

export function categorySwitched(category: Category): AuditEntry {
  return { did: 'category switched', ...subject(category), ...switched(category) };
}

function subject({ id, name }: { id: number; name: string }) {
  return { id, name };
}

/** After the entity was switched on or off. */
function switched({ deactivatedAt }: { deactivatedAt: number | null }) {
  const active = deactivatedAt === null;
  return { from: { active: !active }, to: { active } };
}

function productValues(product: Product): AuditedValues {
  return {
    ...toWireFields(productFields, { ...product, images: product.images.map(({ url }) => url) }),
    [productFields.brandId.wire]: product.brand,
    [productFields.categoryId.wire]: product.category,
    finalPrice: centavosToPesos(product.finalPrice),
  };
}

function categoryValues(category: Category): AuditedValues {
  return { ...toWireFields(categoryFields, category), [categoryFields.categoryTypeId.wire]: category.categoryType };
}
