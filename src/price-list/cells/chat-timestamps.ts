import { filterCells, type Line } from '../page/cell.ts';

/** When a message was sent and by whom, as chats are saved: '[9:14, 12/3/2026] Marce:', '12/3/26 9:14 - Marce:'. */
const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const DAY = String.raw`\d{1,2}\/\d{1,2}(?:\/\d{2,4})?`;
const STAMP = new RegExp(String.raw`^\[?(?:${CLOCK},?\s${DAY}|${DAY},?\s${CLOCK})(?:\]|\s-)\s?[^:]{1,40}:\s?`, 'iu');

/** The time in the corner of a message, with its ticks: '10:24', '10:24 a. m. ✓✓'. */
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d(?: ?[ap]\. ?m\.)?[ ✓✔√]*$/u;

/** The lines of a chat without what stands before its messages and in their corners; a line that holds nothing else is none. */
export function withoutChatTimestamps(lines: readonly Line[]): Line[] {
  return filterCells(lines, ({ text }) => !TIME.test(text)).flatMap(withoutStamp);
}

function withoutStamp(line: Line): Line[] {
  const [first, ...others] = line.cells;
  const stamp = first && !first.amount ? STAMP.exec(first.text)?.[0] : undefined;
  if (!first || stamp === undefined) return [line];
  const text = first.text.slice(stamp.length);
  const left = first.left + ((first.right - first.left) * stamp.length) / first.text.length;
  const cells = [...(text === '' ? [] : [{ ...first, text, left }]), ...others];
  return cells.length > 0 ? [{ ...line, cells }] : [];
}
