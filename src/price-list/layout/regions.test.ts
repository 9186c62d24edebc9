import { expect, it } from 'vitest';
import { readAmount } from '../amounts/amount.ts';
import { type PrintedLine, textOf, type Word } from './printed-line.ts';
import type { PrintedPage } from './printed-pages.ts';
import { toPartitions } from './regions.ts';

type Style = { font?: string; size?: number };

const word = (text: string, left: number, { y, font = 'f1', size = 10 }: Style & { y: number }): Word => {
  const amount = readAmount(text);
  const price = amount?.kind === 'pesos' ? { ...amount, writing: 'signed' as const } : undefined;
  return {
    text,
    left,
    right: left + text.length * 5,
    y,
    size,
    font,
    struck: false,
    joined: false,
    amount: price,
    label: '',
  };
};
/** A line of texts and where they begin: 'Delta@40'. */
const line = (y: number, texts: string, style: Style = {}): PrintedLine => ({
  page: 0,
  y,
  words: texts.split(' ').map((one) => {
    const [text = '', left] = one.split('@');
    return word(text, Number(left), { y, ...style });
  }),
});
const page = (...lines: PrintedLine[]): PrintedPage => ({
  page: 0,
  width: 600,
  rules: { across: [], down: [] },
  lines,
});
const BRANDS = ['Delta', 'Athlon'];
const isHeading = ({ words }: PrintedLine) => BRANDS.includes(textOf(words));
const readAs = (name: string, ...pages: PrintedPage[]) =>
  toPartitions(pages, isHeading)
    .find((one) => one.name === name)
    ?.regions.map(({ lines }) => lines.map(({ words }) => textOf(words)).join(' | '));
const title: Style = { font: 'f2', size: 14 };

const card = (y: number, [one, other]: [string, string]) => [
  line(y, `${one}@40 ${other}@340`),
  line(y + 12, '300g@40 $15.000@200 1kg@340 $38.000@500'),
];

it('puts a heading with nothing beside it over all columns below', () => {
  const lines = [
    line(40, 'Delta@40', title),
    ...card(60, ['Whey', 'Caseína']),
    line(100, 'Athlon@40', title),
    ...card(120, ['Zinc', 'Calcio']),
  ];
  expect(readAs('columns', page(...lines))).toEqual([
    'Delta',
    'Whey | 300g $15.000',
    'Caseína | 1kg $38.000',
    'Athlon',
    'Zinc | 300g $15.000',
    'Calcio | 1kg $38.000',
  ]);
});

it('puts a heading of another brand over all columns where it is set like one', () => {
  const lines = [
    line(40, 'Delta@40', title),
    ...card(60, ['Whey', 'Caseína']),
    line(100, 'Otra@40', title),
    ...card(120, ['Zinc', 'Calcio']),
  ];
  const [, , , other] = toPartitions([page(...lines)], isHeading).find(({ name }) => name === 'columns')?.regions ?? [];
  expect(other).toMatchObject({ over: true, column: 0 });
});

it('leaves headings beside other text in their columns', () => {
  const lines = [
    line(40, 'Delta@40 Athlon@340', title),
    ...card(60, ['Whey', 'Zinc']),
    ...card(100, ['Caseína', 'Calcio']),
  ];
  expect(readAs('columns', page(...lines))).toEqual([
    'Delta | Whey | 300g $15.000 | Caseína | 300g $15.000',
    'Athlon | Zinc | 1kg $38.000 | Calcio | 1kg $38.000',
  ]);
});

it('takes labels set like the text below for no heading', () => {
  const lines = [line(40, 'Delta@40'), ...card(60, ['Whey', 'Zinc']), ...card(100, ['Caseína', 'Calcio'])];
  expect(readAs('columns', page(...lines))?.[0]).toBe('Delta | Whey | 300g $15.000 | Caseína | 300g $15.000');
});

it('reads each drawn box with a price for itself', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 250, bottom: top + 30 });
  const lines = [line(40, 'Delta@40', title), ...card(60, ['Whey', 'Zinc']), ...card(100, ['Caseína', 'Calcio'])];
  const boxes = [box(30, 45), box(330, 45), box(30, 85), box(330, 85)];
  expect(readAs('boxes', { ...page(...lines), rules: { across: [], down: [], boxes } })).toEqual([
    'Delta',
    'Whey | 300g $15.000',
    'Zinc | 1kg $38.000',
    'Caseína | 300g $15.000',
    'Calcio | 1kg $38.000',
  ]);
});
