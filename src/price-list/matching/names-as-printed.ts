import type { ListRow } from '../list/list-row.ts';
import { takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** Where a column cuts names off, many are exactly that long, and their last words may be short for something; numbers are not. */
export function markCutOffNames(rows: readonly ListRow[]): ListRow[] {
  const longest = Math.max(0, ...rows.map(({ text }) => text.length));
  const cut = rows.filter(({ text }) => text.length === longest).length;
  if (cut < CUT_OFF || longest < SHORTEST_CUT) return [...rows];
  return rows.map((row) =>
    row.text.length === longest && /\p{L}$/u.test(row.text) ? { ...row, text: `${row.text}.` } : row,
  );
}

const CUT_OFF = 3;
const SHORTEST_CUT = 20;

/** Most lists begin each row with the supplier's code. */
export function withoutSupplierCodes(rows: readonly ListRow[]): ListRow[] {
  const coded = rows.filter(({ text }) => withoutCode(text) !== text).length;
  return coded < 0.6 * rows.length || rows.length < 3
    ? [...rows]
    : rows.map((row) => ({ ...row, text: withoutCode(row.text) }));
}

function withoutCode(printed: string): string {
  const text = printed.replace(IN_BRACKETS, '');
  const [code = ''] = CODE.exec(text) ?? [];
  const [unit = ''] = text.slice(code.length).split(' ', 1);
  // '360GR' and '500 grs' before a name are its size.
  const isSize = [code, `${code.trim()} ${unit}`].some((one) => takeQuantities(normalizeText(one)).rest.trim() === '');
  return isSize ? text : text.slice(code.length);
}

/** '[YA29258-1] Whey' */
const IN_BRACKETS = /^\[(?=[^\]]*\d)[\w./-]{3,20}\]\s+(?=\S*\p{L})/u;
const CODE = /^(?!\d+[xX]\d+\s)(?=\S*\d)[A-Z]{0,5}[-./]?\d[\dA-Z./-]{1,14}\s+(?=\S*\p{L})/u;
