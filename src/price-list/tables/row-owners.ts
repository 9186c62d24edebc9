import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { ALIGNED, BESIDE, LINE_GAP, letterSize, textOf } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { NEARLY_ALL } from '../shares.ts';
import { UNITS } from '../sizes/units.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { Marked } from './marked-line.ts';
import { createBands } from './ruled-bands.ts';

/** The rows above or below that lines without prices continue; `isOwned`: whether a line may. */
export function findOwners(
  lines: readonly Marked[],
  { region, isOwned }: { region: PageRegion; isOwned: (line: Marked, above: Marked | undefined) => boolean },
): Map<Marked, Marked> {
  const owners = new Map<Marked, Marked>();
  const bandOf = createBands(region);
  const areParted = (...both: [Marked, Marked]) => {
    const [one, other] = both.map(bandOf);
    return one !== undefined && other !== undefined && one !== other;
  };
  for (const [index, line] of lines.entries()) {
    if (line.role !== 'text' || !isOwned(line, lines[index - 1])) continue;
    const next = lines[index + 1];
    const above = lines.slice(0, index).findLast((one) => !owners.has(one));
    const below = lines.slice(index + 1).find(({ role }) => role === 'priced' || role === 'header');
    const distance = (one: Marked | undefined) =>
      one?.role === 'priced' && !areParted(line, one) ? Math.abs(one.y - line.y) : Number.POSITIVE_INFINITY;
    const [up, down] = [distance(above), distance(below)];
    const nearer = down < NEARLY_ALL * up ? below : up < NEARLY_ALL * down || goesOn(line, above) ? above : undefined;
    const owner = isBegun(line, next) ? next : nearer;
    if (owner && distance(owner) < lineGap(line)) owners.set(line, owner);
  }
  return owners;
}

export function isBeside(line: Marked, row: Marked | undefined): boolean {
  const size = Math.min(...line.words.map((word) => word.size));
  return row?.role === 'priced' && Math.abs(row.y - line.y) < BESIDE * size;
}

/** Whether a line is aligned with a text within the row above, behind its code. */
export function goesOn(line: Marked, above: Marked | undefined): boolean {
  const within = above?.role === 'priced' ? above.runs.slice(1) : [];
  return within.some(({ left }) => Math.abs(left - leftOf(line)) < ALIGNED);
}

export function leftOf({ runs }: Marked): number {
  return runs[0]?.left ?? 0;
}

export function lineGap(line: Marked): number {
  return LINE_GAP * letterSize(line);
}

/** Whether a line begins the name of the row below: it is not ended, or the row has only a size or a flavor. */
export function isBegun(line: Marked, next: Marked | undefined): boolean {
  if (next?.role !== 'priced' || next.y - line.y >= lineGap(line)) return false;
  const text = textOf(next.words.filter(({ amount }) => amount === undefined));
  return isSizeOrFlavor(text) || UNITS.has(normalizeText(text)) || OPEN.test(textOf(line.words));
}

/** 'Colágeno hidrolizado con', 'L-Carnitina (limón, frutos' */
const OPEN = /(?<!\p{L})(?:con|de|del|y|e|para|sin|en)$|\([^)]{0,80}$|\p{L} ?[+&]$/iu;
