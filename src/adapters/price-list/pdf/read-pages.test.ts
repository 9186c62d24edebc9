import { describe, expect, it } from 'vitest';
import { toPrintedLines } from '#price-list/layout/printed-lines.ts';
import { toUpright } from '#price-list/page/text-page.ts';
import { onePage, ROW } from '../../../../test/pdf/pdf.ts';
import { readPages } from './read-pages.ts';

/** A page with two texts of this size, in points, side by side above prices, that read upwards at this angle, in degrees. */
function slanted({ size, angle }: { size: number; angle: number }): string {
  const [cos, sin] = [Math.cos, Math.sin].map((of) => of((angle * Math.PI) / 180).toFixed(4));
  const text = (one: string, x: number) => `BT /F1 ${size} Tf ${cos} ${sin} -${sin} ${cos} ${x} 720 Tm (${one}) Tj ET`;
  return `${text('Mayorista', 340)} ${text('Sugerido', 365)} ${ROW}`;
}

async function linesOf(content: string): Promise<string[]> {
  const read = await readPages(onePage(content));
  if (!read.ok) throw new Error(read.reason);
  return read.pages.flatMap((page, index) =>
    toPrintedLines(toUpright(page), index).map(({ words }) => words.map(({ text }) => text).join(' ')),
  );
}

describe('slanted text', () => {
  it.each([30, 60, 90])('is a header over its column where it is small: at %i degrees', async (angle) => {
    expect(await linesOf(slanted({ size: 10, angle }))).toEqual(['Mayorista Sugerido', 'Whey 1 kg $ 38.500']);
  });

  it('is left out where it is large, as watermarks are', async () => {
    const large = (angle: number) => linesOf(slanted({ size: 20, angle }));
    expect(await large(60)).toEqual(['Whey 1 kg $ 38.500']);
    expect(await large(90)).toEqual(['Mayorista Sugerido', 'Whey 1 kg $ 38.500']);
  });

  it('may be as large as 16 points', async () => {
    const count = async (size: number) => (await linesOf(slanted({ size, angle: 60 }))).length;
    expect([await count(16), await count(16.5)]).toEqual([2, 1]);
  });
});
