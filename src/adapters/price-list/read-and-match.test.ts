import { describe, expect, it } from 'vitest';
import { addTemplate } from '#price-list/template/stored-templates.ts';
import { listProducts } from '../../../test/price-lists/cases.ts';
import { readAndMatch } from './read-and-match.ts';

const GOODS = listProducts.slice(0, 20);
const RATE = 1450_00;

type Product = (typeof GOODS)[number];
type Sent = { title: string; header: string; row: (product: Product) => string; goods?: readonly Product[] };

const listOf = ({ title, header, row, goods = GOODS }: Sent) => [title, header, ...goods.map(row)].join('\n');
const pesos = ({ price }: Product, factor: number) => `${Math.round((price / 100) * factor)}`;
const dollars = ({ price }: Product) => ((price * 100) / RATE / 100).toFixed(2).replace('.', ',');

async function read(list: Sent, more: Partial<Parameters<typeof readAndMatch>[0]> = {}) {
  const bytes = new TextEncoder().encode(listOf(list));
  const result = await readAndMatch({ bytes, products: listProducts, remembered: new Map(), draw: true, ...more });
  if (!result.ok) throw new Error(result.reason);
  return result;
}

/** What is learned of a list whose first line was confirmed as the last product. */
const learn = ({ supplier, lines, dollarRate }: Awaited<ReturnType<typeof read>>) => {
  const pairs = new Map([[lines[0]?.key ?? '', listProducts.at(-1)?.id ?? 0]]);
  const name = supplier?.name ?? 'Proveedor 1';
  return [{ id: 7, name, templates: addTemplate('[]', supplier?.template ?? ''), pairs, dollarRate }];
};

describe('a list that matches nothing as the lists of its supplier are read', () => {
  const inDollars = (title: string): Sent => {
    return { title, header: 'Producto;Marca;Precio', row: (one) => `${one.name};${one.brand};U$S ${dollars(one)}` };
  };
  const inPesos = (title: string): Sent => {
    return { title, header: 'Producto;Marca;Precio', row: (one) => `${one.name};${one.brand};$ ${pesos(one, 1.1)}` };
  };

  it('is of the supplier all the same, with its pairs, when that had lists in dollars before', async () => {
    const suppliers = learn(await read(inDollars('# IMPORTADORA AUSTRAL'), { dollarRate: RATE }));
    const next = await read(inPesos('# IMPORTADORA AUSTRAL'), { suppliers });
    expect(next).toMatchObject({ supplier: { id: 7 }, dollarRate: null });
    expect(next.matches).toHaveLength(GOODS.length);
    expect(next.matches.filter(({ remembered }) => remembered)).toMatchObject([{ product: listProducts.at(-1) }]);
  });

  it.each([
    ['# IMPORTADORA AUSTRAL', 7],
    ['Lista de precios', null],
  ])('for other columns are those of prices: under the title «%s»', async (title, id) => {
    const taught = await read(inPesos(title), {
      teaching: { bands: [{ left: 0, right: 9, title: 'Marca', role: 'price' }] },
    });
    expect(taught.matches).toEqual([]);
    const next = await read(inPesos(title), { suppliers: learn(taught) });
    expect([next.supplier?.id, next.supplier?.isTaught, next.matches.length]).toEqual([id, false, GOODS.length]);
  });
});

