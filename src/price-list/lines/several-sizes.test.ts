import { describe, expect, it } from 'vitest';
import { textsOfCells, toTestLines } from '../page/test-cells.ts';
import { splitSizes } from './several-sizes.ts';

/** A line from the texts of its cells, one behind the other. */
const line = (y: number, ...texts: string[]) => texts.map((text, index) => [30 + 100 * index, y, text] as const);
const read = (...texts: (readonly [number, number, string])[]) => textsOfCells(splitSizes(toTestLines(...texts)));

describe('several sizes of a product in one line', () => {
  it('are a line each', () => {
    expect(read(...line(10, 'CREATINA: 300 g', '$ 35.000', '| 1 kg', '$ 90.000'))).toEqual([
      'CREATINA 300 g | $ 35.000',
      'CREATINA 1 kg | $ 90.000',
    ]);
    expect(read(...line(10, 'Omega 3 60 caps', '$ 20.000 -', 'x 90 caps', '$ 28.000'))).toEqual([
      'Omega 3 60 caps | $ 20.000 -',
      'Omega 3 x 90 caps | $ 28.000',
    ]);
    expect(read(...line(10, 'Pasta de maní 1 kg', '$ 11.500', '/ 3 kg', '$ 32.000'))).toEqual([
      'Pasta de maní 1 kg | $ 11.500',
      'Pasta de maní 3 kg | $ 32.000',
    ]);
    expect(read(...line(10, 'Barra: 60 g', 's/stock', '// display x 12:', '$ 30.000'))).toEqual([
      'Barra 60 g | s/stock',
      'Barra display x 12 | $ 30.000',
    ]);
  });

  it('go on in the next line behind a mark', () => {
    const above = line(10, 'ZMA: 60 caps', '$ 15.000', '·');
    expect(read(...above, ...line(22, '90 caps:', '$ 21.000'))).toEqual([
      'ZMA 60 caps | $ 15.000',
      'ZMA 90 caps | $ 21.000',
    ]);
    const apart = textsOfCells(toTestLines(...line(22, '90 caps:', '$ 21.000')));
    expect(read(...line(10, 'ZMA: 60 caps', '$ 15.000'), ...line(22, '90 caps:', '$ 21.000')).slice(1)).toEqual(apart);
  });

  it('are not what prices for more pieces or of further names are', () => {
    const lines = [
      line(10, 'Creatina 300 g', '$ 35.000', '| x 6', '$ 33.000'),
      line(10, 'Creatina 300 g', '$ 35.000', '| Creatina 1 kg', '$ 90.000'),
      line(10, 'Creatina 300 g', '$ 35.000', '1 kg', '$ 90.000'),
      line(10, 'Creatina', '300 g', '$', '-', '$', '-'),
    ];
    for (const texts of lines) expect(read(...texts)).toEqual(textsOfCells(toTestLines(...texts)));
  });
});
