import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { joinPricesBelow } from './prices-below.ts';

const NAMES = ['Zinc 60 caps', 'Omega 3 x 60', 'Whey 1 kg', 'Combo whey + creatina', 'Gel 40 g'];
const heading = (y: number): TextSpec => [30, y, '★ GAUCHO ★'];
const price = (y: number, index: number): TextSpec[] => [
  [30, y, '→'],
  [40, y, index === 1 ? 'SIN STOCK' : `$ ${index + 1}.500`],
];

it('puts prices beside the names that they stand below', () => {
  const pairs = NAMES.flatMap((name, index): TextSpec[] => [
    [30, 60 + 30 * index, name],
    ...price(75 + 30 * index, index),
  ]);
  expect(textsOfCells(joinPricesBelow(toTestLines(heading(30), ...pairs)))).toEqual([
    '★ GAUCHO ★',
    'Zinc 60 caps | $ 1.500',
    'Omega 3 x 60 | SIN STOCK',
    'Whey 1 kg | $ 3.500',
    'Combo whey + creatina | $ 4.500',
    'Gel 40 g | $ 5.500',
  ]);
});

it('leaves names that stand below their prices', () => {
  const pairs = NAMES.flatMap((name, index): TextSpec[] => [
    ...price(60 + 50 * index, index),
    [30, 75 + 50 * index, name],
  ]);
  const lines = toTestLines(heading(45), ...pairs);
  expect(textsOfCells(joinPricesBelow(lines))).toEqual(textsOfCells(lines));
});

it('leaves rows of a table', () => {
  const rows = NAMES.flatMap((name, index): TextSpec[] => [
    [30, 60 + 15 * index, name],
    [140, 60 + 15 * index, `$ ${index + 1}.500`],
  ]);
  expect(textsOfCells(joinPricesBelow(toTestLines(...rows)))).toEqual(textsOfCells(toTestLines(...rows)));
});

it('puts several prices of which each says which it is beside their name', () => {
  const prices = (y: number): TextSpec[] =>
    ['may', '$ 1.500', '/', 'púb', '$ 2.500'].map((text, at) => [30 + 50 * at, y, text]);
  const pairs = NAMES.flatMap((name, index): TextSpec[] => [[30, 60 + 30 * index, name], ...prices(75 + 30 * index)]);
  expect(textsOfCells(joinPricesBelow(toTestLines(...pairs))).slice(0, 2)).toEqual([
    'Zinc 60 caps | may | $ 1.500 | púb | $ 2.500',
    'Omega 3 x 60 | may | $ 1.500 | púb | $ 2.500',
  ]);
});
