import { plain } from './plain.ts';

const MONTHS = [
  'ene enero',
  'feb febrero',
  'mar marzo',
  'abr abril',
  'may mayo',
  'jun junio',
  'jul julio',
  'ago agosto',
  'sep sept set septiembre setiembre',
  'oct octubre',
  'nov noviembre',
  'dic diciembre',
].map((names) => names.split(' '));

export const MONTH_NAMES: readonly string[] = MONTHS.flat();

/** The one month that a text names, 0 to 11. */
export function monthOf(text: string): number | undefined {
  const words: readonly string[] = plain(text).match(/\p{L}+/gu) ?? [];
  const [month, ...others] = MONTHS.flatMap((names, index) =>
    names.some((name) => words.includes(name)) ? [index] : [],
  );
  return others.length === 0 ? month : undefined;
}
