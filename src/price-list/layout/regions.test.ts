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
  height: 800,
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
  expect(readAs('sections', page(...lines))).toEqual([
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
  const [, , , other] =
    toPartitions([page(...lines)], isHeading).find(({ name }) => name === 'sections')?.regions ?? [];
  expect(other).toMatchObject({ over: true, column: 0 });
});

it('parts columns beside dashes, and above a text that runs over them', () => {
  const row = (y: number, [one, other]: [string, string]) =>
    line(y, `${one}@40 $9.000@200 —@250 ${other}@340 —@500 $8.000@550`);
  const lines = [row(60, ['Whey', 'Zinc']), row(80, ['Maca', 'Gel']), row(100, ['BCAA', 'EAA'])];
  const combo = line(140, 'Combo:Whey,Maca,Zinc,Gel,BCAA,EAA,con,todos,los,sabores@140 $20.000@480');
  const price = ({ amount }: Word) => amount !== undefined;
  const names = toPartitions([page(...lines, combo)], isHeading)
    .find(({ name }) => name === 'columns')
    ?.regions.map((region) =>
      region.lines.flatMap(({ words }) => words.filter((one) => !price(one)).map(({ text }) => text)),
    );
  expect(names).toEqual([
    ['Whey', '—', 'Maca', '—', 'BCAA', '—'],
    ['Zinc', '—', 'Gel', '—', 'EAA', '—'],
    ['Combo:Whey,Maca,Zinc,Gel,BCAA,EAA,con,todos,los,sabores'],
  ]);
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

it('takes headings at nearly the same height for those of their columns', () => {
  const lines = [
    line(40, 'Delta@40', title),
    line(44, 'Athlon@340', title),
    ...card(64, ['Whey', 'Zinc']),
    ...card(104, ['Caseína', 'Calcio']),
  ];
  expect(readAs('blocks', page(...lines))).toEqual([
    'Delta | Whey | 300g $15.000',
    'Caseína | 300g $15.000',
    'Athlon | Zinc | 1kg $38.000',
    'Calcio | 1kg $38.000',
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

it('reads what is between two lines across the page for itself, the name before the prices beside it', () => {
  const row = (y: number, name: string) => [line(y, `Delta@40 $15.000@300`), line(y + 12, `${name}@40 $11.000@300`)];
  const across = [40, 80, 120].map((at) => ({ from: 30, to: 400, at }));
  const lines = [line(30, 'Polvos@40'), ...row(56, 'Whey'), ...row(96, 'Zinc')];
  const drawn = { rules: { across, down: [] } };
  expect(readAs('boxes', { ...page(...lines), ...drawn })).toEqual([
    'Polvos',
    'Delta | Whey | $15.000 | $11.000',
    'Delta | Zinc | $15.000 | $11.000',
  ]);
  const table = [60, 100].map((y) => line(y, 'Whey@40 1kg@80 $15.000@300'));
  expect(readAs('boxes', { ...page(...table), ...drawn }), 'rows of one line are those of a table').toBeUndefined();
});

it('reads the name in a box before prices with labels beside it, unless each is of a size', () => {
  const boxes = [40, 120].map((top) => ({ left: 30, top, right: 530, bottom: top + 60 }));
  const card = (y: number, [name, size]: [string, string]) => [
    line(y, `${name}@60 Comercio@300 $11.000@400`),
    line(y + 12, `${size}@60 Público@300 $15.000@400`),
  ];
  const inBoxes = (...lines: PrintedLine[]) =>
    readAs('boxes', { ...page(...lines), rules: { across: [], down: [], boxes } });
  expect(inBoxes(...card(60, ['Whey', '1kg']), ...card(140, ['Zinc', '60caps']))).toEqual([
    'Whey | 1kg | Comercio $11.000 | Público $15.000',
    'Zinc | 60caps | Comercio $11.000 | Público $15.000',
  ]);
  const sizes = [60, 140].flatMap((y) => [
    line(y, 'Whey@60'),
    line(y + 12, '1kg@60 Público@300 $15.000@400'),
    line(y + 24, '2kg@60 Público@300 $28.000@400'),
  ]);
  expect(inBoxes(...sizes)).toEqual(
    Array.from({ length: 2 }, () => 'Whey | 1kg Público $15.000 | 2kg Público $28.000'),
  );
});

it('takes a badge around a price for no card', () => {
  const lines = [
    line(50, 'Whey@40 300g@80 $15.000@200 Zinc@340 1kg@380 $38.000@500'),
    line(90, 'Maca@40 300g@80 $16.000@200 Calcio@340 1kg@380 $39.000@500'),
  ];
  const badge = (left: number, y: number) => ({ left, top: y - 10, right: left + 60, bottom: y + 5 });
  const badges = [badge(195, 50), badge(495, 50), badge(195, 90), badge(495, 90)];
  const cards = [40, 80].flatMap((top) =>
    [30, 330].map((left) => ({ left, top, right: left + 250, bottom: top + 30 })),
  );
  const boxesIn = (boxes: typeof badges) =>
    readAs('boxes', { ...page(...lines), rules: { across: [], down: [], boxes } });
  expect(boxesIn(badges)).toBeUndefined();
  expect(boxesIn([...badges, ...cards])).toEqual([
    'Whey 300g $15.000',
    'Zinc 1kg $38.000',
    'Maca 300g $16.000',
    'Calcio 1kg $39.000',
  ]);
});

it('takes a badge with several words for a part of the card around it', () => {
  const lines = [
    line(50, 'Whey@40 1kg@80 Zinc@340 60caps@380'),
    line(62, '$15.000@40 Oferta@80 martes@120 $8.000@340 Hoy@380 rebajado@420'),
  ];
  const boxAt = (left: number, [top, right, bottom]: [number, number, number]) => ({
    left,
    top,
    right: left + right,
    bottom,
  });
  const boxes = [30, 330].flatMap((left) => [boxAt(left, [40, 250, 70]), boxAt(left + 5, [54, 200, 66])]);
  const sheet = { left: 10, top: 10, right: 590, bottom: 790 };
  expect(readAs('boxes', { ...page(...lines), rules: { across: [], down: [], boxes: [...boxes, sheet] } })).toEqual([
    'Whey 1kg | $15.000 Oferta martes',
    'Zinc 60caps | $8.000 Hoy rebajado',
  ]);
});

it('parts tables beside each other where their headers come again, at other places further down', () => {
  const table = (y: number, at: number) => [
    line(y, `Producto@40 Precio@${at - 60} Producto@${at} Precio@480`),
    line(y + 12, `Whey@40 $15.000@${at - 60} Zinc@${at} $8.000@480`),
    line(y + 24, `Maca@40 $16.000@${at - 60} Calcio@${at} $9.000@480`),
  ];
  expect(readAs('repeats', page(...table(40, 300), ...table(120, 220)))).toEqual([
    'Producto Precio | Whey $15.000 | Maca $16.000',
    'Producto Precio | Zinc $8.000 | Calcio $9.000',
    'Producto Precio | Whey $15.000 | Maca $16.000',
    'Producto Precio | Zinc $8.000 | Calcio $9.000',
  ]);
  expect(readAs('repeats', page(line(40, 'Producto@40 Precio@240'), line(52, 'Whey@40 $15.000@240')))).toBeUndefined();
});

it('takes a block with nothing but prices below its name for a card', () => {
  const blocks = (...lines: PrintedLine[]) =>
    toPartitions([page(...lines)], isHeading)
      .find(({ name }) => name === 'blocks')
      ?.regions.map(({ card: is }) => is);
  const name = line(40, 'Delta@40 Whey@80');
  expect(blocks(name, line(52, '$15.000@40'), line(64, '$12.000@40'))).toEqual([true]);
  expect(blocks(name, line(52, '$15.000@40'), line(64, 'Zinc@40'))).toEqual([false]);
  expect(blocks(line(52, '$15.000@40'), line(64, 'Zinc@40'))).toEqual([false]);
});

it('parts the cards of a grid below a menu that stands over their spaces, by where they begin or by their middles', () => {
  const menu = line(20, 'Inicio@40 Productos@150 Contacto@250 Ayuda@380');
  const row = (y: number, names: readonly string[], shift: (text: string) => number) => [
    line(y, names.map((name, at) => `${name}@${at * 160 + 40 + shift(name)}`).join(' ')),
    line(y + 12, names.map((_, at) => `$9.000@${at * 160 + 40 + shift('$9.000')}`).join(' ')),
  ];
  const rows = (shift: (text: string) => number) => [
    ...row(60, ['Whey', 'Zinc', 'Maca'], shift),
    ...row(120, ['Creatina', 'Gel', 'Omega'], shift),
    ...row(180, ['Barra', 'Colágeno', 'Caseína'], shift),
  ];
  const cards = ['Creatina', 'Barra', 'Gel', 'Omega'].map((name) => `${name} | $9.000`);
  expect(readAs('grid', page(menu, ...rows(() => 0)))).toEqual(expect.arrayContaining(cards));
  expect(readAs('grid', page(menu, ...rows((text) => 50 - (text.length * 5) / 2)))).toEqual(
    expect.arrayContaining(cards),
  );
  expect(readAs('grid', page(...row(60, ['Whey', 'Zinc', 'Maca'], () => 0)))).toBeUndefined();
});

it('parts columns above a sentence with a price that runs over them', () => {
  const row = (y: number, [one, other]: [string, string]) => line(y, `${one}@40 $9.000@200 ${other}@340 $8.000@550`);
  const lines = [row(60, ['Whey', 'Zinc']), row(80, ['Maca', 'Gel']), row(100, ['BCAA', 'EAA'])];
  const said = line(140, 'Te@140 descontamos@155 $300@210 de@240 tu@255 próxima@270 compra@310');
  const sentence = { ...said, words: said.words.map((one, at) => ({ ...one, joined: at > 0 })) };
  expect(readAs('columns', page(...lines, sentence))?.[0]).toMatch(/^Whey \$9\.000 \| Maca \$9\.000 \| BCAA \$9\.000/);
});
