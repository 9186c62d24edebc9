import type { ColumnBand, ColumnRole } from '#domain/pricing/list-columns.ts';
import { isSameTitle } from '../list/price-titles.ts';
import { isPriceWord, type PageWord } from './page-words.ts';
import { isBetween } from './text-bands.ts';

/** The words of a line that belong to one product, by role; several products may stand side by side. */
export type RoleWords = Partial<Record<ColumnRole, PageWord[]>> & { price: PageWord[]; name: PageWord[] };

/** The columns with that of this title as the one of prices; the same when none has it. */
export function withPriceColumn(bands: readonly ColumnBand[], title: string | undefined): ColumnBand[] {
  const isChosen = (band: ColumnBand) => title !== undefined && isSameTitle(band.title, title);
  if (!bands.some(isChosen)) return [...bands];
  return bands.map((band) => {
    if (isChosen(band)) return { ...band, role: 'price' };
    return band.role === 'price' ? { ...band, role: 'other' } : band;
  });
}

/** The bands of the products that stand side by side, each from its first band to its last. */
export function groupBands(bands: readonly ColumnBand[]): ColumnBand[][] {
  const used = bands.filter(({ role }) => role !== 'other').toSorted((a, b) => a.left - b.left);
  const groups: ColumnBand[][] = [];
  for (const band of used) {
    const last = groups.at(-1);
    const isSecond = last?.some(({ role }) => role === band.role);
    // The next product begins with the role that the first one begins with, or where a role comes again.
    if (!last || isSecond) groups.push([band]);
    else last.push(band);
  }
  const [first, ...others] = groups;
  if (!first) return [];
  const isComplete = (group: readonly ColumnBand[]) => group.some(({ role }) => role === 'name');
  // Two columns of one role without a name of their own are pieces of one product.
  return others.every(isComplete) ? groups : [groups.flat()];
}

/** Sorts the words of a line by the bands that their middles are in. Without a band of prices any price is one. */
export function toRoleWords(line: readonly PageWord[], bands: readonly ColumnBand[]): RoleWords {
  const hasPriceBand = bands.some(({ role }) => role === 'price');
  const words: RoleWords = { name: [], price: [] };
  for (const word of line) {
    const isPrice = isPriceWord(word);
    const band = bands.find((one) => isBetween(word, one)) ?? (isPrice ? undefined : nearName(word, bands));
    const role = !hasPriceBand && isPrice ? 'price' : band?.role;
    if (role === undefined || (role === 'price' && !isPrice)) continue;
    words[role] = [...(words[role] ?? []), word];
  }
  return words;
}

/** A name may be longer than those the band was found from. */
function nearName(word: PageWord, bands: readonly ColumnBand[]): ColumnBand | undefined {
  return bands.find(({ role, left, right }) => role === 'name' && word.left >= left - word.size && word.left < right);
}
