import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { textOf } from '../layout/printed-line.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import type { ListRecord } from '../readers/list-piece.ts';
import { applyCorrections, takeCorrections } from './stated-corrections.ts';

const take = (...lines: string[]) => takeCorrections(toPrintedPages([toTestPage(lines)]));
const recordOf = (name: string, ...amounts: number[]): ListRecord => {
  const prices = amounts.map((amount, at) => ({ centavos: amount * 100, label: '', at }));
  return { kind: 'record', name, notes: [], brand: undefined, prices, line: name, amounts: amounts.length };
};
const correct = (said: string, records: ListRecord[], [from, to]: [number, number] = [9000, 9500]) =>
  applyCorrections(records, [{ said, from: from * 100, to: to * 100 }]).flatMap((piece) =>
    piece.kind === 'record' ? [piece.prices.map(({ centavos = 0 }) => centavos / 100)] : [],
  );

it.each([
  'Whey 1 kg: donde dice $ 9.000 debe decir $ 9.500',
  '• Whey 1 kg (W-1): donde dice $ 9.000 debe decir $ 9.500 (1 a 5 unidades).',
  'me equivoqué con la whey, no es $ 9.000 es $ 9.500',
  'la whey donde dice $ 9.000 va $ 9.500, era de la lista vieja',
])('takes «%s» out of the page, above or below the price', (line) => {
  for (const lines of [
    ['Whey 1 kg | $ 9.000', line],
    [line, 'Whey 1 kg | $ 9.000'],
  ]) {
    const { pages, corrections } = take(...lines);
    expect(corrections).toEqual([{ said: expect.stringContaining('hey'), from: 900_000, to: 950_000 }]);
    expect(pages.flatMap((page) => page.lines.map(({ words }) => textOf(words)))).toEqual(['Whey 1 kg $ 9.000']);
  }
});

it('takes prices without a sign, also at the end of a sentence', () => {
  const { corrections } = take('Whey 1 kg | 9000', 'Zinc | 4000', 'Whey: donde dice 9000 debe decir 9500.');
  expect(corrections.map(({ from, to }) => [from, to])).toEqual([[900_000, 950_000]]);
});

it('leaves the lines of a list with a price of nothing', () => {
  const { pages } = take('Whey 1 kg | $ 9.000', 'Gel | $ 0,00');
  expect(pages.flatMap(({ lines }) => lines)).toHaveLength(2);
});

it.each([
  'Whey 1 kg pasa de $ 9.000 a $ 9.500',
  'Whey 1 kg $ 9.000, llevando dos $ 8.500',
  'Zinc: donde dice $ 7.000 debe decir $ 7.500',
  // Cells of a table.
  'Mini | no es | $ 9.000 | va | $ 9.500',
])('leaves «%s»', (line) => {
  expect(take('Whey 1 kg | $ 9.000', line).corrections).toEqual([]);
});

it('corrects what is named, in each of its flavors', () => {
  const records = [recordOf('Whey Vainilla 1 kg', 9000), recordOf('Whey Frutilla 1 kg', 9000), recordOf('Zinc', 9000)];
  expect(correct('la whey de kilo, donde dice', records)).toEqual([[9500], [9500], [9000]]);
  expect(correct('el zinc, donde dice', records)).toEqual([[9000], [9000], [9500]]);
});

it('corrects only the price that was wrong, and only of what is named', () => {
  expect(correct('la whey no es', [recordOf('Whey', 9000, 8000)])).toEqual([[9500, 8000]]);
  expect(correct('el envío no es', [recordOf('Whey', 9000), recordOf('Zinc', 4000)])).toEqual([[9000], [4000]]);
});

it('takes what is named behind the prices, and the number before them for a size', () => {
  const said = (line: string) => take('Whey 1 kg | $ 9.000', line).corrections;
  expect(said('no es $ 9.000 es $ 9.500 la whey')).toMatchObject([{ said: expect.stringContaining('la whey') }]);
  expect(said('Whey 500 g: donde dice $ 9.000 debe decir $ 9.500')).toMatchObject([{ from: 900_000, to: 950_000 }]);
});

it.each([
  'En efectivo la whey no sale $ 9.000, sale $ 8.500',
  'Llevando 10 la whey no sale $ 9.000, sale $ 8.500',
  'Desde julio la whey ya no es $ 9.000, es $ 9.500',
  'la whey no es $ 9.000, es $ 9.500?',
  'La whey no es $ 9.000 es $ 9.500. Perdón, era la otra lista',
])('takes no other price, question or slip for one: «%s»', (line) => {
  expect(take('Whey 1 kg | $ 9.000', line).corrections).toEqual([]);
});

it('shows the correction in the line of the product', () => {
  const [piece] = applyCorrections([recordOf('Whey', 9000)], [{ said: 'whey', from: 900_000, to: 950_000 }]);
  expect(piece).toMatchObject({ line: 'Whey → $ 9500' });
});
