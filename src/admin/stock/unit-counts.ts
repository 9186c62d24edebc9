import { isObject, tabValue } from '../tab-storage/tab-value.ts';

/** Units by flavor (`levelKey`), as they were typed. */
export type UnitCounts = Readonly<Record<string, string>>;

export const WRONG_UNITS = 'Ingresá cantidades enteras.';

const MAX_UNITS = 1_000_000;

export function isUnitCounts(stored: unknown): stored is UnitCounts {
  return isObject(stored) && Object.values(stored).every((text) => typeof text === 'string');
}

/** What was typed on the screen of what to buy. */
export const restockCounts = tabValue('restock-units', isUnitCounts);

/** A typed number of units; 0 for an empty text, undefined for what is none. */
export function parseUnits(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return 0;
  const units = /^-?\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
  return Math.abs(units) <= MAX_UNITS ? units : undefined;
}
