import type { Flavor } from '../catalogue/flavor.ts';
import { basisPointsToPercent, FULL_DISCOUNT, percentToBasisPoints } from '../money/discount.ts';
import { centavosToPesos } from '../money/money.ts';
import { parsePriceValue } from '../money/parse-price.ts';
import { parseJson } from '../text/parse-json.ts';
import { type CartItem, isSameLine, lineStock } from './cart.ts';

/** The key in localStorage. */
export const CART_STORAGE_KEY = 'cartItems';

type Fields = Readonly<Record<string, unknown>>;

/** The cart as JSON for localStorage: prices in pesos and discounts in percent, as in the API. */
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
 * Reads a stored cart, as JSON text or already parsed. Invalid, sold out and duplicate lines are dropped, quantities are
 * limited to the stock, and older formats (flavor or price as text) are accepted.
 */
export function parseStoredCart(stored: unknown): CartItem[] {
  const entries = typeof stored === 'string' ? parseJson(stored) : stored;
  if (!Array.isArray(entries)) return [];
  const items = entries.map(toFields).flatMap(parseItem);
  return items.filter((item, index) => items.findIndex((other) => isSameLine(other, item)) === index);
}

function parseItem(fields: Fields): CartItem[] {
  const id = toNumber(fields.id);
  const price = parseStoredPrice(fields.price);
  const discount = percentToBasisPoints(toNumber(fields.discount ?? 0));
  const { name, quantity } = fields;
  if (!isCount(id) || id < 1 || typeof name !== 'string' || name.trim() === '') return [];
  if (price === undefined || !(discount >= 0 && discount <= FULL_DISCOUNT)) return [];
  const flavors = toArray(fields.flavors).map(toFields).flatMap(parseFlavor);
  const selectedFlavor = parseSelectedFlavor(fields.selectedFlavor, flavors);
  const images = toArray(fields.images).filter((url) => typeof url === 'string');
  const amount = isCount(fields.amount) ? fields.amount : 0;
  const item = { id, name, images, price, discount, amount, flavors, selectedFlavor };
  const stock = lineStock(item);
  if (stock < 1 || !isCount(quantity) || quantity < 1) return [];
  return [{ ...item, quantity: Math.min(quantity, stock) }];
}

function parseFlavor({ name, quantity }: Fields): Flavor[] {
  return typeof name === 'string' && isCount(quantity) ? [{ name, quantity }] : [];
}

function parseSelectedFlavor(selected: unknown, flavors: readonly Flavor[]): Flavor | null {
  const name = typeof selected === 'string' ? selected : toFields(selected).name;
  if (typeof name !== 'string' || name === '') return null;
  return flavors.find((flavor) => flavor.name === name) ?? { name, quantity: 0 };
}

function parseStoredPrice(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'string' ? parsePriceValue(value) : undefined;
}

function toNumber(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
