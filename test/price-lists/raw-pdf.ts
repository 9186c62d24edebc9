import type { ListSource } from './list-source.ts';

const WIDTH = 595;
const HEIGHT = 842;
const SIZE = 8;
/** Of Courier: the same for every letter. */
const ADVANCE = 0.6 * SIZE;
const ROWS = 38;

type Letter = { text: string; x: number; y: number };

/**
 * A PDF without any tool: each letter placed by itself, not in the order of reading. With `rotate: 90` the pages lie
 * on their side in the file and viewers turn them.
 */
export function toRawPdf({ meta, items }: ListSource): Buffer {
  const stops = (meta.get('x') ?? '40 400').split(' ').map(Number);
  const turned = meta.get('rotate') === '90';
  const head = (meta.get('head') ?? '').split('|').map((text) => text.trim());
  const lines = items.map((item) => (item.kind === 'heading' ? [item.text] : item.cells));
  const pages: string[][][] = [];
  for (let at = 0; at < lines.length; at += ROWS)
    pages.push([[meta.get('title') ?? ''], head, ...lines.slice(at, at + ROWS)]);
  pages.at(-1)?.push([], [meta.get('bottom') ?? '']);
  const streams = pages.map((page) => {
    const letters = page.flatMap((cells, line) =>
      cells.flatMap((text, column) => lettersOf(text, { x: stops[column] ?? 40, y: 40 + line * 13 })),
    );
    return mixed(letters)
      .map((letter) => shown(letter, turned))
      .join('\n');
  });
  return file(streams, turned);
}

function lettersOf(text: string, { x, y }: { x: number; y: number }): Letter[] {
  return [...text]
    .map((letter, index) => ({ text: letter, x: x + index * ADVANCE, y }))
    .filter(({ text }) => text !== ' ');
}

/** Always the same disorder. */
function mixed(letters: readonly Letter[]): Letter[] {
  const place = (index: number) => (index * 7919) % letters.length;
  return letters
    .map((letter, index) => ({ letter, at: place(index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ letter }) => letter);
}

function shown({ text, x, y }: Letter, turned: boolean): string {
  const matrix = turned ? `0 1 -1 0 ${y} ${x}` : `1 0 0 1 ${x} ${HEIGHT - y}`;
  return `BT /F1 ${SIZE} Tf ${matrix} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
}

function file(streams: readonly string[], turned: boolean): Buffer {
  const pageIds = streams.map((_, index) => 4 + index * 2);
  const kids = pageIds.map((id) => `${id} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${streams.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...streams.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] ${turned ? '/Rotate 90' : ''} /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
