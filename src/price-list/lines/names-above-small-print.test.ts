import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { joinNamesAboveSmallPrint } from './names-above-small-print.ts';

type Product = readonly [name: string, print: string, price: string];

const products = (all: readonly Product[], size = 7): TextSpec[] =>
  all.flatMap(([name, print, price], index): TextSpec[] => [
    [20, 20 + 24 * index, name, 9, 'bold'],
    [20, 31 + 24 * index, print, size],
    [300, 31 + 24 * index, price],
  ]);
const read = (texts: readonly TextSpec[]) => textsOfCells(joinNamesAboveSmallPrint(toTestLines(...texts)));

it('takes the price beside the small print of a product to its name', () => {
  const texts = products([
    ['Whey 1 kg', 'Entrega inmediata', '$ 30.900'],
    ['Zinc x 60 caps', 'Industria argentina', 'SIN STOCK'],
  ]);
  expect(read(texts)).toEqual([
    'Whey 1 kg | $ 30.900',
    'Entrega inmediata',
    'Zinc x 60 caps | SIN STOCK',
    'Industria argentina',
  ]);
});

it('knows small print without names that say a size by what is the same below other names', () => {
  const texts = products(['Muñequeras', 'Straps', 'Rodilleras'].map((name) => [name, 'Cód. interno', '$ 9.000']));
  expect(read(texts)[0]).toBe('Muñequeras | $ 9.000');
});

it('leaves products below headings, sizes below names, and names as large as what is above them', () => {
  const shelves = products([
    ['ACCESORIOS', 'Straps de cuero', '$ 9.000'],
    ['SNACKS', 'Barra de coco', '$ 1.000'],
  ]);
  const sizes = products([['Creatina', '300 g', '$ 9.000']]);
  const level = products([['Creatina 300 g', 'Delta', '$ 9.000']], 9);
  for (const texts of [shelves, sizes, level]) expect(read(texts)).toEqual(textsOfCells(toTestLines(...texts)));
});
