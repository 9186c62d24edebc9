import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import {
  countSignedDollars,
  createPrintedTitles,
  dollarAmounts,
  isMostlyInDollars,
  linesByCurrency,
  mentionsDollars,
  pricedInDollars,
  withDollarSigns,
  withPesoSigns,
  writtenPesos,
} from './dollar-list.ts';

it.each([
  'Lista en U$S',
  'Precios en dólares',
  'Precio USD',
  'Whey 1 kg|u$d 20',
  'US$ 20,50',
  'Precio U.S.D.',
  'Dolar del día',
  'PRECIO DLS',
])('sees dollars in «%s»', (line) => {
  expect(mentionsDollars([toTestPage(['Producto', line])])).toBe(true);
});

it.each(['Lista de precios $', 'Pesos', 'Doladol 500 mg', 'Museo USDA 300 g', 'Crusader 1 kg', 'STRAUSS 1 kg', '$ 20'])(
  'sees none in «%s»',
  (line) => {
    expect(mentionsDollars([toTestPage([line])])).toBe(false);
  },
);

it('sees them on any page, and none without pages', () => {
  const [pesos, dollars] = [toTestPage(['Whey|$ 100']), toTestPage(['Whey|USD 10'])];
  expect([mentionsDollars([pesos, dollars]), mentionsDollars([pesos]), mentionsDollars([])]).toEqual([
    true,
    false,
    false,
  ]);
});

it('has the amounts of a list in dollars as if they were pesos, each at its place', () => {
  const page = toTestPage(['Lista en dólares|U$S', 'Whey 1 kg|U$S 20,50', 'Zinc|usd 8', 'Gel|us$12 / USD 10']);
  const [read] = withPesoSigns([page]);
  expect(read?.items.map(({ text }) => text)).toEqual([
    ...['Lista en pesos', '$', 'Whey 1 kg', '$ 20,50', 'Zinc', '$ 8', 'Gel', '$12 / $ 10'],
  ]);
  expect(read?.items.map(({ x, y }) => [x, y])).toEqual(page.items.map(({ x, y }) => [x, y]));
  expect(mentionsDollars(read ? [read] : [])).toBe(false);
  expect(page.items[1]?.text).toBe('U$S');
});

it('has plain numbers below a text that names dollars, and no others', () => {
  const page = toTestPage([
    'Cód.|Producto|Precio U$S|Stock',
    '101|Whey 1 kg|38|12',
    '102|Zinc|31,5|7',
    '103|Gel|1250|3',
  ]);
  const [read] = withPesoSigns([page]);
  expect(read?.items.flatMap(({ text }) => (text.includes('$') ? text : []))).toEqual([
    ...['Precio $', '$ 38', '$ 31,5', '$ 1250'],
  ]);
  expect(linesByCurrency([page]).dollars).toHaveLength(3);
});

it('has short numbers under the others of a column, whose header is at its left', () => {
  const page = toTestPage(['Producto|USD', 'Whey 1 kg|38,85', 'Gel|21']);
  const items = page.items.map((item) => {
    const isNumber = /^\d/.test(item.text);
    return isNumber ? { ...item, x: 260 - item.width } : { ...item, x: item.text === 'USD' ? 230 : 40 };
  });
  const sheet = { ...page, items };
  const [read] = withPesoSigns([sheet]);
  expect(read?.items.slice(2).map(({ text }) => text)).toEqual(['Whey 1 kg', '$ 38,85', 'Gel', '$ 21']);
  expect(linesByCurrency([sheet]).dollars).toHaveLength(2);
});

it('has the amounts that are in dollars, and not those in pesos', () => {
  const page = toTestPage([
    'Producto|Precio U$S|Precio $',
    'Whey 1 kg|38|$ 57.000',
    'Gel|12,5|$ 18.750',
    'Zinc|USD 8|',
  ]);
  expect(dollarAmounts([page])).toEqual(new Set([38_00, 12_50, 8_00]));
});

it('has small numbers beside names where only the list as a whole names dollars', () => {
  const page = toTestPage(['Lista en dólares', 'Producto|Precio', 'Whey 1 kg|38', 'Zinc|8,7', '7790001|Gel|2,40']);
  const [read] = withPesoSigns([page]);
  expect(read?.items.flatMap(({ text }) => (text.includes('$') ? text : []))).toEqual(['$ 38', '$ 8,7', '$ 2,40']);
  expect(linesByCurrency([toTestPage(['Producto|Stock', 'Whey|3', 'Zinc|4'])]).dollars).toHaveLength(0);
});

