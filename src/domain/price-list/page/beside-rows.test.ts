import { expect, it } from 'vitest';
import { besideSeveral, withSpread } from './beside-rows.ts';
import { linesFrom, said, type Text } from './test-cells.ts';

const row = (y: number, name: string, price = '$ 9.450'): Text[] => [
  [100, y, name],
  [200, y, price],
];
/** Lines of a table whose cells left of the names stand between 0 and 60. */
function read(...texts: Text[]): string[] {
  const lines = linesFrom(...texts.toSorted(([, a], [, b]) => a - b));
  const banded = lines.flatMap(({ cells }) =>
    cells.map((cell) => {
      const band = cell.left < 50 ? { top: 0, bottom: 60 } : { top: cell.y - 9, bottom: cell.y + 3 };
      return { cell, band, box: { left: cell.left, right: cell.right } };
    }),
  );
  const { spread, rest } = besideSeveral(lines, banded);
  return said(rest.map((line) => withSpread(line, spread)));
}

const both = [...row(20, 'Zinc'), ...row(40, 'Whey')];

it('gives a cell that stands beside several rows to each of them', () => {
  expect(read([5, 30, 'ENU'], ...both)).toEqual(['ENU | Zinc | $ 9.450', 'ENU | Whey | $ 9.450']);
  expect(read([5, 26, 'Astro'], [5, 36, 'Nutrition'], ...both)).toEqual([
    'Astro Nutrition | Zinc | $ 9.450',
    'Astro Nutrition | Whey | $ 9.450',
  ]);
});

it('leaves it where it stands beside one row only', () => {
  expect(read([5, 30, 'ENU'], ...row(20, 'Zinc'))).toEqual(['Zinc | $ 9.450', 'ENU']);
});

it('takes a number alone for where a name goes on, not for a row', () => {
  const lines = read([5, 32, 'ENU'], ...both, [100, 28, '30'], [100, 36, 'comprimidos']);
  expect(lines).toEqual(expect.arrayContaining(['ENU | Zinc | $ 9.450', 'ENU | Whey | $ 9.450']));
});

it('knows rows that begin with their size, and with a code', () => {
  const sized = [20, 40].flatMap((y): Text[] => [[60, y, '1 kg'], ...row(y, 'BC')]);
  expect(read([5, 30, 'ENU'], ...sized)).toEqual(['ENU | 1 kg | BC | $ 9.450', 'ENU | 1 kg | BC | $ 9.450']);
  const coded = [20, 40].flatMap((y): Text[] => [[60, y, '1520'], ...row(y, 'Zinc')]);
  expect(read([5, 30, 'ENU'], ...coded)).toHaveLength(2);
});

it('leaves what stands beside prices without names', () => {
  const priced = [20, 40].flatMap((y) => row(y, '$ 8.000'));
  expect(read([5, 30, 'Zinc'], ...priced)).toHaveLength(3);
});
