import type { Region } from '../cards/card-boxes.ts';
import { groupLines } from '../cards/cell-lines.ts';
import { readCard } from '../cards/read-card.ts';
import type { Card } from '../page/card.ts';
import type { Cell } from '../page/cell.ts';
import type { Box } from '../page/text-page.ts';

/** Part of the products that may begin elsewhere than all beside them, where they stand in rows. */
const OUT_OF_STEP = 0.05;

type RegionCards = { region: Region; cards: Card[] };

/**
 * The products of a page without the headings that stand as closely above the first of a row of them as its own lines
 * do, set like names: they reach higher than those beside them.
 */
export function withoutLiftedHeadings(parts: readonly RegionCards[]): RegionCards[] {
  const lined = parts.map((part) => ({ part, lines: groupLines(part.region.cells) }));
  const firsts = lined.map(({ part, lines }) => ({ box: part.region.box, y: yOf(lines[0]) }));
  const besides = lined.map(({ part: { region } }) => firsts.filter(({ box }) => isBeside(box, region.box)));
  const above = lined.map(({ lines }, index) =>
    lines.findIndex((line) => besides[index]?.some(({ y }) => Math.abs(y - yOf(line)) <= 1)),
  );
  // Products of columns that are not in step with each other begin anywhere.
  const out = above.filter((at, index) => at === -1 && (besides[index]?.length ?? 0) > 0);
  const inStep = out.length <= OUT_OF_STEP * parts.length;
  if (!inStep || !above.some((at) => at > 0)) return [...parts];
  return lined.map(({ part, lines }, index) => {
    const at = above[index] ?? 0;
    if (at <= 0) return part;
    const cells = lines.slice(at).flat();
    const box = { ...part.region.box, top: Math.min(...cells.map(({ y, size }) => y - size)) };
    return { region: { box, cells }, cards: readCard(cells, box, { single: true }) ?? [] };
  });
}

function isBeside(other: Box, box: Box): boolean {
  return (other.left > box.right || other.right < box.left) && other.top < box.bottom && other.bottom > box.top;
}

function yOf(line: readonly Cell[] | undefined): number {
  return line?.[0]?.y ?? Number.NaN;
}
