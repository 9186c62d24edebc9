import { isColumnHeader } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { isPrice, type Line, textOf } from '../page/cell.ts';

/** How far above its first size a name stands, in sizes of its letters. */
const ABOVE = 1.5;

type Named = { name: Line; rest: Line[] };

/**
 * The blocks of a list where one that begins with sizes further in ('300 g $ 35.000') has their name above them, which
 * stands at the end of the block before: alone, or above other sizes of the product.
 */
export function withNamesBefore<Block extends { lines: Line[] }>(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const before = result.at(-1);
    const named = before && nameBefore(before.lines);
    const at = block.lines.findIndex(({ cells }) => cells.some(isPrice));
    const first = block.lines[at];
    const begins = block.lines
      .slice(0, Math.max(at, 0))
      .every(({ cells }) => cells.every(({ text }) => isColumnHeader(text)));
    if (
      before &&
      named &&
      first &&
      begins &&
      isBare(first) &&
      indentOf(first, block) > indentOf(named.name, before) + 2
    ) {
      const y = first.y - ABOVE * (first.cells[0]?.size ?? 0);
      result[result.length - 1] = { ...before, lines: named.rest };
      result.push({ ...block, lines: block.lines.toSpliced(at, 0, { ...named.name, y }) });
    } else result.push(block);
  }
  return result;
}

/** The name at the end of a block, and what is left of that without it; below sizes of its own it is needed there, too. */
function nameBefore(lines: readonly Line[]): Named | undefined {
  const at = lines.findLastIndex((line) => !isBare(line));
  const name = lines[at];
  const [cell, ...others] = name?.cells ?? [];
  if (!name || !cell || others.length > 0 || isPrice(cell) || !/\p{L}{3}/u.test(cell.text)) return undefined;
  return { name, rest: at === lines.length - 1 ? lines.slice(0, -1) : [...lines] };
}

/** A price, and words that say only how much or of which flavor. */
function isBare({ cells }: Line): boolean {
  const words = cells.filter((cell) => !isPrice(cell));
  return words.length > 0 && words.length < cells.length && isSizeOrFlavor(textOf({ cells: words }));
}

function indentOf({ cells }: Line, { lines }: { lines: readonly Line[] }): number {
  const lefts = lines.flatMap((line) => line.cells.map(({ left }) => left));
  return (cells[0]?.left ?? 0) - Math.min(...lefts);
}
