const DATE = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const AUTHOR = String.raw`[^:\n]{1,80}: ?`;
/** `[10:33, 25/5/2026] Ana: `, `[25/5/26, 10:33:12] Ana: ` or `25/5/26, 10:33 - Ana: `, as chats copy and export them. */
const STAMP = new RegExp(
  String.raw`^(?:\[(?:${DATE},?\s+${TIME}|${TIME},\s+${DATE})\]\s*|${DATE},?\s+${TIME}\s+-\s+)(?:${AUTHOR})?`,
  'i',
);

/** A line of a chat without its stamp; `isNew` when it begins a message. */
export function withoutChatStamp(line: string): { text: string; isNew: boolean } {
  const [stamp] = STAMP.exec(line) ?? [''];
  return { text: line.slice(stamp.length), isNew: stamp !== '' };
}
