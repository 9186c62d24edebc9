import { expect, it } from 'vitest';
import { readColumnHeader } from '../column-headers/column-header.ts';
import type { TableColumn } from '../columns/column.ts';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { toProductPart } from '../product-lines/named-row.ts';
import { splitAdjacentProducts } from './products-beside.ts';

const columns = (...titles: string[]) =>
  titles.map(
    (title, index): TableColumn => ({
      left: 100 * index,
      right: 100 * index + 80,
      title,
      label: readColumnHeader(title),
    }),
  );

function read(headers: readonly TableColumn[], ...texts: string[]) {
  const [line] = toTestLines(...texts.map((text, index): TextSpec => [100 * index, 10, text]));
  return line
    ? splitAdjacentProducts(toProductPart(line, [], undefined), headers).flatMap(({ part }) =>
        textsOfCells([part.line]),
      )
    : [];
}

it('parts two products of one line below headers that begin anew', () => {
  const headers = columns('Producto', 'Precio', 'Producto', 'Precio');
  expect(read(headers, 'Barra 46 g', 'sin stock', 'Barra x 12', '$ 25.400')).toEqual([
    'Barra 46 g | sin stock',
    'Barra x 12 | $ 25.400',
  ]);
  expect(read(headers, 'Barra 46 g', '$ 2.400')).toEqual(['Barra 46 g | $ 2.400']);
});

it('leaves a table with one price behind all its names', () => {
  const row = ['Zinc', '60 caps', '$ 9.450', '$ 14.200'];
  expect(read(columns('Producto', 'Detalle', 'Mayorista', 'Público'), ...row)).toEqual([row.join(' | ')]);
  expect(read(columns('Descripción', 'Precio', 'Nombre comercial'), 'Zinc 60 caps', '$ 9.450', 'ZN60')).toHaveLength(1);
});
