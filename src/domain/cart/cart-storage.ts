import type { Flavor } from '../catalogue/product.ts';
import { basisPointsToPercent, FULL_DISCOUNT, percentToBasisPoints } from '../money/discount.ts';
import { centavosToPesos } from '../money/money.ts';
import { parsePriceValue } from '../money/parse-price.ts';
import { type CartItem, isSameLine, lineStock } from './cart.ts';

/** Where the browser keeps the cart. */
export const CART_STORAGE_KEY = 'cartItems';

type Fields = Readonly<Record<string, unknown>>;

/** The cart as text for the browser's storage: prices in pesos and discounts in percent, as in the API. */
export function serializeCart(items: readonly CartItem[]): string {
  return JSON.stringify(
    items.map((item) => ({
      ...item,
      price: centavosToPesos(item.price),
      discount: basisPointsToPercent(item.discount),
    })),
  );
}

/**
 * The cart that lies in the browser, as text or already parsed. Whatever is broken, sold out or double is dropped,
 * quantities are brought within stock; carts of older shops (flavor or price as text) are understood.
 */
export function parseStoredCart(stored: unknown): CartItem[] {
  const entries = typeof stored === 'string' ? parsed(stored) : stored;
  if (!Array.isArray(entries)) return [];
  const items = entries.map(fieldsOf).flatMap(itemOf);
  return items.filter((item, index) => items.findIndex((other) => isSameLine(other, item)) === index);
}

function itemOf(fields: Fields): CartItem[] {
  const id = numberOf(fields.id);
  const price = priceOf(fields.price);
  const discount = percentToBasisPoints(numberOf(fields.discount ?? 0));
  const { name, quantity } = fields;
  if (!isCount(id) || id < 1 || typeof name !== 'string' || name.trim() === '') return [];
  if (price === undefined || !(discount >= 0 && discount <= FULL_DISCOUNT)) return [];
  const flavors = listOf(fields.flavors).map(fieldsOf).flatMap(flavorOf);
  const selectedFlavor = selectedOf(fields.selectedFlavor, flavors);
  const images = listOf(fields.images).filter((url) => typeof url === 'string');
  const amount = isCount(fields.amount) ? fields.amount : 0;
  const item = { id, name, images, price, discount, amount, flavors, selectedFlavor };
  const stock = lineStock(item);
  if (stock < 1 || !isCount(quantity) || quantity < 1) return [];
  return [{ ...item, quantity: Math.min(quantity, stock) }];
}

function flavorOf({ name, quantity }: Fields): Flavor[] {
  return typeof name === 'string' && isCount(quantity) ? [{ name, quantity }] : [];
}

function selectedOf(selected: unknown, flavors: readonly Flavor[]): Flavor | null {
  const name = typeof selected === 'string' ? selected : fieldsOf(selected).name;
  if (typeof name !== 'string' || name === '') return null;
  return flavors.find((flavor) => flavor.name === name) ?? { name, quantity: 0 };
}

function priceOf(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'string' ? parsePriceValue(value) : undefined;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
