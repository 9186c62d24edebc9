import { isCode } from '../column-headers/column-header.ts';
import type { ListRow } from '../list/list-row.ts';
import { MOST } from '../shares.ts';
import { takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';

export function withoutSupplierCodes(rows: readonly ListRow[]): ListRow[] {
  const bare = rows.map((row) => ({ ...row, text: withoutCode(row.text) }));
  const coded = rows.filter(({ text }, at) => bare[at]?.text !== text).length;
  return coded < MOST * rows.length ? [...rows] : bare;
}

/** '003011 Whey', '[YA29258-1] Whey', but not '500 grs Whey'. */
function withoutCode(text: string): string {
  const [, code = '', rest = ''] = /^\[?(\S+?)\]?\s+(\S*\p{L}.*)$/u.exec(text) ?? [];
  const [unit = ''] = rest.split(' ', 1);
  const isSize = takeQuantities(normalizeText(`${code} ${unit}`)).rest.trim() === '';
  return isCode(code) && !isSize ? rest : text;
}
