import { describe, expect, it } from 'vitest';
import { toTestItem } from '../../../test/price-lists/test-page.ts';
import { type TextItem, toUpright } from '../page/text-page.ts';
import { textOf, toRuns } from './printed-line.ts';
import { toPrintedLines } from './printed-lines.ts';

const linesOf = (...items: TextItem[]) =>
  toPrintedLines(toUpright({ width: 600, height: 800, items, rules: { across: [], down: [] } }), 0);
/** The words of one line, prices with their centavos: 'Whey', '$ 9.000 = 900000'. */
const wordsOf = (...items: TextItem[]) =>
  linesOf(...items).flatMap(({ words }) =>
    words.map(({ text, amount }) => {
      if (!amount) return text;
      return amount.kind === 'pesos' ? `${text} = ${amount.centavos}` : `${text} = ${amount.kind}`;
    }),
  );

describe('lines', () => {
  it('are what stands at one height, from left to right and from the top', () => {
    const items = [
      toTestItem('Zinc', { y: 60 }),
      toTestItem('1 kg', { x: 120, y: 41 }),
      toTestItem('Whey', { x: 40, y: 40 }),
    ];
    expect(linesOf(...items).map(({ words }) => textOf(words))).toEqual(['Whey 1 kg', 'Zinc']);
  });

  it('have small print that is nearly at their height, but not what stands half a letter lower', () => {
    const small = (y: number) =>
      linesOf(toTestItem('Whey', { y: 40, size: 12 }), toTestItem('oferta', { x: 90, y, size: 6 }));
    expect([small(42), small(46)].map(({ length }) => length)).toEqual([1, 2]);
  });

  it('have fractions in digits', () => {
    expect(wordsOf(toTestItem('Whey por 1½ kilo'), toTestItem('Té ¼ kg', { x: 200 }))).toEqual(
      'Whey por 1,5 kilo Té 1/4 kg'.split(' '),
    );
  });

  it('have a text once that is printed twice to look bold', () => {
    const twice = (x: number) => wordsOf(toTestItem('Whey'), toTestItem('Whey', { x }));
    expect(twice(40.6)).toEqual(['Whey']);
    expect(twice(90)).toEqual(['Whey', 'Whey']);
  });

  it('put the letters of a word together, and leave words apart', () => {
    expect(wordsOf(toTestItem('Wh', { x: 40 }), toTestItem('ey', { x: 50.5 }), toTestItem('1', { x: 63 }))).toEqual([
      'Whey',
      '1',
    ]);
  });

  it('have a price by itself that stands close to what it is called', () => {
    const price = (text: string) => wordsOf(toTestItem(text, { x: 40 }), toTestItem('$2.250', { x: 66, size: 24 }));
    expect(price('AHORA')).toEqual(['AHORA', '$2.250 = 225000']);
    expect(price('U')).toEqual(['U', '$2.250 = 225000']);
  });

  it('tell which words one space parts', () => {
    const [line] = linesOf(toTestItem('Whey oro  1 kg'), toTestItem('Zinc', { x: 130 }));
    expect(line?.words.map(({ text, joined }) => [text, joined])).toEqual([
      ['Whey', false],
      ['oro', true],
      ['1', false],
      ['kg', true],
      ['Zinc', false],
    ]);
  });

  it('have letters that are set apart as one word, and sizes as they are', () => {
    expect(wordsOf(toTestItem('D E L TA'), toTestItem('Whey', { x: 140 }))).toEqual(['DELTA', 'Whey']);
    expect(wordsOf(toTestItem('S M L XL'))).toEqual(['S', 'M', 'L', 'XL']);
    expect(wordsOf(toTestItem('C con D'))).toEqual(['C', 'con', 'D']);
    expect(wordsOf(toTestItem('300 g va a'))).toEqual(['300', 'g', 'va', 'a']);
  });

  it('leave out what is struck through, and what says that it was the price', () => {
    const old = [toTestItem('Antes', { x: 100 }), toTestItem('$ 9.000', { x: 140, struck: true })];
    expect(wordsOf(toTestItem('Whey'), ...old, toTestItem('$ 8.000', { x: 200 }))).toEqual([
      'Whey',
      '$ 8.000 = 800000',
    ]);
  });

  it.each([
    ['Zinc 60 caps ........ $ 9.000', ['Zinc', '60', 'caps', '$ 9.000 = 900000']],
    ['Zinc 60 caps........$ 9.000', ['Zinc', '60', 'caps', '$ 9.000 = 900000']],
    ['Zinc 60 caps _____ $ 9.000', ['Zinc', '60', 'caps', '$ 9.000 = 900000']],
    ['Zinc 60 caps . . . . . $ 9.000', ['Zinc', '60', 'caps', '$ 9.000 = 900000']],
    ['│Zinc│$ 9.000│', ['Zinc', '$ 9.000 = 900000']],
    ['Detalle.....: Zinc', ['Detalle:', 'Zinc']],
    ['Vit. C 1.5 g', ['Vit.', 'C', '1.5', 'g']],
  ])('part what leaders and drawn letters join: «%s»', (text, words) => {
    expect(wordsOf(toTestItem(text))).toEqual(words);
  });

  it.each(['Zinc ..... 60 caps', 'Zinc ···· 60 caps', 'Zinc.....60 caps'])('part in two runs: «%s»', (text) => {
    const runs = linesOf(toTestItem(text)).flatMap(({ words }) => toRuns(words).map((run) => run.text));
    expect(runs).toEqual(['Zinc', '60 caps']);
  });

  it('stand upright, whatever way the page is turned', () => {
    const items = ['Whey', 'Zinc'].map((text, index) => toTestItem(text, { x: 100 - 20 * index, y: 40, turn: 1 }));
    expect(linesOf(...items).map(({ words }) => textOf(words))).toEqual(['Whey', 'Zinc']);
  });

  it('have the headers that read upwards over their columns', () => {
    const items = [
      toTestItem('Producto de la lista'),
      toTestItem('Mayorista', { x: 210, y: 80, turn: 3 }),
      toTestItem('Público', { x: 260, y: 78, turn: 3 }),
    ];
    expect(linesOf(...items).map(({ words }) => textOf(words))).toEqual(['Producto de la lista', 'Mayorista Público']);
  });
});

