import { expect, it } from 'vitest';
import { toTestItem } from '../../../test/price-lists/test-page.ts';
import { textOf, toRuns } from './printed-line.ts';
import { toPrintedLines } from './printed-lines.ts';

const lines = (...texts: string[]) => {
  const items = texts.map((text, index) => toTestItem(text, { y: 40 + 12 * index }));
  return toPrintedLines({ width: 600, height: 800, items, rules: { across: [], down: [] } }, 0);
};
const fieldsOf = (...texts: string[]) => lines(...texts).map(({ words }) => toRuns(words).map(({ text }) => text));

it.each([
  ['0012;WHEY 1 KG;38500,00', '0013;;9000'],
  ['"0012","WHEY 1 KG","38500,00"', '"0013","","9000"'],
])('%j is a text for each field, each kind under each other', (...texts) => {
  expect(fieldsOf(...texts)).toEqual([
    ['0012', 'WHEY 1 KG', '38500,00'],
    ['0013', '9000'],
  ]);
  const [first, second] = lines(...texts).map(({ words }) => words.at(-1));
  expect(first?.left).toBe(second?.left);
  expect(first?.amount).toMatchObject({ kind: 'pesos', centavos: 3_850_000 });
});

it('leaves single lines without fields', () => {
  expect(fieldsOf('1;Whey;9000', 'Noviembre; cambios', '2;Zinc;8000')).toEqual([
    ['1', 'Whey', '9000'],
    ['Noviembre; cambios'],
    ['2', 'Zinc', '8000'],
  ]);
});

it('leaves pages where few lines have fields', () => {
  const page = lines('Envíos; retiros; cambios', 'Whey 1 kg', 'Zinc');
  expect(page.map(({ words }) => textOf(words))).toEqual(['Envíos; retiros; cambios', 'Whey 1 kg', 'Zinc']);
});
