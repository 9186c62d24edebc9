import { FEW } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** Whether two titles of columns are the same but for spaces, dots, accents and case: 'P.V.P.' and 'pvp'. */
export function isSameTitle(title: string, chosen: string): boolean {
  return keyOf(title) === keyOf(chosen);
}

/** What the prices of a list are called, from what those of each row are, in the order of the page. */
export function findCommonTitles(rows: readonly (readonly string[])[]): string[] {
  const priced = rows.filter((titles) => titles.length > 0);
  const times = new Map<string, number>();
  for (const titles of priced) {
    for (const key of new Set(titles.map(keyOf))) times.set(key, (times.get(key) ?? 0) + 1);
  }
  const isCommon = (title: string) => (times.get(keyOf(title)) ?? 0) >= FEW * priced.length;
  // The same few titles stand over row after row.
  const rowsOfTitles = new Map(
    priced.map((titles) => titles.filter(isCommon)).map((titles) => [titles.join('\n'), titles]),
  );
  return [...rowsOfTitles.values()].reduce<string[]>(withTitles, []);
}

/** A title that a further row brings comes before what follows it there. */
function withTitles(known: string[], further: readonly string[]): string[] {
  return further.toReversed().reduce((all, title, index, row) => {
    if (keyOf(title) === '' || all.some((one) => isSameTitle(one, title))) return all;
    const next = all.findIndex((one) => isSameTitle(one, row[index - 1] ?? ''));
    return all.toSpliced(next === -1 ? all.length : next, 0, title);
  }, known);
}

function keyOf(title: string): string {
  return normalizeText(title).replace(/[\s.:$]/g, '');
}
