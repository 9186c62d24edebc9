import type { ColumnContent } from './column-content.ts';

/** The header over the prices of one brand, as `readColumnHeader` knows it. */
export function brandHeader(name: string): string {
  return `Marca: ${name}`;
}

/** The header over the prices of boxes with so many pieces. */
export function boxHeader(pieces: string): string {
  return `Display: ${pieces}`;
}

/** What a header says that was made so. */
export function readSyntheticHeader(text: string): ColumnContent | undefined {
  const [, pieces] = /^Display: (.+)$/.exec(text) ?? [];
  if (pieces !== undefined) return { kind: 'price', score: 0, of: `display ${pieces}` };
  const [, name] = /^Marca: (.+)$/.exec(text) ?? [];
  return name === undefined ? undefined : { kind: 'brand', name };
}
