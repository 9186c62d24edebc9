import { describe, expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import type { PrintedLine, Word } from '../layout/printed-line.ts';
import { toPrintedLines } from '../layout/printed-lines.ts';
import { bareLabel, findLabelEnd, isPriceLabel, labelLines, labelWords } from './price-labels.ts';

const linesOf = (...lines: string[]): PrintedLine[] => toPrintedLines(toTestPage(lines), 0);
/** 'Whey 1 kg', 'Costo: $ 9.000' */
const textsOf = (words: readonly Word[]) => {
  const texts: string[] = [];
  let open = false;
  for (const { text, amount, label } of words) {
    const shown = label === '' ? text : `${label}: ${text}`;
    if (open && !amount) texts.push(`${texts.pop() ?? ''} ${shown}`);
    else texts.push(shown);
    open = !amount;
  }
  return texts;
};
const read = (...lines: string[]) => {
  const printed = linesOf(...lines);
  return labelLines(printed, findLabelEnd(printed)).map(({ words }) => textsOf(words));
};

describe('labels beside prices', () => {
  it.each<[text: string, parts: string[]]>([
    ['Whey 1 kg Precio sugerido: $ 9.450', ['Whey 1 kg', 'Precio sugerido: $ 9.450']],
    ['Creatina 300 g (PVP $ 9.450)', ['Creatina 300 g', 'PVP: $ 9.450)']],
    ['Creatina 300 g Revend. $ 9.450', ['Creatina 300 g', 'Revend.: $ 9.450']],
    ['Creatina 300 g → Ahora $ 9.450', ['Creatina 300 g', 'Ahora: $ 9.450']],
    ['Creatina 300 g – $ 9.450', ['Creatina 300 g', '$ 9.450']],
    ['Creatina Uva / Limón – $ 9.450', ['Creatina Uva / Limón', '$ 9.450']],
    ['Whey 1 kg Costo $ 6.000 PVP $ 9.450', ['Whey 1 kg', 'Costo: $ 6.000', 'PVP: $ 9.450']],
    ['Whey 1 kg $ 9.450 público', ['Whey 1 kg', 'público: $ 9.450']],
    ['Whey 1 kg $ 8.000 -> $ 9.450', ['Whey 1 kg', 'antes: $ 8.000', 'ahora: $ 9.450']],
    ['Whey 1 kg PVP $ 8.000 → $ 9.450', ['Whey 1 kg', 'antes: $ 8.000', 'PVP: $ 9.450']],
    ['Whey 1 kg $ 9.450', ['Whey 1 kg', '$ 9.450']],
    ['Barra caja $ 9.450', ['Barra caja', '$ 9.450']],
    ['Barra caja x 12: $ 9.450 $ 990 c/u', ['Barra', 'caja x 12: $ 9.450', '$ 990 c/u']],
    ['Snack unidad $ 990 caja de 12 $ 9.450', ['Snack', 'unidad: $ 990', 'caja de 12: $ 9.450']],
    ['Té pack x6 $ 7.900 / c/u al público $ 1.870', ['Té', 'pack x6: $ 7.900', 'c/u al público: $ 1.870']],
    ['Barra caja x 12 $ 9.450 Té c/u $ 990', ['Barra caja x 12', '$ 9.450', 'Té', 'c/u: $ 990']],
    ['Barra caja x 6 $ 9.450 Té $ 990 c/u', ['Barra caja x 6', '$ 9.450', 'Té', '$ 990 c/u']],
    ['Té $ 990 c/u Barra caja x 6 $ 9.450', ['Té', '$ 990 c/u', 'Barra caja x 6', '$ 9.450']],
    ['Whey $ 9.450 al público, revendedores $ 7.450', ['Whey', 'al público: $ 9.450', 'revendedores: $ 7.450']],
    ['Zinc x 60 $ 9.450', ['Zinc x 60', '$ 9.450']],
    ['Guantes (c/u) | 4 u | $ 7.450', ['Guantes (c/u) 4 u', '$ 7.450']],
    ['Guantes | x 6 mayoristas | $ 7.450', ['Guantes', 'x 6 mayoristas: $ 7.450']],
    ['Zinc x 12 mayorista $ 9.450', ['Zinc x 12', 'mayorista: $ 9.450']],
    ['Guantes Talle S mayorista $ 9.450', ['Guantes Talle S', 'mayorista: $ 9.450']],
    ['Llevando 3: $ 9.450 cada uno', ['Llevando 3: $ 9.450 cada uno']],
    ['Zinc x 60 llevando 6: $ 9.450', ['Zinc x 60 llevando 6:', '$ 9.450']],
  ])('in «%s»', (text, parts) => {
    expect(read(text)).toEqual([parts]);
  });

  it('name a measure below the price of the product, or beside it', () => {
    expect(read('Chía 500 g $ 5.000', 'Precio x kg: $ 10.000')).toEqual([
      ['Chía 500 g', '$ 5.000'],
      ['Precio x kg: $ 10.000'],
    ]);
    expect(read('Chía precio x kg: $ 10.000')).toEqual([['Chía', 'precio x kg: $ 10.000']]);
  });

  it('stand before or behind their prices as in most lines', () => {
    expect(read('Whey $ 6.000 mayor $ 9.000 público', 'Zinc $ 3.000 mayor $ 4.000 público')).toEqual([
      ['Whey', 'mayor: $ 6.000', 'público: $ 9.000'],
      ['Zinc', 'mayor: $ 3.000', 'público: $ 4.000'],
    ]);
  });

  it('stand where they do without «c/u», which comes behind prices', () => {
    const packs = ['Gel $ 3.550 c/u, caja x 12 $ 39.000', 'Barra $ 2.550 c/u, caja x 12 $ 29.000'];
    expect(read('Quemador $ 30.700 x mayor $ 28.000', ...packs)[0]).toEqual([
      'Quemador',
      '$ 30.700',
      'x mayor: $ 28.000',
    ]);
  });

  it('are near to their prices', () => {
    const priceAt = (x: number) => {
      const lines = toPrintedLines(toTestPage(['Whey Público | $ 9.450'], { stops: [40, x] }), 0);
      return labelLines(lines, 'before').flatMap(({ words }) => textsOf(words));
    };
    expect(priceAt(128)).toEqual(['Whey', 'Público: $ 9.450']);
    expect(priceAt(132)).toEqual(['Whey Público', '$ 9.450']);
  });

  it('are at any distance with no other text before them in their line', () => {
    const stops = [40, 200, 300, 460];
    const priced = 'Comercio x unidad | $ 6.000 | Comercio x unidad | $ 7.000';
    const lines = toPrintedLines(toTestPage(['Whey 1 kg', priced], { stops }), 0);
    const parts = ['Comercio x unidad: $ 6.000', 'Comercio x unidad: $ 7.000'];
    expect(labelLines(lines, 'before').map(({ words }) => textsOf(words))).toEqual([['Whey 1 kg'], parts]);
    const all = lines.flatMap(({ words }) => words);
    expect(textsOf(labelWords(all, 'before'))).toEqual(['Whey 1 kg', ...parts]);
  });

  it.each([
    ['Unidad $ 990', 'Display x 12 u.: $ 9.450'],
    ['Té $ 990', 'Display x 12 u. $ 9.450'],
  ])('are packs below the price of a piece: %s', (above, shown) => {
    const [, pack] = read(above, 'Display x 12 u. $ 9.450');
    expect(pack?.join(' ')).toBe(shown);
  });

  it('are packs before what may be the price of a piece', () => {
    expect(read('Whey 1 kg', 'caja x12 $ 31.700 $ 2.940')).toEqual([['Whey 1 kg'], ['caja x12: $ 31.700', '$ 2.940']]);
    expect(read('caja x12 $ 31.700 $ 5.000')).toEqual([['caja x12', '$ 31.700', '$ 5.000']]);
  });

  it('of dollars make dollars of their prices', () => {
    const [line] = labelLines(linesOf('Whey Precio USD: 1.200'), 'before');
    expect(line?.words.at(-1)).toMatchObject({ label: 'Precio USD', amount: { kind: 'foreign-currency' } });
  });

  it('behind a price are on its line', () => {
    const words = linesOf('Whey $ 9.000', 'público Zinc $ 4.000').flatMap((line) => line.words);
    expect(textsOf(labelWords(words, 'behind'))).toEqual(['Whey', '$ 9.000', 'público Zinc', '$ 4.000']);
  });

  it('leave out signs that part no words, of lines only', () => {
    const [line] = linesOf('Whey oro - $ 9.000');
    expect(read('Whey oro - $ 9.000')).toEqual([['Whey oro', '$ 9.000']]);
    expect(textsOf(labelWords(line?.words ?? [], 'before'))).toEqual(['Whey oro -', '$ 9.000']);
  });
});

it.each([
  ['Precio sugerido', true],
  ['PVP', true],
  ['mayorista', true],
  ['Precio', true],
  ['Lista 2', true],
  ['efectivo', true],
  ['Whey', false],
  ['x 6', false],
  ['6 unidades', false],
  ['caja', false],
  ['Producto', false],
  ['', false],
])('tells whether «%s» says which price it is: %s', (text, is) => {
  expect(isPriceLabel(text)).toBe(is);
});

it('takes the signs around a label away', () => {
  expect([' (PVP: ', '→ Ahora -', 'x6*'].map(bareLabel)).toEqual(['PVP', 'Ahora', 'x6']);
});
