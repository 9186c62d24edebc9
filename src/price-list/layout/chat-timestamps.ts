import { textOf, type Word } from './printed-line.ts';

/** '[9:14, 12/3/2026] Marce:', '12/3/26 9:14 - Marce:' */
const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const DAY = String.raw`\d{1,2}\/\d{1,2}(?:\/\d{2,4})?`;
const SENT = String.raw`^\[?(?:${CLOCK},?\s${DAY}|${DAY},?\s${CLOCK})(?:\]|\s-)\s?`;
const STAMP = new RegExp(String.raw`${SENT}([^:]{1,40}):(?:\s|$)`, 'iu');
const STAMPED = new RegExp(SENT, 'iu');

/** The time in the corner of a message, with its ticks: '10:24', '10:24 a. m. ✓✓'. */
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d(?: ?[ap]\. ?m\.)?[ ✓✔√]*$/u;

/** The day of a message, in epoch milliseconds; undefined where it has no year. */
export function dateSent(text: string): number | undefined {
  const [stamp = ''] = STAMP.exec(text) ?? [];
  const [, day, month, year = ''] = /(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})/.exec(stamp) ?? [];
  return year === '' ? undefined : Date.UTC(Number(year.padStart(4, '20')), Number(month) - 1, Number(day));
}

export function senderOf(text: string): string | undefined {
  return STAMP.exec(text)?.[1];
}

/** Whether a line says when it was sent, perhaps by nobody. */
export function isStamped(text: string): boolean {
  return STAMPED.test(text);
}

export function bodyOf(text: string): string {
  return text.replace(STAMP, '');
}

/** The lines of a chat without the timestamps before its messages and in their corners. */
export function withoutTimestamps(lines: readonly Word[][]): Word[][] {
  return lines.flatMap((line) => {
    const text = textOf(line);
    if (TIME.test(text)) return [];
    const [stamp = ''] = STAMP.exec(text) ?? [];
    const count = stamp.trim() === '' ? 0 : stamp.trim().split(/\s+/).length;
    const words = line.slice(count);
    const [last] = words.slice(-1);
    const ended = words.length > 1 && last && TIME.test(last.text) ? words.slice(0, -1) : words;
    return ended.length > 0 ? [ended] : [];
  });
}
