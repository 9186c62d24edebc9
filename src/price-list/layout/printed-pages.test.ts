import { expect, it } from 'vitest';
import { toTestItem, toTestPage } from '../../../test/price-lists/test-page.ts';
import { isPriced, textOf } from './printed-line.ts';
import { toPrintedPages } from './printed-pages.ts';

it('reads each page for itself, and how prices are written from all of them', () => {
  const pages = toPrintedPages([
    toTestPage(['1001 | Whey | $ 9.000', '1002 | Zinc | $ 8.000', '1003 | Maca | $ 5.000']),
    toTestPage(['1004 | Gel | 700']),
    toTestPage([]),
  ]);
  expect(pages.map(({ page, lines }) => [page, lines.map(({ words }) => textOf(words))])).toEqual([
    [0, ['1001 Whey $ 9.000', '1002 Zinc $ 8.000', '1003 Maca $ 5.000']],
    [1, ['1004 Gel 700']],
    [2, []],
  ]);
  const amounts = pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.filter(({ amount }) => amount)));
  expect(amounts.map(({ text }) => text)).toEqual(['$ 9.000', '$ 8.000', '$ 5.000']);
});

it.each<[why: string, lines: string[], amounts: string[]]>([
  [
    'in terms of sale, also beside a product',
    ['Whey | $ 9.000 | Precios con IVA. Pedido mínimo $ 50.000', 'Zinc | $ 8.000'],
    ['$ 9.000', '$ 8.000'],
  ],
  [
    'without a sign before other words, where prices have one',
    ['Mass | 1.250 kcal por porción', 'Gainer | $ 9.000', 'Zinc | $ 8.000', ...Array(5).fill('Maca | $ 5.000')],
    ['$ 9.000', '$ 8.000', ...Array(5).fill('$ 5.000')],
  ],
  [
    'that count, before the comma of their sentence',
    ['Vit. D3 2.000 UI, 60 cáps | 15.260', 'Zinc | 8.000'],
    ['15.260', '8.000'],
  ],
  ['without a sign in a list in dollars', ['BCAA 2000 | U$S 12,30', 'Zinc | U$S 9,50'], ['U$S 12,30', 'U$S 9,50']],
])('has no amounts %s', (_why, lines, amounts) => {
  const words = toPrintedPages([toTestPage(lines)]).flatMap((page) => page.lines.flatMap((line) => line.words));
  expect(words.filter(({ amount }) => amount).map(({ text }) => text)).toEqual(amounts);
});

it('has the bare numbers of a spreadsheet, where each column has its own writing', () => {
  const lines = ['Producto 2026 | Dólar | Precio', 'Vit. C 1000 x60 | 12,50 | 18500', 'Zinc | 3,20 | 4700'];
  const amountsOf = (sheet?: number) =>
    toPrintedPages([{ ...toTestPage(lines), sheet }]).flatMap((page) =>
      page.lines.flatMap(({ words }) => words.flatMap(({ text, amount }) => (amount ? text : []))),
    );
  expect(amountsOf()).toEqual(['12,50', '3,20']);
  expect(amountsOf(0)).toEqual(['12,50', '18500', '3,20', '4700']);
});

it('leaves out the sheets and pages that hold no more, where another has prices', () => {
  const sheet = (title: string, index: number | undefined) => ({
    ...toTestPage([title, 'Producto | Precio anterior', 'Whey | $ 9.000']),
    sheet: index,
  });
  const titlesOf = (...pages: ReturnType<typeof sheet>[]) =>
    toPrintedPages(pages).map(({ lines: [first] }) => first && textOf(first.words));
  expect(titlesOf(sheet('Lista vigente', 0), sheet('Lista anterior - NO VIGENTE', 1))).toEqual(['Lista vigente']);
  expect(titlesOf(sheet('Lista vigente', 0), sheet('2025 vieja', 1))).toEqual(['Lista vigente']);
  expect(titlesOf(sheet('Octubre', 0), sheet('LISTA VIEJA', 1))).toEqual(['Octubre']);
  expect(titlesOf(sheet('Lista anterior', 0))).toEqual(['Lista anterior']);
  expect(titlesOf(sheet('Lo que paga el comercio', 0), sheet('Sugerido al público', 1))).toEqual([
    'Sugerido al público',
  ]);
  expect(titlesOf(sheet('Lo que paga el comercio', 0), sheet('Accesorios', 1))).toHaveLength(2);
  expect(titlesOf(sheet('Hoy', undefined), sheet('Lista anterior', undefined))).toEqual(['Hoy']);
});

it('leaves out what a page keeps of the goods above under a title that says that it holds no more', () => {
  const goods = ['1 | Whey | $ 9.000 | 01/02/27', '2 | Zinc | $ 4.000 | 01/03/27'];
  const old = ['1 | Whey | $ 8.000', '2 | Zinc | $ 3.500', '3 | Maca | $ 2.000'];
  const countOf = (title: string, ...below: string[]) =>
    toPrintedPages([toTestPage(['Lista nueva', ...goods, title, ...below])]).flatMap(({ lines }) => lines).length;
  expect(countOf('LISTA ANTERIOR - NO USAR', ...old)).toBe(3);
  expect(countOf('Lista de noviembre', ...old)).toBe(7);
  expect(countOf('Esta lista anula la anterior', '4 | Mate | $ 1.000')).toBe(5);
});

