import { expect, it } from 'vitest';
import { textsOfCells, toTestLines } from '../page/test-cells.ts';
import { joinNumberedHeadings } from './numbered-headings.ts';

const read = (...texts: string[]) =>
  textsOfCells(joinNumberedHeadings(toTestLines(...texts.map((text, index) => [80 * index, 10, text] as const))));

it('puts together what a shelf is called and its number', () => {
  expect(read('RUBRO:', '010', 'ALIMENTOS')).toEqual(['RUBRO: 010 ALIMENTOS']);
  expect(read('PROVEEDOR', '005', 'ATHLON')).toEqual(['PROVEEDOR 005 ATHLON']);
});

it('leaves headers and products', () => {
  for (const texts of [
    ['MARCA', 'DESCRIPCION', 'PRECIO'],
    ['Marca: Athlon', 'Marca: Zonda Labs'],
    ['Línea', 'Producto', 'Precio'],
    ['RUBRO: 010', 'WHEY 1 KG', '38.500'],
    ['LINEA 5 WHEY', '$ 38500'],
  ])
    expect(read(...texts)).toEqual([texts.join(' | ')]);
});
