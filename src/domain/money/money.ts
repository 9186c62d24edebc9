/** A whole number of centavos (1/100 of a peso). */
export type Centavos = number;

/** The highest price: 1,000,000,000 pesos. */
export const MAX_CENTAVOS: Centavos = 100_000_000_000;

/** Integer division of two safe integers, rounded down. Exact, because the remainder is subtracted before dividing. */
export function divideRoundingDown(dividend: number, divisor: number): number {
  const remainder = dividend % divisor;
  const whole = (dividend - remainder) / divisor;
  return (remainder < 0 ? whole - 1 : whole) + 0;
}

/** Integer division of two safe integers, rounded half up. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return divideRoundingDown(2 * dividend + divisor, 2 * divisor);
}

/** A decimal times 100 as an integer, free of floating-point error (1.005 gives 101). */
export function toHundredths(value: number): number {
  return Math.round(Number((value * 100).toPrecision(15))) + 0;
}

/** From pesos on the wire, rounded to the nearest centavo. */
export function pesosToCentavos(pesos: number): Centavos {
  return toHundredths(pesos);
}

/** To pesos on the wire. */
export function centavosToPesos(centavos: Centavos): number {
  return centavos / 100;
}

/**
 * Formats pesos for es-ES, without currency sign: '1234', '12.345', '1234,5'.
 * Not by `Intl`, whose output differs between browsers, which would break hydration.
 */
export function formatPesos(centavos: Centavos): string {
  const size = Math.abs(centavos);
  const whole = String(divideRoundingDown(size, 100));
  // In es-ES four digits are not grouped: 1234, but 12.345.
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, '.') : whole;
  const fraction = String(size % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${centavos < 0 ? '-' : ''}${grouped}${fraction && `,${fraction}`}`;
}
