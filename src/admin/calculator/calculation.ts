import { formatPrice } from '#domain/money/format-price.ts';
import { parsePrice } from '#domain/money/parse-price.ts';
import { parsePercent } from '#domain/money/percent.ts';
import { markupPercent, priceWithMarkup } from '#domain/money/price-calculators.ts';

/** The texts of the fields: the cost, and the desired price or percentage. */
export type CalculatorInput = Readonly<Record<'cost' | 'goal', string>>;

/** The formatted result, or the error of each field. */
export type Calculation = { result: string } | { errors: { cost?: string | undefined; goal?: string | undefined } };

type ParsedField = { value: number; error?: string };

const REQUIRED: ParsedField = { value: 0, error: 'Dato requerido.' };
const NO_PRICE: ParsedField = { value: 0, error: 'Ingresá un importe válido, por ejemplo 1.500,50.' };
const NO_COST: ParsedField = { value: 0, error: 'El costo tiene que ser mayor que 0.' };
const NO_PERCENT: ParsedField = { value: 0, error: 'Ingresá un porcentaje válido, por ejemplo 12,5.' };
const TOO_MUCH = 'El resultado es demasiado grande.';

export function percentDifference({ cost, goal }: CalculatorInput): Calculation {
  const from = parseCost(cost);
  const desired = parseField(goal, parsePrice) ?? NO_PRICE;
  if (from.error || desired.error) return { errors: { cost: from.error, goal: desired.error } };
  return { result: `${markupPercent({ cost: from.value, desired: desired.value })} %` };
}

export function priceWithPercent({ cost, goal }: CalculatorInput): Calculation {
  const from = parseCost(cost);
  const percent = parseField(goal, parsePercent) ?? NO_PERCENT;
  if (from.error || percent.error) return { errors: { cost: from.error, goal: percent.error } };
  const price = priceWithMarkup({ cost: from.value, percent: percent.value });
  return price === undefined ? { errors: { goal: TOO_MUCH } } : { result: formatPrice(price) };
}

function parseCost(text: string): ParsedField {
  const cost = parseField(text, parsePrice) ?? NO_PRICE;
  return cost.value === 0 && !cost.error ? NO_COST : cost;
}

function parseField(text: string, parse: (text: string) => number | undefined): ParsedField | undefined {
  if (text.trim() === '') return REQUIRED;
  const value = parse(text);
  return value === undefined ? undefined : { value };
}
