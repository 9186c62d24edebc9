import { type Centavos, divideHalfUp, MAX_CENTAVOS, pesosToCentavos } from './money.ts';

const CURRENCY = /^(?:ars\$?|usd\$?|(?:ar|us)?\$|u\$s)|(?:ars|usd|\$)$/gi;
const PLAIN = /^\d+$/;
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d{0,2}(?:,\d{3})+$/;
const DECIMAL = /^\d*[.,]\d+$/;
const GROUPED_DECIMAL = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+)$/;

/**
 * A price as a person writes it, in Argentine or US format, as centavos; undefined when it is no valid price.
 * One separator before exactly three digits groups thousands ('1.234' and '1,234' are 1234), else it is the decimal one.
 */
export function parsePrice(text: string): Centavos | undefined {
  const bare = text.replace(/\s/g, '').replace(CURRENCY, '');
  if (PLAIN.test(bare) || GROUPED.test(bare)) return within(bare.replace(/[.,]/g, ''), '');
  if (!DECIMAL.test(bare) && !GROUPED_DECIMAL.test(bare)) return undefined;
  const point = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  return within(bare.slice(0, point).replace(/[.,]/g, ''), bare.slice(point + 1));
}

/** A price from a number (pesos, taken as it is) or from text; undefined when it is no valid price. */
export function parsePriceValue(value: string | number): Centavos | undefined {
  if (typeof value === 'string') return parsePrice(value);
  return value >= 0 && value <= MAX_CENTAVOS / 100 ? pesosToCentavos(value) : undefined;
}

function within(whole: string, fraction: string): Centavos | undefined {
  const thousandths = Number(`${whole || '0'}${fraction.slice(0, 3).padEnd(3, '0')}`);
  return thousandths <= MAX_CENTAVOS * 10 ? divideHalfUp(thousandths, 10) : undefined;
}
