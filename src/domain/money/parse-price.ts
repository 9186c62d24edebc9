import { type Centavos, divideHalfUp, MAX_CENTAVOS, pesosToCentavos } from './money.ts';

const CURRENCY = /^(?:ars\$?|usd\$?|(?:ar|us)?\$|u\$s)|(?:ars|usd|\$)$/gi;
const PLAIN = /^\d+$/;
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d{0,2}(?:,\d{3})+$/;
const DECIMAL = /^\d*[.,]\d+$/;
const GROUPED_DECIMAL = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+)$/;

/**
 * Parses a price in Argentine or US format; undefined when it is invalid. A single separator before exactly three digits
 * groups thousands ('1.234' and '1,234' are 1234), any other is the decimal separator.
 */
export function parsePrice(text: string): Centavos | undefined {
  const bare = text.replace(/\s/g, '').replace(CURRENCY, '');
  if (PLAIN.test(bare) || GROUPED.test(bare)) return toCentavos(bare.replace(/[.,]/g, ''), '');
  if (!DECIMAL.test(bare) && !GROUPED_DECIMAL.test(bare)) return undefined;
  const point = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  return toCentavos(bare.slice(0, point).replace(/[.,]/g, ''), bare.slice(point + 1));
}

/** Parses a price from a number of pesos or from text; undefined when it is invalid. */
export function parsePriceValue(value: string | number): Centavos | undefined {
  if (typeof value === 'string') return parsePrice(value);
  return value >= 0 && value <= MAX_CENTAVOS / 100 ? pesosToCentavos(value) : undefined;
}

function toCentavos(whole: string, fraction: string): Centavos | undefined {
  const thousandths = Number(`${whole || '0'}${fraction.slice(0, 3).padEnd(3, '0')}`);
  return thousandths <= MAX_CENTAVOS * 10 ? divideHalfUp(thousandths, 10) : undefined;
}
