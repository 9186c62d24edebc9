import { GARMENT_SIZES } from '../text/word-forms.ts';
import type { Mass, Quantities } from './quantity-kinds.ts';
import { resolveUnit, UNIT_NAMES, UNITS } from './units.ts';

/** A longer number is a code: '7799083943439 PASTILLAS'. */
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\d.,:])(?:x ?)?(\d{1,6}(?:[.,]\d+)?|\d{1,6} ?\/ ?\d+)\s*[-']?\s*(${UNIT_NAMES})(?![\p{L}\d]|-\p{L})\.?`,
  'gu',
);
const TIMES =
  /(?<![\p{L}\d])(?:x|c\/|por) ?(\d{1,4})(?![\p{L}\d%]|[.,:]\d)|(?<![\p{L}\d:.,])(\d{1,3}) ?x(?= (?!\d)|$)/gu;
/** What stands after a number, long enough to be misspelled. */
const LONG_UNIT = /(?<=\d ?)\p{L}{5,}/gu;
/** 'talle M', 'T. XL' */
const GARMENT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:talles?(?:[.:/] ?| )|t[.:/]? ?)(${GARMENT_SIZES.join('|')})(?![\p{L}\d])`,
  'gu',
);
/** Of masses up to this, beside a number of pieces, each piece holds as much. */
const MOST_IN_A_PIECE = 5000;

/** Takes the amounts out of a name (plain text); what is left are its words. */
export function takeQuantities(text: string): { quantities: Quantities; rest: string } {
  const found: Quantities = {
    mass: [],
    volume: [],
    dose: [],
    units: [],
    capsules: [],
    tablets: [],
    pieces: [],
    servings: [],
    length: [],
    percent: [],
    garment: [],
  };
  const rest = text
    .replace(LONG_UNIT, (word) => resolveUnit(word))
    .replace(MEASURE, (whole, number: string, name: string) => {
      const [kind, factor = 1] = UNITS.get(name) ?? [];
      if (kind === undefined) return whole;
      const amount = numberOf(number, name);
      if (kind === 'g' || kind === 'lb') found.mass.push({ mg: amount * factor, pounds: kind === 'lb' });
      else found[kind].push(amount * factor);
      return ' ';
    })
    .replace(TIMES, (_whole, after: string | undefined, before: string | undefined) => {
      found.pieces.push(Number(after ?? before));
      return ' ';
    })
    .replace(GARMENT, (_whole, size: string) => {
      found.garment.push(GARMENT_SIZES.indexOf(size));
      return ' ';
    });
  const counted = found.capsules.length + found.tablets.length > 0;
  const small = counted ? found.mass.filter(({ mg }) => mg <= MOST_IN_A_PIECE) : [];
  found.dose.push(...small.map(({ mg }) => mg));
  found.mass = found.mass.filter((mass) => !small.includes(mass));
  return { quantities: found, rest };
}

const LARGE = /^(?:k|lb|libra|oz|l$|lt|litro)/;

function numberOf(text: string, unit: string): number {
  const [, over, under] = /^(\d+) ?\/ ?(\d+)$/.exec(text) ?? [];
  if (under !== undefined) return Number(over) / Number(under);
  // As in prices, three digits after one mark are thousands: '1.000 mg' is 1000 mg; but '2,724 kg' are six pounds.
  if (!LARGE.test(unit) && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return Number(text.replace(/[.,]/, ''));
  return Number(text.replace(',', '.'));
}

/** Whether two lists of the same kind of amount say the same, however often. */
export function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return sameAmounts(a, b, (one, other) => Math.abs(other - one) <= ROUNDING * Math.max(1, one));
}

/** Half a percent of grace when only one of them was weighed in pounds. */
export function sameMasses(a: readonly Mass[], b: readonly Mass[]): boolean {
  const grace = (one: Mass, other: Mass) => (one.pounds !== other.pounds ? 0.005 : ROUNDING);
  return sameAmounts(a, b, (one, other) => Math.abs(other.mg - one.mg) <= grace(one, other) * one.mg);
}

const ROUNDING = 1e-6;

function sameAmounts<T>(a: readonly T[], b: readonly T[], isSame: (one: T, other: T) => boolean): boolean {
  const isIn = (one: T, all: readonly T[]) => all.some((other) => isSame(one, other));
  return a.every((one) => isIn(one, b)) && b.every((one) => isIn(one, a));
}
