import type { ColumnContent } from './column-content.ts';

/** The header over the prices of one brand, as `readColumnHeader` knows it. */
export function brandHeader(name: string): string {
  return `Marca: ${name}`;
}

/** What a header says that was made so. */
export function readSyntheticHeader(text: string): ColumnContent | undefined {
  const [, name] = /^Marca: (.+)$/.exec(text) ?? [];
  return name === undefined ? undefined : { kind: 'brand', name };
}
