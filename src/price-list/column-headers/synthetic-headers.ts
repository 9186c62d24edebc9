import type { ColumnContent } from './column-content.ts';

/** The head over the prices of one brand, as `readLabel` knows it. */
export function brandHeader(name: string): string {
  return `Marca: ${name}`;
}

/** The head over the prices of boxes with so many pieces. */
export function boxHeader(pieces: string): string {
  return `Display: ${pieces}`;
}

/** What a head says that was made so. */
export function readSyntheticHeader(text: string): ColumnContent | undefined {
  const [, pieces] = /^Display: (.+)$/.exec(text) ?? [];
  if (pieces !== undefined) return { kind: 'price', score: 0, of: `display ${pieces}` };
  const [, name] = /^Marca: (.+)$/.exec(text) ?? [];
  return name === undefined ? undefined : { kind: 'brand', name };
}
