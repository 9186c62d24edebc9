import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { joinRepeatedPrices } from './repeated-prices.ts';

const read = (...texts: TextSpec[]) => textsOfCells(joinRepeatedPrices(toTestLines(...texts)));
const before = [
  [5, 10, 'Whey 1 kg'],
  [120, 10, 'Antes'],
  [160, 10, '$ 20.400'],
] as const;

it('puts a further price of a product behind the one above it', () => {
  expect(read(...before, [120, 22, 'Ahora'], [160, 22, '$ 22.300'])).toEqual([
    'Whey 1 kg | Antes | $ 20.400 | Ahora | $ 22.300',
  ]);
});

it('puts the rest of the name of that line before the prices', () => {
  expect(read(...before, [5, 22, 'Vainilla'], [120, 22, 'Ahora'], [160, 22, '$ 22.300'])).toEqual([
    'Whey 1 kg | Vainilla | Antes | $ 20.400 | Ahora | $ 22.300',
  ]);
});

it('leaves the price of another product, of another place and of one more size where they are', () => {
  const first = 'Whey 1 kg | Antes | $ 20.400';
  expect(read(...before, [5, 22, 'Creatina'], [120, 22, 'Ahora'], [160, 22, '$ 9.450'])).toHaveLength(2);
  expect(read(...before, [120, 40, 'Ahora'], [160, 40, '$ 22.300'])).toEqual([first, 'Ahora | $ 22.300']);
  expect(read(...before, [5, 22, '2 kg'], [120, 22, 'Antes'], [160, 22, '$ 39.200'])).toHaveLength(2);
});

it('takes a bare price only below words that announce one', () => {
  const name = [5, 10, 'Whey 1 kg'] as const;
  const below = [160, 22, '$ 22.300'] as const;
  expect(read(name, [60, 10, '$ 20.400'], [120, 10, 'PVP:'], below)).toEqual([
    'Whey 1 kg | $ 20.400 | PVP: | $ 22.300',
  ]);
  expect(read(name, [60, 10, '$ 20.400'], below)).toHaveLength(2);
});

it('makes one line of a name and the price that stands hardly lower beside it', () => {
  expect(read([5, 10, 'Whey 1 kg'], [160, 14, '$ 22.300', 14])).toEqual(['Whey 1 kg | $ 22.300']);
  expect(read([5, 10, 'Whey 1 kg'], [20, 14, '$ 22.300', 14])).toHaveLength(2);
});
