import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { joinHangingLines } from './hanging-lines.ts';

const read = (...texts: TextSpec[]) => textsOfCells(joinHangingLines(toTestLines(...texts)));

it('puts the rest of a text, further in, behind the line that had no room for it', () => {
  const lines = read(
    [10, 10, 'Caseína Nocturna 500 g (Vainilla y Coco) sugerido $'],
    [20, 21, '37.000 hoy'],
    [10, 32, 'Gainer Hard 3 kg (Frutilla, Vainilla, Dulce de'],
    [20, 43, 'Leche, Chocolate)'],
    [10, 54, 'Whey Protein Isolate 1 kg y 2 kg (Coco, Vainilla y'],
    [20, 65, 'Chocolate)'],
  );
  expect(lines).toEqual([
    'Caseína Nocturna 500 g (Vainilla y Coco) | sugerido | $ 37.000 | hoy',
    'Gainer Hard 3 kg (Frutilla, Vainilla, Dulce de Leche, Chocolate)',
    'Whey Protein Isolate 1 kg y 2 kg (Coco, Vainilla y Chocolate)',
  ]);
});

it('puts prices without a bullet behind the product above that has one', () => {
  const bulleted: TextSpec[] = [10, 30, 50].flatMap((y): TextSpec[] => [
    [10, y, '▪ Zinc 60 caps'],
    [80, y, '$ 9.450'],
  ]);
  const broken: TextSpec[] = [
    [10, 70, '▪ Pre entreno 30 serv'],
    [10, 81, 'agotado'],
    [10, 100, 'OFERTA'],
    [50, 100, '$ 8.000'],
  ];
  expect(read(...bulleted, ...broken).slice(3)).toEqual(['▪ Pre entreno 30 serv | agotado', 'OFERTA | $ 8.000']);
});

it('leaves sizes below a name with room for them', () => {
  const sizes: TextSpec[] = [10, 43, 76].flatMap((y): TextSpec[] => [
    [10, y, 'Creatina'],
    [20, y + 11, '300 g $ 35.000'],
    [20, y + 22, '500 g $ 53.000'],
  ]);
  expect(read(...sizes, [10, 120, 'Proteína de suero concentrada y aislada, 1 kg'])).toHaveLength(10);
});

it('leaves names that go on beside a column of prices', () => {
  const rows: TextSpec[] = [10, 43, 76].flatMap((y): TextSpec[] => [
    [10, y, 'Proteína de suero de leche'],
    [190, y, '$ 53.000'],
    [20, y + 11, 'concentrada'],
  ]);
  expect(read(...rows)).toHaveLength(6);
});

it('puts a number behind the sign at the end of the line above', () => {
  expect(read([10, 10, 'Hard Gainer 3 kg (Coco) Costo $'], [10, 21, '43.000 / Público $ 57.000'])).toEqual([
    'Hard Gainer 3 kg (Coco) | Costo | $ 43.000 | / | Público | $ 57.000',
  ]);
  expect(read([10, 10, 'Artículo'], [190, 10, 'Precio $'], [10, 21, '43.000'], [190, 21, '$ 57.000'])).toHaveLength(2);
});