it('has lines that say that they are in dollars, among others in pesos', () => {
  const page = toTestPage([
    'Dólar hoy U$S 1|1480',
    'Listado general|Cotiz. U$S 1.465,00',
    'Producto|Precio',
    ...['Whey 1 kg|$ 57.000', 'Gel|U$S 12,50', 'Zinc 60 caps|8 USD', 'Barra|US$|19', 'Magnesio|$ 9.000|U$S 6'],
    'Precio U$S 38',
    'Soga|3',
  ]);
  expect(countSignedDollars(linesByCurrency([page]), [])).toBe(2);
  expect(countSignedDollars(linesByCurrency([page]), ['Gel  U$S 12,50', 'Zinc'])).toBe(1);
  expect(countSignedDollars(linesByCurrency([toTestPage(['Whey|$ 57.000', 'Gel|$ 900'])]), [])).toBe(0);
});

it.each<[boolean, string[]]>([
  [true, ['Whey|U$S 38', 'Zinc|USD 8', 'Envíos|$ 9.000']],
  [true, ['Producto|Precio USD', 'Whey|38', 'Zinc|8']],
  [false, ['Whey|$ 57.000', 'Zinc|$ 9.000', 'Compra mínima US$ 100']],
  [false, ['Whey 1 kg $ 57.000', 'Zinc $9.000', 'Gel U$S 9 ($ 13.000)', 'Compra mínima US$ 100']],
  [true, ['Whey 1 kg US$ 57', 'Zinc U$S9', 'Envíos $ 9.000']],
  [false, ['Producto|Precio U$S|Precio $', 'Whey|38|$ 57.000', 'Zinc|6|$ 9.000']],
  [false, ['Whey|U$S 38', 'Zinc|$ 9.000']],
  [false, ['Dólar hoy', 'Whey|consultar']],
  [false, ['Whey|38', 'Zinc|8']],
])('is mostly in dollars or not: %j %j', (isMostly, lines) => {
  expect(isMostlyInDollars(linesByCurrency([toTestPage(lines)]))).toBe(isMostly);
});

it.each([
  'Compra mínima US$ 100',
  'Precios con IVA. Pedido mínimo: U$S 90',
  'Envíos desde USD 10',
  'Precios calculados a U$S 1480',
  'Precios calculados a un dólar de U$S 1480',
])('counts no remark as one of those lines: %s', (line) => {
  expect(
    countSignedDollars(linesByCurrency([toTestPage(['Producto|Precio', 'Whey|$ 57.000', 'Gel|U$S 9', line])]), []),
  ).toBe(1);
});

it('has the texts of a list in dollars as it says them', () => {
  const [read] = withPesoSigns([toTestPage(['Whey 1 kg USD 20,50'])]);
  expect(withDollarSigns(read?.items[0]?.text ?? '', new Set())).toBe('Whey 1 kg US$ 20,50');
});

it.each([
  ['Price $', 'Price USD'],
  ['Price', 'Price USD'],
  ['PVP $', 'PVP U$S'],
  ['Costo pesos', 'Costo dólar'],
  ['Precio', 'Precio'],
])('has the title «%s» of a column as it is printed', (title, printed) => {
  const pages = [toTestPage(['Producto|Price USD|PVP U$S|Costo dólar', 'Whey U$S 9|20|30|18'])];
  expect(createPrintedTitles(pages)(title)).toBe(printed);
});

it('has pesos beside dollars as pesos', () => {
  const page = toTestPage([
    'Producto|Precio U$S|Precio',
    'Whey|32,09|$ 46530',
    'Gel|USD 9|$|13.050,50',
    'Zinc $9.000, U$S 6',
  ]);
  const pesos = writtenPesos([page]);
  expect(pesos).toEqual(new Set(['46530', '13.050,50', '9.000']));
  expect(withDollarSigns('Whey $ 32,09 $ 46530', pesos)).toBe('Whey US$ 32,09 $ 46530');
  expect(withDollarSigns('Zinc $9.000, $ 6 c/$', pesos)).toBe('Zinc $9.000, US$ 6 c/US$');
});

const product = { id: 1, name: 'Whey', brand: 'Delta', category: 'Proteínas', flavors: [] };

it.each([
  [30_000_00, 1_500_00, 20_00],
  [10_000_00, 1_500_00, 6_67],
  [100, 1_500_00, 0],
  [0, 1_500_00, 0],
])('has a price of %d centavos at %d for a dollar as %d cents', (price, rate, cents) => {
  expect(pricedInDollars([{ ...product, price }], rate)).toEqual([{ ...product, price: cents }]);
});

it('comes back to the price within half a cent of a dollar', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_00), fc.integer({ min: 100, max: 10_000_00 }), (price, rate) => {
      const [{ price: cents } = { price: -1 }] = pricedInDollars([{ ...product, price }], rate);
      expect(Number.isInteger(cents)).toBe(true);
      // In whole numbers: a half divided by a hundred is not exact.
      expect(2 * Math.abs(cents * rate - price * 100)).toBeLessThanOrEqual(rate);
    }),
  );
});
