import { MEASURE_UNITS, SPELLED_SIZES } from './measure-units.ts';

const UNITS = Object.entries(MEASURE_UNITS).map(([name, unit]) => ({ name, ...unit }));
const UNITS_BY_NAME: ReadonlyMap<string, string> = new Map(
  UNITS.flatMap(({ name, names }) => names.split(' ').map((each) => [each, name] as const)),
);
/** A unit in a regular expression; longer names come first, because what follows decides. */
export const UNIT = `(?:${[...UNITS_BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`;

const MEASURE = new RegExp(`(^|[^\\p{L}\\p{N}])(\\d+)(?:([.,])(\\d+))?\\s*(${UNIT})`, 'gu');
const ONE_UNIT = new RegExp(`(?<![\\p{L}\\p{N}])una? (?=${UNIT})`, 'gu');
/** '1/2 kg', '1 1/2 kg' */
const FRACTION = new RegExp(`(?<![\\p{L}\\p{N}.,/])(?:(\\d) )?([13])/([24])(?=\\s*${UNIT})`, 'gu');
/** Whether there can be sizes in words or fractions; most texts have none. */
const MAY_BE_SPELLED = /\b(?:una?|medi[oa]|cuartos?)\b|\d\/\d/;
const JOINED = /^(\d+(?:\.\d+)?)(\p{L}+)$/u;
const MAX_DECIMALS = 3;

/** A normalised text in which each amount is joined to its unit: '2 libras' is '2lb', 'medio kilo' is '500g'. */
export function joinMeasures(text: string): string {
  return withDigits(text).replace(MEASURE, joinMeasure);
}

/** The amounts of a normalised text, joined to their units. */
export function measuresIn(text: string): string[] {
  return Array.from(withDigits(text).matchAll(MEASURE), ([match, _before, ...parts]) =>
    joinMeasure(match, '', ...parts),
  );
}

/** Other words for the same amount: '1kg' and '1.0kg' for '1000g'. */
export function equalMeasures(word: string): string[] {
  const [, number, name] = JOINED.exec(word) ?? [];
  const unit = UNITS.find((each) => each.name === name);
  if (!unit) return [];
  const sameKind = UNITS.filter(({ kind }) => kind === unit.kind);
  return sameKind
    .flatMap((each) => spellings((Number(number) * unit.amount) / each.amount).map((text) => `${text}${each.name}`))
    .filter((each) => each !== word);
}

/** A number with each count of decimals that leaves it as it is. */
function spellings(number: number): string[] {
  const all = Array.from({ length: MAX_DECIMALS + 1 }, (_, decimals) => number.toFixed(decimals));
  return all.filter((text) => Math.abs(Number(text) - number) <= number * 1e-6);
}

function withDigits(text: string): string {
  if (!MAY_BE_SPELLED.test(text)) return text;
  const withNumbers = text
    .replace(ONE_UNIT, '1 ')
    .replace(FRACTION, (_match, whole = '0', over, under) => `${Number(whole) + Number(over) / Number(under)}`);
  return SPELLED_SIZES.reduce((result, [spelled, digits]) => result.replace(spelled, digits), withNumbers);
}

function joinMeasure(_match: string, before = '', whole = '', separator = '', decimals = '', unit = ''): string {
  // As in prices, a separator before three digits groups thousands: '1.000 mg' is 1000 mg.
  const thousands = /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3;
  return `${before}${whole}${separator && !thousands ? '.' : ''}${decimals}${UNITS_BY_NAME.get(unit)}`;
}