it('leaves out the prices for the trade of goods that have their retail prices under another title', () => {
  const goods = (price: string) => [`Whey | ${price}`, `Zinc | ${price}`];
  const lines = [
    ...['PRECIO PÚBLICO', ...goods('$ 9.000'), 'PRECIO GIMNASIO / REVENTA', ...goods('$ 7.000')],
    ...['PRECIO MAYORISTA', 'Maca | $ 5.000'],
  ];
  const priced = (texts: string[]) =>
    toPrintedPages([toTestPage(texts)]).flatMap((page) =>
      page.lines.filter(isPriced).map(({ words }) => textOf(words)),
    );
  expect(priced(lines)).toEqual(['Whey $ 9.000', 'Zinc $ 9.000', 'Maca $ 5.000']);
  expect(priced(['PRECIO MAYORISTA', ...goods('$ 7.000'), 'Accesorios', ...goods('$ 9.000')])).toHaveLength(4);
});

it('leaves out sheets and pages for the trade beside those for small sales, with the pages that continue them', () => {
  const goods = (price: string) => [`Whey | ${price}`, `Zinc | ${price}`];
  const more = (price: string) => [`Maca | ${price}`, `Gel | ${price}`];
  const page = (sheet: number | undefined, ...lines: string[]) => ({ ...toTestPage(lines), sheet });
  const pricesOf = (...pages: ReturnType<typeof page>[]) =>
    toPrintedPages(pages).flatMap(({ lines }) =>
      lines.flatMap(({ words }) => words.flatMap(({ text, amount }) => (amount ? text : []))),
    );
  const retail = page(0, 'Minorista', ...goods('$ 9.000'));
  expect(pricesOf(retail, page(1, 'Mayorista', ...goods('$ 7.000')))).toEqual(['$ 9.000', '$ 9.000']);
  expect(pricesOf(retail, page(1, 'Mayorista', ...more('$ 7.000')))).toHaveLength(4);
  const forTrade = [page(undefined, 'LISTA MAYORISTA', ...goods('$ 7.000')), page(undefined, ...more('$ 7.000'))];
  const small = [page(undefined, 'LISTA MINORISTA', ...goods('$ 9.000')), page(undefined, ...more('$ 9.000'))];
  const all = Array(4).fill('$ 9.000');
  expect(pricesOf(...forTrade, ...small)).toEqual(all);
  expect(pricesOf(...small, ...forTrade)).toEqual(all);
});

it('keeps goods of which only the trade has a price, on the pages after those that are left out', () => {
  const pages = [
    ['LISTA MAYORISTA', 'Whey | $ 7.000', 'Zinc | $ 3.000', 'Maca | $ 3.000'],
    ['Gel | $ 900', 'Soga | $ 5.000'],
    ['LISTA PUBLICO', 'Whey | $ 9.000', 'Zinc | $ 4.000', 'Maca | $ 4.000'],
  ];
  const left = toPrintedPages(pages.map((lines) => toTestPage(lines)));
  expect(left.map(({ lines }) => lines.length)).toEqual([2, 4]);
});

it('has the width and the ruled lines of the upright page', () => {
  const items = [toTestItem('Lista', { x: 500, y: 40, turn: 1 })];
  const rules = { across: [], down: [{ at: 550, from: 30, to: 200 }] };
  const [page] = toPrintedPages([{ width: 600, height: 800, items, rules }]);
  expect(page?.width).toBe(800);
  expect(page?.rules.across).toEqual([{ at: 50, from: 30, to: 200 }]);
});

it('has prices in pesos of a list that says that it has them in thousands', () => {
  const read = (...lines: string[]) => {
    const words = toPrintedPages([toTestPage(lines)]).flatMap((page) => page.lines.flatMap((line) => line.words));
    return words.flatMap(({ amount }) => (amount?.kind === 'pesos' ? amount.centavos / 100 : []));
  };
  const priced: [row: string, pesos: number][] = [
    ['Whey 2,5 kg | x 6 | 44,7', 44_700],
    ['Zinc | x 4 | 108,5', 108_500],
    ['BCAA | x 12 | $ 8', 8000],
    ['Gel 1,5 lts. | x 6 | 2,35', 2350],
    ['Mass | x 2 | 102.900', 102_900],
    ['Maca | x 2 | $ 8.500', 8500],
    ['1001 | Omega 3 1000 | 13,2', 13_200],
    ['Colágeno 900 | 33', 33_000],
  ];
  const rows = priced.map(([row]) => row);
  const prices = priced.map(([, pesos]) => pesos);
  expect(read('Precios en miles de pesos (38,9 equivale a $ 38.900)', ...rows)).toEqual(prices);
  expect(read('Producto | Pack | PVP (miles $)', ...rows)).toEqual(prices);
  for (const other of ['Ahorrás miles de pesos', 'Precios bajos en miles de productos'])
    expect(read(other, ...rows)).not.toContain(108_500);
});
