import { isAccessory } from '../catalogue/accessory.ts';
import { type Centavos, divideHalfUp } from '../money/money.ts';

/** What a package holds; null where the texts do not say it, or say two things. */
export type PackageSize = { servings: number | null; grams: number | null };

type Described = { name: string; description: string; category: string };

const SERVINGS = /(\d{1,3})\s+(?:porciones|servicios)\b/giu;
const WEIGHT = /(\d+(?:[.,]\d+)?)\s?(kg|g|grs?|lbs?)(?![\p{L}\d])/giu;
/** Several units or products in one: their weight may be that of each. */
const SEVERAL = /\bx\s?\d|\+|\b(?:pack|combo|caja)\b/iu;

const GRAMS_PER_UNIT: Readonly<Record<string, number>> = { kg: 1000, lb: 453.6, lbs: 453.6 };
const CENTAVOS_PER_PESO = 100;

/** Reads servings from name and description, and the weight from the name. Accessories and packs have none. */
export function packageSize({ name, description, category }: Described): PackageSize {
  const isFood = !isAccessory({ name: category, categoryType: '' }) && !SEVERAL.test(name);
  if (!isFood) return { servings: null, grams: null };
  const weights = [...name.matchAll(WEIGHT)].map(([, amount = '', unit = '']) => toGrams(amount, unit));
  return { servings: servingsIn(name) ?? servingsIn(description), grams: only(weights) };
}

/** Price of a part of the whole, such as one serving of 30, in whole pesos. */
export function partPrice(price: Centavos, { part, whole }: { part: number; whole: number }): Centavos {
  return divideHalfUp(price * part, whole * CENTAVOS_PER_PESO) * CENTAVOS_PER_PESO;
}

function servingsIn(text: string): number | null {
  return only([...text.matchAll(SERVINGS)].map(([, count]) => Number(count)));
}

function toGrams(amount: string, unit: string): number {
  return Math.round(Number(amount.replace(',', '.')) * (GRAMS_PER_UNIT[unit.toLowerCase()] ?? 1));
}

/** The value on which all agree. */
function only(values: readonly number[]): number | null {
  const [first = 0] = values;
  return first > 0 && values.every((value) => value === first) ? first : null;
}
