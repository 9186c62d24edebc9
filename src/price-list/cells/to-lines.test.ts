import { expect, it } from 'vitest';
import { textsOfCells } from '../page/test-cells.ts';
import { toLines } from './to-lines.ts';

const item = (x: number, text: string, size = 8) =>
  ({ text, x, y: 10, width: text.length * size * 0.5, size, font: 'f1', turn: 0 }) as const;
const read = (...items: ReturnType<typeof item>[]) => textsOfCells(toLines(items, { down: [] }));

it('parts what leaders join to a name', () => {
  expect(read(item(10, 'Fat Burner 60 caps'), item(83, '_'.repeat(5)), item(104, 'Sin stock'))).toEqual([
    'Fat Burner 60 caps | Sin stock',
  ]);
});

it('takes dashes behind leaders for no price', () => {
  const [line] = toLines([item(10, `Zinc 60 caps${'.'.repeat(20)}-----`)], { down: [] });
  expect(line?.cells.map(({ text, amount }) => `${text} ${amount?.kind}`)).toEqual([
    'Zinc 60 caps undefined',
    '- none',
  ]);
});

it('sets a bullet as the text behind it is', () => {
  const bullet = { ...item(10, '●'), font: 'signs' };
  const [line] = toLines([bullet, item(16, 'Maca x 100 g')], { down: [] });
  expect(line?.cells.map(({ text, font }) => `${text} in ${font}`)).toEqual(['● Maca x 100 g in f1']);
});

it('leaves what stands behind leaders apart, however narrow the letters are', () => {
  const typed = { ...item(10, 'Colágeno 250 gr (Vital Sur) ........ Costo $ 12.010'), width: 170 };
  expect(textsOfCells(toLines([typed], { down: [] }))).toEqual(['Colágeno 250 gr (Vital Sur) | Costo | $ 12.010']);
});

it('leaves a text apart over whose beginning the one before it reaches', () => {
  expect(read(item(10, 'Zinc x 60 cápsulas'), item(74, 'Whey 1 kg'))).toEqual(['Zinc x 60 cápsulas | Whey 1 kg']);
});

it('joins an x to the size behind it, though all sizes of a column begin there', () => {
  const rows = Array.from({ length: 12 }, (_, index) => {
    const words = [
      item(10, 'o'.repeat(index + 1)),
      item(16 + 4 * index, 'puro'),
      item(80, 'x'),
      item(86, `${30 + index}caps`),
    ];
    return [...words, item(140, '$ 10.000')].map((text) => ({ ...text, y: 10 + 12 * index }));
  });
  expect(textsOfCells(toLines(rows.flat(), { down: [] }))[1]).toBe('oo puro | x 31caps | $ 10.000');
});