describe('the next list of a supplier', () => {
  const sent: Sent = {
    title: '# IMPORTADORA AUSTRAL',
    header: 'Producto;Marca;Precio',
    row: (one) => `${one.name};${one.brand};${pesos(one, 1)}`,
  };

  it.each<[string, Partial<Sent>]>([
    ['a wider column', { row: (one) => `${one.name};${one.brand} de Mendoza;${pesos(one, 1.1)}` }],
    ['a column more', { header: 'Producto;Marca;Precio;Stock', row: (one) => `${sent.row(one)};12` }],
    ['a column less', { header: 'Producto;Precio', row: (one) => `${one.name};${pesos(one, 1.1)}` }],
  ])('is recognised with %s', async (_, changed) => {
    const next = await read({ ...sent, ...changed }, { suppliers: learn(await read(sent)) });
    expect(next.supplier?.id).toBe(7);
  });

  const reversed = (text: string) => [...text].reverse().join('');
  const otherGoods: Omit<Sent, 'title'> = {
    header: 'Producto;Precio',
    row: (one) => `${reversed(one.name)};${pesos(one, 1)}`,
  };

  it.each([
    ['Importadora Austral S.A.', null],
    ['Importadora austral', 7],
    ['Lista de precios', null],
  ])('is recognised by its name though all its goods are others: «%s»', async (title, id) => {
    const next = await read({ title, ...otherGoods }, { suppliers: learn(await read(sent)) });
    expect(next.supplier?.id).toBe(id);
  });

  it('with other goods has its prices in the same column', async () => {
    const columns: Sent = {
      title: '# IMPORTADORA AUSTRAL',
      header: 'Producto;Costo s/IVA;Costo c/IVA;Sugerido',
      row: (one) => `${one.name};${pesos(one, 0.5)};${pesos(one, 0.6)};${pesos(one, 1)}`,
    };
    const band = { left: 0, right: 9, title: 'Costo c/IVA', role: 'price' } as const;
    const goods = listProducts.slice(20, 40);
    const next = { ...columns, goods };
    const suppliers = learn(await read(columns, { teaching: { bands: [band] } }));
    const reading = await read(next, { suppliers });
    expect(reading).toMatchObject({ supplier: { id: 7 }, priceColumn: 'Costo c/IVA' });
    expect(reading.matches.length).toBeGreaterThan(goods.length / 2);
  });
});

it('has the lines of a list with both currencies as the list writes them', async () => {
  const { lines } = await read(
    {
      title: 'Lista de precios',
      header: 'Producto;Marca;Precio USD;Precio ARS',
      row: (one) => `${one.name};${one.brand};U$S ${dollars(one)};$ ${pesos(one, 1)}`,
    },
    { dollarRate: RATE },
  );
  const [first] = GOODS;
  if (!first) throw new Error('no goods');
  expect(lines[0]?.text).toBe(`${first.name} ${first.brand} US$ ${dollars(first)} $ ${pesos(first, 1)}`);
});

describe('the columns of a list in dollars', () => {
  const list: Sent = {
    title: '# IMPORTADORA AUSTRAL',
    header: 'Producto;Marca;Mayorista USD;Público U$S',
    row: (one) =>
      `${one.name};${one.brand};${dollars(one)};${(Number(dollars(one).replace(',', '.')) * 1.8).toFixed(2).replace('.', ',')}`,
  };
  const titles = ['Mayorista USD', 'Público U$S'];

  it('have the titles that are printed, also in its drawing', async () => {
    const result = await read(list, { dollarRate: RATE });
    expect(result.priceColumns).toEqual(titles);
    expect(titles).toContain(result.priceColumn);
    expect(result.lines[0]?.otherPrices.map(({ title }) => title)).toEqual(
      titles.filter((title) => title !== result.priceColumn),
    );
    expect(result.drawing?.bands.map(({ title }) => title)).toEqual(['Producto', 'Marca', ...titles]);
    expect(result.drawing?.pages[0]?.words.map(({ text }) => text)).toEqual(expect.arrayContaining(titles));
  });

  it.each(titles)('are taken by these titles, as the next list is read: %s', async (priceColumn) => {
    const chosen = await read(list, { dollarRate: RATE, priceColumn });
    expect(chosen.priceColumn).toBe(priceColumn);
    expect(await read(list, { suppliers: learn(chosen) })).toMatchObject({ priceColumn, dollarRate: RATE });
    const bands = chosen.drawing?.bands ?? [];
    const taught = await read(list, { dollarRate: RATE, teaching: { bands }, priceColumn });
    expect(taught.lines[0]?.price).toBe(chosen.lines[0]?.price);
  });
});
