import { memoizeByText } from '../text/memoize-text.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { GARMENT_SIZES } from '../text/word-forms.ts';
import { COUNT_NAMES, type Quantity, type QuantityKind, resolveUnit, UNIT_NAMES, UNITS } from './units.ts';

/** A longer number is a code: '7799083943439 PASTILLAS'. */
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\d.,:])(?:x ?)?(\d{1,6}(?:[.,]\d+)?|(?:[12] )?\d{1,6} ?\/ ?\d+)\s*[-']?\s*(${UNIT_NAMES})(?![\p{L}\d]|-\p{L})\.?`,
  'gu',
);
/** 'CPS X 60' */
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\d])(${COUNT_NAMES})\.? ?(?:x|por) ?(\d{1,4})(?![\p{L}\d%]|[.,:]\d)`,
  'gu',
);
const TIMES =
  /(?<![\p{L}\d])(?:x|c\/|por) ?(\d{1,4})(?![\p{L}\d%]|[.,:]\d)|(?<![\p{L}\d:.,])(\d{1,3}) ?x(?= (?!\d)|$)/gu;
/** After a number, long enough to be misspelled. */
const LONG_UNIT = /(?<=\d ?)\p{L}{5,}/gu;
/** 'talle M', 'T. XL' */
const GARMENT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:talles?(?:[.:/] ?| )|t[.:/]? ?)(${GARMENT_SIZES.join('|')})(?![\p{L}\d])`,
  'gu',
);
/** In milligrams: up to so much beside a number of pieces is what each of them holds. */
const MOST_IN_A_PIECE = 5000;

export type Quantities = readonly Quantity[];

/** The amounts of a plain text, and the text without them. */
export function takeQuantities(text: string): { quantities: Quantities; rest: string } {
  const found: Quantity[] = [];
  const take = (unit: Quantity | undefined, { times, rounded = false }: { times: number; rounded?: boolean }) => {
    if (unit) found.push({ ...unit, amount: times * unit.amount, ...(rounded && { rounded }) });
    return ' ';
  };
  const rest = text
    .replace(LONG_UNIT, (word) => resolveUnit(word))
    .replace(MEASURE, (_, number: string, name: string) => {
      const rounded = name.startsWith('k') && /[.,]\d{1,2}$/.test(number);
      return take(UNITS.get(name), { times: numberOf(number, name), rounded });
    })
    .replace(COUNT, (_, name: string, number: string) => take(UNITS.get(name), { times: Number(number) }))
    .replace(TIMES, (_, after: string | undefined, before: string | undefined) =>
      take({ kind: 'pieces', amount: 1 }, { times: Number(after ?? before) }),
    )
    .replace(GARMENT, (_, size: string) =>
      take({ kind: 'garment', amount: 1 }, { times: GARMENT_SIZES.indexOf(size) }),
    );
  const isCounted = found.some(isOf('capsules', 'tablets'));
  const isDose = ({ kind, amount }: Quantity) => isCounted && kind === 'mass' && amount <= MOST_IN_A_PIECE;
  return { quantities: found.map((one) => (isDose(one) ? { ...one, kind: 'dose' } : one)), rest };
}

const LARGE = /^(?:k|lb|libra|oz|l$|lt|litro)/;

function numberOf(text: string, unit: string): number {
  const [, whole = 0, over, under] = /^(?:(\d) )?(\d+) ?\/ ?(\d+)$/.exec(text) ?? [];
  if (under !== undefined) return Number(whole) + Number(over) / Number(under);
  // As in prices, three digits after one mark are thousands: '1.000 mg' is 1000 mg; but '2,724 kg' are six pounds.
  if (!LARGE.test(unit) && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return Number(text.replace(/[.,]/, ''));
  return Number(text.replace(',', '.'));
}

export function isOf(...kinds: QuantityKind[]): (quantity: Quantity) => boolean {
  return ({ kind }) => kinds.includes(kind);
}

/** Whether an amount is how much there is, not how strong or how wide it is. */
export const isHeld = isOf('mass', 'volume', 'capsules', 'tablets', 'pieces', 'servings');

/** Whether a text has an amount of something, as names of products have. */
export const hasSize = memoizeByText((text) => takeQuantities(normalizeText(text)).quantities.some(isHeld));
export const isStrength = isOf('dose', 'units');
export const isGarment = isOf('garment');

/** One piece is what every product is, unless it says how many. */
export function isOnePiece({ kind, amount }: Quantity): boolean {
  return kind === 'pieces' && amount <= 1;
}

/** Where only one amount is in pounds, they may differ by half a percent, or by one where the other is rounded. */
export function isSame(one: Quantity, other: Quantity): boolean {
  const inPounds = one.rounded || other.rounded ? 0.01 : 0.005;
  const grace = one.pounds === other.pounds ? 1e-6 : inPounds;
  return one.kind === other.kind && Math.abs(other.amount - one.amount) <= grace * Math.max(1, one.amount);
}
