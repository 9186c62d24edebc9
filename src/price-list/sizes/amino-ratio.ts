import { UNIT_NAMES } from './units.ts';

/** Up to so many words may stand between: 'BCAA Delta 300 g 211'. */
const BETWEEN = String.raw`(?:[^\p{L}\d]+[\p{L}\d]+){0,3}`;
/** 'BCAA x 211' counts something. */
const BEHIND = String.raw`(?<=(?<![\p{L}\d])bcaas?(?:${BETWEEN}[^\p{L}\d]+)?)(?<!(?<!\p{L})x ?)`;
/** '211', '1211' */
const CLOSED = '([2-9]|1[02])(1)(1)';

/** How much there is of each amino acid of a BCAA (plain text) without colons, 'BCAA 211'; but not 'BCAA 311 g'. */
export const CLOSED_RATIO = new RegExp(
  String.raw`${BEHIND}${CLOSED}(?![\p{L}\d]|[.,:]\d| ?(?:${UNIT_NAMES})(?![\p{L}\d]))`,
  'gu',
);

const ENDS_WITH_RATIO = new RegExp(`${BEHIND}${CLOSED}$`, 'u');

/** Whether the number that ends a text (plain) is such a ratio, and no price. */
export const endsWithRatio = (text: string) => ENDS_WITH_RATIO.test(text);