describe('amounts', () => {
  it('are no prices where they are added to one', () => {
    expect(wordsOf(toTestItem('Remeras (el XXL suma $ 1.500)'))).not.toContainEqual(expect.stringContaining('='));
  });

  it.each([
    ['Whey $ 9.450', ['Whey', '$ 9.450 = 945000']],
    ['Whey 9.450,00', ['Whey', '9.450,00 = 945000']],
    ['Whey Ar $ 9.450', ['Whey', 'Ar $ 9.450 = 945000']],
    ['Whey U$S 12', ['Whey', 'U$S 12 = foreign-currency']],
    ['Whey 9450', ['Whey', '9450 = 945000']],
    ['Whey (PVP $ 9.450)', ['Whey', '(PVP', '$ 9.450) = 945000']],
    ['Whey sin stock', ['Whey', 'sin stock = none']],
    ['Whey sin stock hasta marzo', ['Whey', 'sin stock hasta marzo = none']],
    ['Whey consultar', ['Whey', 'consultar = none']],
    ['Whey $ 0', ['Whey', '$ 0 = none']],
    ['Whey $ 9.450 $ 8.200', ['Whey', '$ 9.450 = 945000', '$ 8.200 = 820000']],
    ['Omega 3 - 6 - 9', ['Omega', '3', '-', '6', '-', '9']],
    ['Whey 45 g', ['Whey', '45', 'g']],
    ['Vitamina C 1.000 mg', ['Vitamina', 'C', '1.000', 'mg']],
    ['Zinc x 1000', ['Zinc', 'x', '1000']],
    ['Zinc x 25000 g', ['Zinc', 'x', '25000', 'g']],
    ['Caja 12 x 28.900', ['Caja', '12', 'x', '28.900']],
    ['Pre X 24570', ['Pre', 'X', '24570 = 2457000']],
    ['6 UN x 7.930,00', ['6', 'UN', 'x', '7.930,00 = 793000']],
    ['Stock 12', ['Stock', '12']],
    ['Whey cód. 3101', ['Whey', 'cód.', '3101']],
    ['CÓDIGO: 3101 Whey', ['CÓDIGO:', '3101', 'Whey']],
    ['Art. 3101 Whey', ['Art.', '3101', 'Whey']],
    ['Whey (REF: 3101 nueva)', ['Whey', '(REF:', '3101', 'nueva)']],
    ['SKU 31.014 Whey', ['SKU', '31.014', 'Whey']],
    ['Cód. 3101 Whey $ 9.450', ['Cód.', '3101', 'Whey', '$ 9.450 = 945000']],
    ['Barra de arte 3101', ['Barra', 'de', 'arte', '3101 = 310100']],
    ['7790901952621', ['7790901952621']],
    ['BCAA Delta 211 300 9450', ['BCAA', 'Delta', '211', '300 = 30000', '9450 = 945000']],
    ['Tel. 4555 1234', ['Tel.', '4555', '1234 = 123400']],
  ])('in «%s»', (text, words) => {
    expect(wordsOf(toTestItem(text))).toEqual(words);
  });

  it('take the sign that stands far before its number in a column, but no word', () => {
    expect(wordsOf(toTestItem('Zinc'), toTestItem('$', { x: 200 }), toTestItem('9.450', { x: 270 }))).toEqual([
      'Zinc',
      '$ 9.450 = 945000',
    ]);
    expect(wordsOf(toTestItem('sin', { x: 200 }), toTestItem('stock', { x: 270 }))).toEqual(['sin', 'stock']);
  });

  it('are far behind a name, also where they look like a ratio', () => {
    expect(wordsOf(toTestItem('BCAA'), toTestItem('811', { x: 200 }))).toEqual(['BCAA', '811 = 81100']);
  });

  it('are far behind an x that ends a name, but not behind one that counts', () => {
    const behind = (name: string, x: number) => wordsOf(toTestItem(name), toTestItem('9450', { x }));
    expect(behind('Pre X', 200)).toEqual(['Pre', 'X', '9450 = 945000']);
    expect(behind('Pre X', 70)).toEqual(['Pre', 'X', '9450']);
    expect(behind('Caja 12 X', 200)).toEqual(['Caja', '12', 'X', '9450']);
  });

  it.each(['Geles x 12', 'Gomitas x 60', 'Barras x 12', 'Caps x 60', 'Latas x 6'])(
    'are prices far before a product of another column: «%s»',
    (text) => {
      const line = (x: number) => wordsOf(toTestItem('Zinc 7.750'), toTestItem(text, { x }));
      expect(line(150)).toContain('7.750 = 775000');
      expect(line(94)).not.toContain('7.750 = 775000');
    },
  );

  it('cover their sign and their digits', () => {
    const [line] = linesOf(toTestItem('$', { x: 200 }), toTestItem('9.450', { x: 220 }));
    expect(line?.words).toMatchObject([{ left: 200, right: 245 }]);
  });
});
