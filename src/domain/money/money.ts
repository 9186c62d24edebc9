/** A whole number of centavos: hundredths of a peso. */
export type Centavos = number;

/** The highest amount that prices may have: a thousand million pesos. */
export const MAX_CENTAVOS: Centavos = 100_000_000_000;

/** Quotient of two safe whole numbers, rounded towards minus infinity; exact, because only the remainder is cut off. */
export function divideRoundingDown(dividend: number, divisor: number): number {
  const remainder = dividend % divisor;
  const whole = (dividend - remainder) / divisor;
  return (remainder < 0 ? whole - 1 : whole) + 0;
}

/** Quotient of two safe whole numbers, rounded to the nearest and halves up. The only rounding of money there is. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return divideRoundingDown(2 * dividend + divisor, 2 * divisor);
}

/** A decimal with up to two places as a whole number of hundredths, immune to float error (1.005 gives 101). */
export function toHundredths(value: number): number {
  return Math.round(Number((value * 100).toPrecision(15))) + 0;
}

/** Pesos as they come over the wire, rounded to the nearest centavo. */
export function pesosToCentavos(pesos: number): Centavos {
  return toHundredths(pesos);
}

/** Pesos as they go over the wire. */
export function centavosToPesos(centavos: Centavos): number {
  return centavos / 100;
}

/**
 * Pesos as es-ES writes them, without sign: '1234', '12.345', '1234,5'.
 * Written out by hand because every price on a page passes here and the number of `Intl` differs between browsers.
 */
export function formatPesos(centavos: Centavos): string {
  const size = Math.abs(centavos);
  const whole = String(divideRoundingDown(size, 100));
  // Spanish leaves four digits together: 1234, but 12.345.
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, '.') : whole;
  const fraction = String(size % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${centavos < 0 ? '-' : ''}${grouped}${fraction && `,${fraction}`}`;
}
