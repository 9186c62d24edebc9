import { describe, expect, it } from 'vitest';
import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import { findColumns } from '../template/list-columns.ts';
import { addTemplate } from '../template/stored-templates.ts';
import { readInCurrency } from './read-in-currency.ts';

const names = [
  'Whey Dorada 1 kg',
  'Creatina 300 g',
  'Magnesio 60 caps',
  'Gel Neutro 40 g',
  'Barra Cereal 60 g',
  'Shaker 600 ml',
];
const products = names.map((name, index) => {
  return { id: index + 1, name, brand: 'Delta', category: 'Varios', price: 15_000_00 * (index + 1), flavors: [] };
});
const listOf = (sign: string, title: string, footer = '') =>
  toTestPage([
    `# ${title}`,
    'Producto|Precio',
    ...names.map((name, index) => `${name}|${sign} ${10 * (index + 1)},50`),
    footer,
  ]);
const inDollars = listOf('U$S', 'Don Ceibo');
const inPesos = toTestPage([
  '# Don Ceibo',
  'Producto|Precio',
  ...names.map((name, index) => `${name}|$ ${index + 1}5.000`),
]);
const RATE = 1_500_00;

const read = (page: typeof inPesos, more: Partial<Parameters<typeof readInCurrency>[1]> = {}) =>
  readInCurrency([page], { products, suppliers: [], ...more });
const pricesOf = ({ list }: ReturnType<typeof read>) => list.rows.map(({ price }) => price);

describe('a list in dollars', () => {
  it('has no price without a rate, and is seen to be one', () => {
    const reading = read(inDollars);
    expect(pricesOf(reading).every((price) => price === undefined)).toBe(true);
    expect(reading).toMatchObject({ looksInDollars: true, dollarRate: null, products });
  });

  it('has prices in cents with a rate, beside products priced so', () => {
    const reading = read(inDollars, { dollarRate: RATE });
    expect(pricesOf(reading)).toEqual(names.map((_, index) => 10_50 + 10_00 * index));
    expect(reading.products.map(({ price }) => price)).toEqual(names.map((_, index) => 10_00 * (index + 1)));
    expect(reading).toMatchObject({ looksInDollars: false, dollarRate: RATE });
  });

  it('is read at the rate of the supplier’s latest one, unless another is said', () => {
    const { template } = read(inDollars, { dollarRate: RATE });
    const templates = addTemplate('[]', JSON.stringify(template));
    const suppliers = [{ id: 7, name: 'Ceibo', templates, dollarRate: RATE }];
    const again = read(inDollars, { suppliers });
    expect(again).toMatchObject({ supplierId: 7, dollarRate: RATE, looksInDollars: false });
    expect(pricesOf(again)[0]).toBe(10_50);
    expect(read(inDollars, { suppliers, dollarRate: 2 * RATE }).products[0]?.price).toBe(5_00);
    expect(read(inDollars, { suppliers, dollarRate: null })).toMatchObject({ dollarRate: null, looksInDollars: true });
  });
});

describe('a list in pesos with some goods in dollars', () => {
  const mixed = toTestPage([
    '# Don Ceibo',
    'Producto|Precio',
    ...names.map((name, index) => `${name}|${index < 2 ? `U$S ${10 * (index + 1)}` : `$ ${index + 1}5.000`}`),
  ]);

  it('is read without those, and says how many they are', () => {
    const reading = read(mixed);
    expect(reading).toMatchObject({ looksInDollars: false, dollarRate: null, linesInDollars: 2 });
    expect(pricesOf(reading).filter((price) => price !== undefined)).toHaveLength(names.length - 2);
  });

  it('is not said to have those whose price was read in pesos beside it', () => {
    const both = toTestPage([
      'Producto|Precio|Precio USD',
      ...names.map((name, index) => `${name}|${index === 3 ? '900,00' : `${index + 1}5.000,00`}|U$S ${index + 1},60`),
    ]);
    const reading = read(both);
    expect(pricesOf(reading)[3]).toBe(900_00);
    expect(reading).toMatchObject({ looksInDollars: false, linesInDollars: 0 });
  });

  it('says so of no list that is in one currency', () => {
    expect([read(inPesos), read(inDollars), read(inDollars, { dollarRate: RATE })]).toMatchObject(
      Array(3).fill({ linesInDollars: 0 }),
    );
  });
});

