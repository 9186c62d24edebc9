import { expect, it } from 'vitest';
import { textsOfCells, toTestLines } from '../page/test-cells.ts';
import { splitDelimited } from './delimited-fields.ts';

const printed = (...texts: string[]) => toTestLines(...texts.map((text, index) => [5, 10 + 12 * index, text] as const));

it.each([
  ['0012;WHEY 1 KG;38500,00', '0013;;9000'],
  ['0012|WHEY 1 KG|38500,00', '0013||9000'],
  ['0012\tWHEY 1 KG\t38500,00', '0013\t\t9000'],
  ['"0012","WHEY 1 KG","38500,00"', '"0013","","9000"'],
])('%s is a cell for each field, each kind under each other', (...texts) => {
  const lines = splitDelimited(printed(...texts));
  expect(textsOfCells(lines)).toEqual(['0012 | WHEY 1 KG | 38500,00', '0013 | 9000']);
  const [first, second] = lines.map(({ cells }) => cells.at(-1));
  expect(first?.left).toBe(second?.left);
  expect(first?.amount).toEqual({ kind: 'pesos', centavos: 3_850_000, confident: false });
});

it('leaves single lines without fields, and pages with few that have them', () => {
  expect(textsOfCells(splitDelimited(printed('1;Whey;9000', 'Noviembre; cambios', '2;Zinc;8000')))).toEqual([
    '1 | Whey | 9000',
    'Noviembre; cambios',
    '2 | Zinc | 8000',
  ]);
  const page = printed('Envíos; retiros; cambios', 'Whey 1 kg', 'Zinc');
  expect(splitDelimited(page)).toEqual(page);
});
