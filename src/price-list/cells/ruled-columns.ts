import type { Piece } from '../page/cell.ts';
import type { RuledLine } from '../page/text-page.ts';

/** How far a text may reach over the line beside it, in points; in sizes of its letters, apart from other texts. */
const OVER = 1;
const OVER_APART = 0.3;
/** Wider than a space between words. */
const APART = 0.4;

/** Whether a drawn line runs down between two pieces. */
export function isSeparatedByRule(left: Piece, right: Piece, sides: readonly RuledLine[]): boolean {
  const heart = left.y - 0.3 * left.size;
  const size = Math.min(left.size, right.size);
  const over = right.left - left.right > APART * size ? OVER_APART * size : OVER;
  return sides.some(
    ({ from, to, at }) => at > left.right - over && at < right.left + over && from <= heart && to >= heart,
  );
}

/** A text that runs over a drawn line belongs to the columns on both sides: it is cut at the space nearest to it. */
export function cutAtRuledLines(piece: Piece, sides: readonly RuledLine[]): Piece[] {
  const { text, left, right, y, size } = piece;
  const heart = y - 0.3 * size;
  const rule = sides.find(({ from, to, at }) => at > left + 2 && at < right - 2 && from <= heart && to >= heart);
  const letter = (right - left) / widthOf(text);
  const spaces = rule ? [...text.matchAll(/ /g)].map(({ index }) => index) : [];
  const placed = spaces.map((index) => ({ index, at: left + widthOf(text.slice(0, index + 0.5)) * letter }));
  const nearest = placed.reduce<(typeof placed)[number] | undefined>((best, one) => {
    const far = Math.abs(one.at - (rule?.at ?? 0));
    return best && Math.abs(best.at - (rule?.at ?? 0)) <= far ? best : one;
  }, undefined);
  if (!rule || !nearest || Math.abs(nearest.at - rule.at) > 2.5 * size) return [piece];
  // What hardly reaches over the line had no room: nothing of it belongs to the other side.
  if (left + nearest.at > 2 * rule.at || nearest.at + right < 2 * rule.at) return [piece];
  const [before, after] = [text.slice(0, nearest.index), text.slice(nearest.index + 1)];
  const rest = { ...piece, text: after.trim(), left: Math.max(rule.at + 1, right - widthOf(after) * letter) };
  return [
    { ...piece, text: before.trim(), right: Math.min(rule.at - 1, left + widthOf(before) * letter) },
    ...cutAtRuledLines(rest, sides),
  ].filter((one) => one.text !== '');
}

/** How wide a text is in a usual font, in letters. */
function widthOf(text: string): number {
  const width = (letter: string) => (/[iljtfrI.,:;'|! ]/.test(letter) ? 0.5 : /[mwMWA-Z@%]/.test(letter) ? 1.25 : 1);
  return [...text].reduce((sum, letter) => sum + width(letter), 0);
}