describe('a list without a name', () => {
  const [dollars, pesos] = ['U$S', '$'].map((sign) => listOf(sign, 'Lista de precios'));
  if (!dollars || !pesos) throw new Error('no lists');
  const learn = (page: typeof inPesos, dollarRate: number | null) => {
    const templates = addTemplate('[]', JSON.stringify(read(page, { dollarRate }).template));
    return [{ id: 7, name: 'Ceibo', templates, dollarRate }];
  };

  it('is of the supplier of one in the same currency, and of no other one', () => {
    const [ofDollars, ofPesos] = [learn(dollars, RATE), learn(pesos, null)];
    expect(read(dollars, { suppliers: ofDollars })).toMatchObject({ supplierId: 7, dollarRate: RATE });
    expect(read(pesos, { suppliers: ofDollars })).toMatchObject({ supplierId: null, dollarRate: null });
    expect(read(pesos, { suppliers: ofPesos })).toMatchObject({ supplierId: 7, dollarRate: null });
    expect(read(dollars, { suppliers: ofPesos }).supplierId).toBeNull();
  });

  it.each(['Compra mínima US$ 100', 'Shaker importado|U$S 9'])(
    'has its supplier whatever else is in dollars: %s',
    (line) => {
      const more = listOf('$', 'Lista de precios', line);
      expect(read(more, { suppliers: learn(pesos, null) })).toMatchObject({ supplierId: 7, dollarRate: null });
      expect(read(pesos, { suppliers: learn(more, null) }).supplierId).toBe(7);
    },
  );

  it('that calls its prices dollars is recognised the next time', () => {
    const titled = toTestPage(['Lista en dólares', 'Producto|USD', ...names.map((name, at) => `${name}|${at + 5},50`)]);
    expect(read(titled, { suppliers: learn(titled, RATE) })).toMatchObject({ supplierId: 7, dollarRate: RATE });
  });
});

describe('a list in dollars without signs', () => {
  const sheet = toTestPage([
    '# Don Ceibo',
    'Producto|Precio U$S',
    ...names.map((name, index) => `${name}|${10 * (index + 1)},5`),
  ]);

  it('is seen to be one, whatever else looks like a price', () => {
    expect(read(sheet)).toMatchObject({ looksInDollars: true, dollarRate: null });
  });

  it('has prices in cents with a rate', () => {
    expect(pricesOf(read(sheet, { dollarRate: RATE }))).toEqual(names.map((_, index) => 10_50 + 10_00 * index));
  });

  it('is still seen to be one when its column is taught', () => {
    const bands = findColumns(toPrintedPages([sheet]), products).map((band, index): ColumnBand => {
      return { ...band, role: index === 0 ? 'name' : 'price' };
    });
    const taught = read(sheet, { teaching: { bands }, dollarRate: null });
    expect(pricesOf(taught)).toEqual(names.map((_, index) => 10_50 + 10_00 * index));
    expect(taught).toMatchObject({ looksInDollars: true, dollarRate: null });
    const atRate = read(sheet, { teaching: { bands }, dollarRate: RATE });
    expect(pricesOf(atRate)).toEqual(pricesOf(taught));
    expect(atRate.looksInDollars).toBe(false);
  });

  it('is in pesos where most goods have a price in pesos beside it', () => {
    const both = toTestPage([
      'Producto|Precio U$S|Precio $',
      ...names.map((name, index) => `${name}|${10 * (index + 1)},5|$ ${index + 1}5.000`),
    ]);
    expect(read(both)).toMatchObject({ looksInDollars: false, dollarRate: null });
    expect(pricesOf(read(both))).toEqual(names.map((_, index) => (index * 10_000 + 15_000) * 100));
    const columns = findColumns(toPrintedPages([both]), products);
    const looksSo = (price: number) => {
      const bands = columns.map((band, index): ColumnBand => {
        return { ...band, role: index === 0 ? 'name' : index === price ? 'price' : 'other' };
      });
      return read(both, { teaching: { bands } }).looksInDollars;
    };
    expect([looksSo(1), looksSo(2)]).toEqual([true, false]);
  });
});

describe('a list in pesos', () => {
  it('is read as it is', () => {
    const reading = read(inPesos);
    expect(pricesOf(reading)).toEqual(names.map((_, index) => (index * 10_000 + 15_000) * 100));
    expect(reading).toMatchObject({ looksInDollars: false, dollarRate: null, products, pages: [inPesos] });
  });

  it('looks in dollars for no mere mention of them', () => {
    const page = {
      ...inPesos,
      items: inPesos.items.map((item) => (item.text === 'Don Ceibo' ? { ...item, text: 'Dólar hoy' } : item)),
    };
    expect(read(page).looksInDollars).toBe(false);
  });

  it('looks in dollars neither where nothing has a price', () => {
    const page = toTestPage(['# Don Ceibo', 'Producto|Precio', ...names.map((name) => `${name}|consultar`)]);
    expect(read(page)).toMatchObject({ looksInDollars: false, dollarRate: null });
  });
});
