import { parsePrice } from '#domain/money/parse-price.ts';
import { parsePercent } from '#domain/money/percent.ts';
import { percentBetween, salePrice } from '#domain/money/price-calculators.ts';
import { priceText } from '#ui/price/format-price.ts';

/** What was typed into a calculator: the cost, and the price or percent that is wished for. */
export type Typed = Readonly<Record<'cost' | 'wish', string>>;

/** The result as it is shown, or what is wrong with each field. */
export type Calculation = { result: string } | { errors: { cost?: string | undefined; wish?: string | undefined } };

type Reading = { value: number; error?: string };

const REQUIRED: Reading = { value: 0, error: 'Dato requerido.' };
const NO_PRICE: Reading = { value: 0, error: 'Ingresá un importe válido, por ejemplo 1.500,50.' };
const NO_COST: Reading = { value: 0, error: 'El costo tiene que ser mayor que 0.' };
const NO_PERCENT: Reading = { value: 0, error: 'Ingresá un porcentaje válido, por ejemplo 12,5.' };
const TOO_MUCH = 'El resultado es demasiado grande.';

export function percentDifference({ cost, wish }: Typed): Calculation {
  const from = readCost(cost);
  const desired = read(wish, parsePrice) ?? NO_PRICE;
  if (from.error || desired.error) return { errors: { cost: from.error, wish: desired.error } };
  return { result: `${percentBetween({ cost: from.value, desired: desired.value })} %` };
}

export function priceWithPercent({ cost, wish }: Typed): Calculation {
  const from = readCost(cost);
  const percent = read(wish, parsePercent) ?? NO_PERCENT;
  if (from.error || percent.error) return { errors: { cost: from.error, wish: percent.error } };
  const price = salePrice({ cost: from.value, percent: percent.value });
  return price === undefined ? { errors: { wish: TOO_MUCH } } : { result: priceText(price) };
}

function readCost(text: string): Reading {
  const cost = read(text, parsePrice) ?? NO_PRICE;
  return cost.value === 0 && !cost.error ? NO_COST : cost;
}

function read(text: string, parse: (text: string) => number | undefined): Reading | undefined {
  if (text.trim() === '') return REQUIRED;
  const value = parse(text);
  return value === undefined ? undefined : { value };
}
