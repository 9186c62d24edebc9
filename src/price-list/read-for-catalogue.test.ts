import { describe, expect, it } from 'vitest';
import { findDoubts } from '#domain/pricing/match-doubts.ts';
import { type TestLine, toTestItem, toTestPage } from '../../test/price-lists/test-page.ts';
import type { CatalogueProduct } from './list/catalogue-product.ts';
import { matchList } from './matching/match-list.ts';
import type { TextItem, TextPage } from './page/text-page.ts';
import { type CatalogueOptions, readForCatalogue } from './read-for-catalogue.ts';

/** The products of the shop with their prices today. */
const SHOP: Record<string, Record<string, number>> = {
  Delta: { 'Whey Protein 1 kg': 40_000, 'Creatina 300 g': 25_000, 'Zinc 60 caps': 8_000, 'Omega 3 60 caps': 12_000 },
  Athlon: { 'Whey Protein 1 kg': 36_000, 'Creatina 300 g': 21_000, 'Maca 90 caps': 9_500, 'Cafeína 60 comp': 7_000 },
};
const toProducts = (shop: typeof SHOP) =>
  Object.entries(shop)
    .flatMap(([brand, own]) => Object.entries(own).map(([name, price]) => ({ brand, name, price: price * 100 })))
    .map((one, index): CatalogueProduct => ({ ...one, id: index + 1, category: 'Suplementos', flavors: [] }));
const products = toProducts(SHOP);

type Page = readonly TestLine[];
type ReadOptions = Partial<CatalogueOptions> & { draw?: Parameters<typeof toTestPage>[1] };

const readPages = (pages: readonly TextPage[], options: ReadOptions = {}) =>
  readForCatalogue(pages, { products, ...options });
const readLines = (lines: Page, { draw, ...options }: ReadOptions = {}) =>
  readPages([toTestPage(lines, draw)], options);

/** The rows as 'Delta · Creatina 300 g [Uva] = 27500 ?', the last where the seller is asked for the column, or 'brand?'. */
const rowsOf = ({ rows }: ReturnType<typeof readLines>) =>
  rows.map(({ brandCell, headingBrand, text, notes, price, unsureColumn, doubt }) => {
    const name = [text, ...notes.map((note) => `[${note}]`)].join(' ');
    const told = price === undefined ? '-' : price / 100;
    return `${brandCell ?? headingBrand} · ${name} = ${told}${unsureColumn ? ' ?' : ''}${doubt ? ` ${doubt}?` : ''}`;
  });
const matchesOf = (list: ReturnType<typeof readLines>, all = products) => matchList(list, { products: all });
const matched = (list: ReturnType<typeof readLines>, all = products) =>
  matchesOf(list, all).map(({ product: { brand, name }, price }) => `${brand} · ${name} = ${price / 100}`);

const DELTA = ['Delta · Whey Protein 1 kg = 44000', 'Delta · Creatina 300 g = 27500', 'Delta · Zinc 60 caps = 8800'];
const ATHLON = ['Athlon · Maca 90 caps = 10400', 'Athlon · Creatina 300 g = 23100'];

it('reads the price of a piece beside that of its pack, which is no column', () => {
  const packs = ['Creatina 300 g pack x 6', 'Zinc 60 caps caja x 12', 'Omega 3 60 caps display x 24'];
  const list = readLines([
    '# Delta',
    ...packs.map(
      (name, at) => `${name} $ ${[125, 85, 250][at]}.000 / c/u al público $ ${['27.500', '8.800', '13.200'][at]}`,
    ),
    ...Array.from(
      { length: 9 },
      (_, at) => `Batido ${at + 1}00 ml pack x ${at + 2} $ 15.000 / c/u al público $ 2.${at}00`,
    ),
  ]);
  expect(matched(list)).toEqual([...DELTA.slice(1), 'Delta · Omega 3 60 caps = 13200']);
  expect(list.priceColumns).toEqual(['c/u al público']);
});

it('asks about a price to which tax is added among others', () => {
  const goods = ['Whey Protein 1 kg $ 44.000', 'Creatina 300 g $ 22.700 + IVA', 'Zinc 60 caps $ 8.800'];
  const isAsked = (lines: Page) =>
    readLines(['# Delta', ...lines]).rows.map(({ unsureColumn = false }) => unsureColumn);
  expect(isAsked(goods)).toEqual([false, true, false]);
  expect(isAsked(goods.map((line) => line.replace(/( \+ IVA)?$/, ' + IVA')))).toEqual([true, true, true]);
});

describe('brands', () => {
  it.each<[why: string, lines: Page, rows: string[]]>([
    [
      'are those of the headings above',
      [
        '# Delta',
        'Whey Protein 1 kg | $ 44.000',
        'Creatina 300 g | $ 27.500',
        'Zinc 60 caps | $ 8.800',
        '# Athlon',
        'Maca 90 caps | $ 10.400',
        'Creatina 300 g | $ 23.100',
      ],
      [...DELTA, ...ATHLON],
    ],
    [
      'go on over kinds of product that are set otherwise',
      [
        '# Distribuidora Sur',
        'Lista de precios noviembre 2026',
        '# Delta',
        'Proteínas',
        'Whey Protein 1 kg | $ 44.000',
        'Creatinas',
        'Creatina 300 g | $ 27.500',
        'Minerales',
        'Zinc 60 caps | $ 8.800',
        '# Athlon',
        'Hierbas',
        'Maca 90 caps | $ 10.400',
        'Creatinas',
        'Creatina 300 g | $ 23.100',
      ],
      [...DELTA, ...ATHLON],
    ],
    [
      'are printed once for several products in their column',
      [
        'Producto | Marca | Precio',
        'Whey Protein 1 kg | Delta | $ 44.000',
        'Creatina 300 g | | $ 27.500',
        'Zinc 60 caps | | $ 8.800',
        'Maca 90 caps | Athlon | $ 10.400',
        'Creatina 300 g | | $ 23.100',
      ],
      [...DELTA, ...ATHLON],
    ],
    [
      'may have their letters set apart',
      [
        '# D E L T A',
        'Whey Protein 1 kg | $ 44.000',
        'Creatina 300 g | $ 27.500',
        'Zinc 60 caps | $ 8.800',
        '# A T H L O N',
        'Maca 90 caps | $ 10.400',
        'Creatina 300 g | $ 23.100',
      ],
      [...DELTA, ...ATHLON],
    ],
    [
      'stand between stars in messages',
      [
        '[9:14, 12/3/2026] Marce: *DELTA*',
        '▪ Whey Protein 1 kg $ 44.000',
        '▪ Creatina 300 g $ 27.500 / Zinc 60 caps',
        '$ 8.800',
        '*ATHLON*',
        '▪ Maca 90 caps $ 10.400',
        '▪ Creatina 300 g $ 23.100 10:24',
      ],
      [...DELTA, ...ATHLON],
    ],
    [
      'stand before colons in sentences',
      [
        'DELTA: Whey Protein 1 kg $ 44.000, Creatina 300 g',
        '$ 27.500, Zinc 60 caps $ 8.800. ATHLON: Maca 90 caps',
        '$ 10.400, Creatina 300 g $ 23.100',
      ],
      [...DELTA, ...ATHLON],
    ],
    [
      'have fields of their own',
      [
        'Producto: Whey Protein 1 kg',
        'Marca: Delta',
        'Precio: $ 44.000',
        'Producto: Creatina 300 g',
        'Marca: Delta',
        'Precio: $ 27.500',
        'Producto: Maca 90 caps',
        'Marca: Athlon',
        'Precio: $ 10.400',
      ],
      ['Delta · Whey Protein 1 kg = 44000', 'Delta · Creatina 300 g = 27500', 'Athlon · Maca 90 caps = 10400'],
    ],
    [
      'stand over the prices of each',
      [
        'Producto | Delta | Athlon',
        'Whey Protein 1 kg | $ 44.000 | $ 39.600',
        'Creatina 300 g | $ 27.500 | $ 23.100',
        'Zinc 60 caps | $ 8.800 |',
      ],
      [
        'Delta · Whey Protein 1 kg = 44000',
        'Athlon · Whey Protein 1 kg = 39600',
        'Delta · Creatina 300 g = 27500',
        'Athlon · Creatina 300 g = 23100',
        'Delta · Zinc 60 caps = 8800',
      ],
    ],
  ])('%s', (_why, lines, rows) => {
    const list = readLines(lines);
    expect(rowsOf(list)).toEqual(rows);
    expect(new Set(matched(list))).toEqual(new Set(rows));
  });

  it('go on at the next page, under headers that are printed again', () => {
    const first: Page = ['# Delta', 'Producto | Precio', 'Whey Protein 1 kg | $ 44.000', 'Creatina 300 g | $ 27.500'];
    const second: Page = ['Zinc 60 caps | $ 8.800', '# Athlon', 'Maca 90 caps | $ 10.400', 'Creatina 300 g | $ 23.100'];
    const rows = [...DELTA, ...ATHLON];
    expect(rowsOf(readPages([toTestPage(first), toTestPage(second)]))).toEqual(rows);
    expect(rowsOf(readPages([toTestPage(first), toTestPage(['Producto | Precio', ...second])]))).toEqual(rows);
  });

  it('stand in drawn cells beside the rows of each', () => {
    const lines: Page = [
      'Marca | Producto | Precio',
      '| Whey Protein 1 kg | $ 44.000',
      '| Creatina 300 g | $ 27.500',
      [9, 'Delta'],
      [9, '| Zinc 60 caps | $ 8.800'],
      '| Omega 3 60 caps | $ 13.200',
      '| Maca 90 caps | $ 10.400',
      'Athlon | Whey Protein 1 kg | $ 39.600',
      '| Creatina 300 g | $ 23.100',
    ];
    const across = [62, 134, 190].map((at) => ({ from: 36, to: 380, at }));
    const list = readLines(lines, { draw: { stops: [40, 120, 300], rules: { across } } });
    expect(matched(list)).toEqual([
      ...DELTA,
      'Delta · Omega 3 60 caps = 13200',
      'Athlon · Maca 90 caps = 10400',
      'Athlon · Whey Protein 1 kg = 39600',
      'Athlon · Creatina 300 g = 23100',
    ]);
  });

  it('are told by the short forms that the list explains', () => {
    const all = toProducts({ ...SHOP, 'Toro Titanio': { 'Gel 40 g': 2_000 } });
    const lines: Page = [
      'DTL Delta · ATH Athlon · TTN Toro Titanio',
      'Marca | Producto | Precio',
      'DTL | Whey Protein 1 kg | $ 44.000',
      'DTL | Creatina 300 g | $ 27.500',
      'ATH | Maca 90 caps | $ 10.400',
      'TTN | Gel 40 g | $ 2.200',
      'VLT | Creatina 300 g | $ 20.000',
    ];
    const list = readLines(lines, { products: all, draw: { stops: [40, 120, 300] } });
    const known = [
      'Delta · Whey Protein 1 kg = 44000',
      'Delta · Creatina 300 g = 27500',
      'Athlon · Maca 90 caps = 10400',
      'Toro Titanio · Gel 40 g = 2200',
    ];
    expect(rowsOf(list)).toEqual([...known, 'VLT · Creatina 300 g = 20000']);
    expect(matched(list, all)).toEqual(known);
  });

  it('are told by short forms in names that the list explains', () => {
    const list = readLines([
      'DTL Delta · ATH Athlon',
      'Whey Protein 1 kg DTL | $ 44.000',
      'Creatina 300 g - DTL | $ 27.500',
      'DTL Zinc 60 caps | $ 8.800',
      'Maca ATH 90 caps | $ 10.400',
      'Creatina 300 g ATH | $ 23.100',
      'Creatina 300 g VLT | $ 20.000',
    ]);
    expect(matched(list)).toEqual([...DELTA, ...ATHLON]);
    expect(rowsOf(list)).toEqual([...DELTA, ...ATHLON, 'undefined · Creatina 300 g VLT = 20000']);
  });

  it('are told by no word that stands before one in a row', () => {
    const list = readLines(['Whey D1 Delta 1 kg | $ 44.000', 'Creatina D1 300 g | $ 27.500']);
    expect(rowsOf(list)).toEqual(['undefined · Whey D1 Delta 1 kg = 44000', 'undefined · Creatina D1 300 g = 27500']);
  });

  it.each<[where: string, lines: Page, foreign: string[]]>([
    ['headings', ['# Voltaje', 'Whey Protein 1 kg | $ 50.000'], ['null · Whey Protein 1 kg = 50000']],
    ['headings that say so', ['Marca: Voltaje', 'Omega 3 60 caps | $ 12.000'], ['null · Omega 3 60 caps = 12000']],
  ])('that the shop does not have match nothing: under %s', (_where, lines, foreign) => {
    const known: Page = [
      '# Delta',
      'Whey Protein 1 kg | $ 44.000',
      'Creatina 300 g | $ 27.500',
      'Zinc 60 caps | $ 8.800',
    ];
    const list = readLines([...known, ...lines]);
    expect(rowsOf(list)).toEqual([...DELTA, ...foreign]);
    expect(matched(list)).toEqual(DELTA);
  });

  it('that the shop does not have match nothing: in a column, over prices, in a column printed once', () => {
    const inColumn = readLines([
      'Producto | Marca | Precio',
      'Whey Protein 1 kg | Delta | $ 44.000',
      'Creatina 300 g | Voltaje | $ 27.500',
      'Whey Protein 1 kg | | $ 48.800',
      'Maca 90 caps | Athlon | $ 10.400',
      'Creatina 300 g | | $ 23.100',
      'Zinc 60 caps | Delta | $ 8.800',
    ]);
    expect(rowsOf(inColumn).slice(1, 3)).toEqual([
      'Voltaje · Creatina 300 g = 27500',
      'Voltaje · Whey Protein 1 kg = 48800',
    ]);
    expect(matched(inColumn)).toEqual([DELTA[0], ...ATHLON, DELTA[2]]);
    const overPrices = readLines([
      'Producto | Delta | Athlon | Voltaje',
      'Whey Protein 1 kg | $ 44.000 | $ 39.600 | $ 33.000',
      'Creatina 300 g | $ 27.500 | $ 23.100 | $ 20.000',
      'Zinc 60 caps | $ 8.800 | | $ 5.000',
    ]);
    expect(rowsOf(overPrices)).toContain('Voltaje · Zinc 60 caps = 5000');
    expect(new Set(matched(overPrices))).toEqual(
      new Set([...DELTA, 'Athlon · Whey Protein 1 kg = 39600', 'Athlon · Creatina 300 g = 23100']),
    );
  });

  it('are asked for where only names and prices speak for one, and given by the seller', () => {
    const lines: Page = [
      'Whey Protein 1 kg | $ 44.000',
      'Creatina 300 g | $ 27.500',
      'Zinc 60 caps | $ 8.800',
      'Omega 3 60 caps | $ 13.200',
    ];
    const told = [...DELTA, 'Delta · Omega 3 60 caps = 13200'];
    expect(rowsOf(readLines(lines))).toEqual(told.map((row) => `${row} brand?`));
    expect(rowsOf(readLines(lines, { brand: 'Delta' }))).toEqual(told);
  });
});

describe('prices', () => {
  const NAMES = ['Whey Protein 1 kg', 'Creatina 300 g', 'Zinc 60 caps'];
  const PUBLIC = ['$ 44.000', '$ 27.500', '$ 8.800'];
  const WHOLESALE = ['$ 31.000', '$ 19.000', '$ 6.100'];
  /** Rows under the brand Delta with these columns behind their names. */
  const table = (head: string, ...columns: string[][]): Page => [
    '# Delta',
    ...(head === '' ? [] : [head]),
    ...NAMES.map((name, index) => [name, ...columns.map((column) => column[index] ?? '')].join(' | ')),
  ];

  const beside = NAMES.map((name, at) => `${name} Mayorista ${WHOLESALE[at] ?? ''} Público ${PUBLIC[at] ?? ''}`);

  const below = NAMES.flatMap((name, at) => [
    `+ ${name}`,
    `Mayorista ${WHOLESALE[at] ?? ''}`,
    `Público ${PUBLIC[at] ?? ''}`,
  ]);

  const under = NAMES.flatMap((name, at): TestLine[] => [
    [30, `+ ${name}`],
    'Precio final',
    PUBLIC[at] ?? '',
    'Precio sin impuestos nacionales:',
    WHOLESALE[at] ?? '',
  ]);

  it('are those that the catalogue bears out, though another column is called as those of the public are', () => {
    const fees = PUBLIC.map(() => '$ 900');
    expect(matched(readLines(table('Producto | Precio | Cargo por venta', PUBLIC, fees)))).toEqual(DELTA);
  });

  it.each<[why: string, column: string | undefined, lines: Page]>([
    ['of the public', 'Público', table('Producto | Mayorista | Público', WHOLESALE, PUBLIC)],
    ['of the public, whatever its place', 'PVP', table('Producto | PVP | Revendedor', PUBLIC, WHOLESALE)],
    [
      'of one piece',
      'x 1',
      table('Producto | x 1 | x 6 | x 12', PUBLIC, ['$ 42.000', '$ 26.000', '$ 8.400'], WHOLESALE),
    ],
    ['of today', 'Ahora', table('Producto | Antes | Ahora', ['$ 41.000', '$ 25.000', '$ 8.100'], PUBLIC)],
    ['in pesos', 'Precio', table('Producto | USD | Precio', ['U$S 40', 'U$S 25', 'U$S 8'], PUBLIC)],
    ['beside a stock', 'Precio', table('Producto | Stock | Precio', ['12', '150', '4'], PUBLIC)],
    ['not struck through', undefined, table('', ['~ $ 50.000', '~ $ 30.000', '~ $ 9.900'], PUBLIC)],
    ['behind a word for one', 'Público', ['# Delta', ...beside]],
    ['below others, behind a word for them', 'Público', ['# Delta', ...below]],
    ['below a line that says what they are called', 'Precio final', ['# Delta', ...under]],
  ])('are those %s', (_why, column, lines) => {
    const list = readLines(lines);
    expect(rowsOf(list)).toEqual(DELTA);
    expect(list.priceColumn).toBe(column);
  });

  it('are asked about where nothing tells which column is meant, and where only resellers pay them', () => {
    expect(rowsOf(readLines(table('', WHOLESALE, PUBLIC)))).toEqual(DELTA.map((row) => `${row} ?`));
    const wholesale = readLines(table('Producto | Mayorista', WHOLESALE));
    expect(wholesale.rows.map(({ price, unsureColumn }) => [price, unsureColumn])).toEqual(
      [31_000_00, 19_000_00, 6_100_00].map((price) => [price, true]),
    );
  });

  it.each<[isAsked: boolean, lines: Page]>([
    ...['Precio sin IVA', 'Precio + IVA', 'Precio s/IVA', 'P. sin imp.', 'Precio (no incluye IVA)', 'PVP más IVA'].map(
      (title): [boolean, Page] => [true, table(`Producto | ${title}`, PUBLIC)],
    ),
    ...['IVA incluido', 'Precio final', 'PVP con IVA', 'Precio (incluye IVA)'].map((title): [boolean, Page] => [
      false,
      table(`Producto | ${title}`, PUBLIC),
    ]),
    ...[
      'Los precios no incluyen IVA',
      'Lista de precios mayoristas (+ IVA)',
      'Valores sin IVA',
      'IVA no incluido',
      'Precios + impuestos',
      'Precios netos',
      'A los precios se suma el IVA',
    ].map((title): [boolean, Page] => [true, [title, ...table('Producto | Precio', PUBLIC)]]),
    [true, [...table('Producto | Precio', PUBLIC), 'Los precios no incluyen IVA']],
    [false, [...table('Producto | Precio', PUBLIC), 'Precios sin cambios. Pedido mínimo $ 50.000 + IVA.']],
    [false, [...table('Producto | Precio', PUBLIC), 'Precios al comercio + IVA. Sugeridos con IVA incluido.']],
    [false, ['Los precios mayoristas no incluyen IVA', ...table('Producto | Precio al público', PUBLIC)]],
    [false, ['Los precios no incluyen IVA', ...table('Producto | Precio con IVA', PUBLIC)]],
    [false, ['Los precios incluyen IVA', ...table('Producto | Precio', PUBLIC)]],
    [false, ['Precios finales. Valores en dólares: más IVA', ...table('Producto | Precio', PUBLIC)]],
  ])('are asked about (%s) by what the list says of the tax: %j', (isAsked, lines) => {
    const { rows } = readLines(lines);
    expect(rows.map(({ unsureColumn = false }) => unsureColumn)).toEqual([isAsked, isAsked, isAsked]);
    expect(rowsOf(readLines(lines)).map((row) => row.replace(' ?', ''))).toEqual(DELTA);
  });

  it('are asked about where the wholesale price is higher', () => {
    const [, ...others] = PUBLIC;
    const list = readLines(table('Producto | Mayorista | Público', WHOLESALE, ['$ 30.500', ...others]));
    expect(list.rows.map(({ unsureColumn = false }) => unsureColumn)).toEqual([true, false, false]);
  });

  it('come from the column that the seller chose, and all columns are offered', () => {
    const lines = table('Producto | Mayorista | Público', WHOLESALE, PUBLIC);
    const list = readLines(lines, { chosen: 'mayorista' });
    expect(list.rows.map(({ price, unsureColumn = false }) => [price, unsureColumn])).toEqual(
      [31_000_00, 19_000_00, 6_100_00].map((price) => [price, false]),
    );
    expect(list.priceColumns).toEqual(['Mayorista', 'Público']);
    expect(rowsOf(readLines(lines, { chosen: 'Gimnasios' }))).toEqual(DELTA);
  });

  it('of another table are asked about where its label says less, and left out where it says that they are others', () => {
    const first = table('Producto | PVP', PUBLIC);
    const second = (label: string) => [
      '# Athlon',
      `Artículo | ${label}`,
      'Maca 90 caps | $ 10.400',
      'Creatina 300 g | $ 23.100',
    ];
    expect(rowsOf(readLines([...first, ...second('PVP')]))).toEqual([...DELTA, ...ATHLON]);
    const asked = ATHLON.map((row) => `${row} ?`);
    expect(rowsOf(readLines([...first, ...second('Precio')]))).toEqual([...DELTA, ...asked]);
    expect(rowsOf(readLines([...first, ...second('Mayorista')]))).toEqual(DELTA);
  });

  it('come from the column of each table that the catalogue bears out, and only that table is asked about', () => {
    const first = table('Producto | Mayorista | Público', WHOLESALE, PUBLIC);
    const second = [
      '# Athlon',
      'Artículo | Precio x kilo | Precio bolsa',
      'Maca 90 caps | $ 52.000 | $ 10.400',
      'Creatina 300 g | $ 77.000 | $ 23.100',
      'Cafeína 60 comp | $ 31.000 | $ 7.700',
    ];
    const athlon = [...ATHLON, 'Athlon · Cafeína 60 comp = 7700'].map((row) => `${row} ?`);
    expect(rowsOf(readLines([...first, ...second]))).toEqual([...DELTA, ...athlon]);
  });

  it('are none in all columns that a word for it stands over', () => {
    const list = readLines([
      '# Delta',
      'Producto | Mayorista | PVP',
      'Whey Protein 1 kg | $ 31.000 | $ 44.000',
      'Creatina 300 g | Sin stock | Sin stock',
      'Zinc 60 caps | $ 6.000 | $ 8.800',
    ]);
    expect(rowsOf(list)).toEqual([DELTA[0], 'Delta · Creatina 300 g = -', DELTA[2]]);
  });

  it('stand under headers that read upwards', () => {
    const upwards = (text: string, x: number): TextItem => toTestItem(text, { x, y: 110, turn: 3 });
    const [heading = '', ...rows] = table('', WHOLESALE, PUBLIC);
    const [first = '', ...others] = rows;
    const lines: Page = [heading, [60, String(first)], ...others];
    const list = readLines(lines, { draw: { items: [upwards('Mayorista', 260), upwards('Público', 350)] } });
    expect(rowsOf(list)).toEqual(DELTA);
    expect(list.priceColumns).toEqual(['Mayorista', 'Público']);
  });

  it('have cents that are printed small and raised behind them', () => {
    const places = [
      [94, 280],
      [112, 280],
      [130, 275],
    ] as const;
    const items = places.map(([y, x]) => toTestItem('50', { x, y: y - 22, size: 6 }));
    const list = readLines(table('', PUBLIC), { draw: { items } });
    expect(list.rows.map(({ price }) => price)).toEqual([44_000_50, 27_500_50, 8_800_50]);
  });

  it('are none where a row says so, and the row stays', () => {
    const list = readLines(table('', ['$ 44.000', 'sin stock', 'Agotado']));
    expect(rowsOf(list)).toEqual([
      'Delta · Whey Protein 1 kg = 44000',
      'Delta · Creatina 300 g = -',
      'Delta · Zinc 60 caps = -',
    ]);
    expect(matched(list)).toEqual(['Delta · Whey Protein 1 kg = 44000']);
  });

  it.each([2, 3, 5])('%d times those of today are read, and asked about', (times) => {
    const lines = Object.entries(SHOP).flatMap(([brand, own]) => [
      `# ${brand}`,
      ...Object.entries(own).map(([name, price]) => `${name} | $ ${(price * times).toLocaleString('es-AR')}`),
    ]);
    const matches = matchesOf(readLines(lines));
    expect(matches.map(({ product, price }) => price / product.price)).toEqual(products.map(() => times));
    const doubts = findDoubts(matches.map((one) => ({ ...one, current: one.product.price })));
    expect(doubts).toEqual(products.map(() => ['list-change']));
  });

  it('of single products far from those of today are asked about', () => {
    const list = readLines(table('', ['$ 44.000', '$ 27.500', '$ 24.000']));
    const matches = matchesOf(list).map((one) => ({ ...one, current: one.product.price }));
    expect(findDoubts(matches)).toEqual([[], [], ['change']]);
  });
});

describe('names', () => {
  it.each<[where: string, lines: Page]>([
    [
      'above',
      ['Whey Protein', [12, '1 kg | $ 44.000'], 'Creatina 300 g | $ 27.500', 'Zinc', [12, '60 caps | $ 8.800']],
    ],
    [
      'below',
      ['Whey Protein | $ 44.000', [12, '1 kg'], 'Creatina 300 g | $ 27.500', 'Zinc | $ 8.800', [12, '60 caps']],
    ],
    [
      'above and below',
      [
        'Whey',
        [6, '| $ 44.000'],
        [6, 'Protein 1 kg'],
        'Creatina 300 g | $ 27.500',
        'Zinc',
        [6, '| $ 8.800'],
        [6, '60 caps'],
      ],
    ],
    [
      'behind leaders',
      [
        'Whey Protein 1 kg .......... $ 44.000',
        'Creatina 300 g ............. $ 27.500',
        'Zinc 60 caps ............... $ 8.800',
      ],
    ],
  ])('go on %s', (_where, lines) => {
    expect(rowsOf(readLines(['# Delta', ...lines]))).toEqual(DELTA);
  });

  it('go on in a column behind the prices', () => {
    const list = readLines([
      '# Delta',
      'Producto | Precio | Presentación',
      'Whey Protein | $ 44.000 | 1 kg',
      'Creatina | $ 27.500 | 300 g',
      'Zinc | $ 8.800 | 60 caps',
    ]);
    expect(rowsOf(list)).toEqual(DELTA);
  });

  it('stand behind codes, in tables with headers and without', () => {
    const rows = ['1001|Whey Protein 1 kg|12|44.000', '1002|Creatina 300 g|150|27.500', '1003|Zinc 60 caps|4|8.800'];
    const draw = { stops: [40, 90, 300, 360] };
    expect(rowsOf(readLines(['# Delta', ...rows], { draw }))).toEqual(DELTA);
    expect(rowsOf(readLines(['# Delta', 'Cód.|Producto|Stock|Precio', ...rows], { draw }))).toEqual(DELTA);
  });

  it('keep the flavors below them as notes', () => {
    const lines: Page = [
      '# Delta',
      'Whey Protein 1 kg | $ 44.000',
      [12, 'Vainilla - Chocolate'],
      'Creatina 300 g | $ 27.500',
      [12, 'Naranja'],
      'Zinc 60 caps | $ 8.800',
    ];
    const list = readLines(lines);
    expect(rowsOf(list)).toEqual([
      'Delta · Whey Protein 1 kg [Vainilla - Chocolate] = 44000',
      'Delta · Creatina 300 g [Naranja] = 27500',
      'Delta · Zinc 60 caps = 8800',
    ]);
    expect(matched(list)).toEqual(DELTA);
  });

  it('stand above their sizes', () => {
    const lines: Page = [
      '# Delta',
      '+ Creatina',
      '150 g | $ 14.000',
      '300 g | $ 27.500',
      '+ Whey Protein',
      '500 g | $ 24.000',
      '1 kg | $ 44.000',
    ];
    expect(rowsOf(readLines(lines))).toEqual([
      'Delta · Creatina 150 g = 14000',
      'Delta · Creatina 300 g = 27500',
      'Delta · Whey Protein 500 g = 24000',
      'Delta · Whey Protein 1 kg = 44000',
    ]);
  });

  it.each<[of: string, lines: Page, rows: string[]]>([
    [
      'sizes',
      ['Producto | 300 g | 1 kg', 'Whey Protein | $ 15.000 | $ 44.000', 'Creatina | $ 27.500 | $ 80.000'],
      [
        'Delta · Whey Protein 300 g = 15000',
        'Delta · Whey Protein 1 kg = 44000',
        'Delta · Creatina 300 g = 27500',
        'Delta · Creatina 1 kg = 80000',
      ],
    ],
    [
      'flavors',
      [
        'Producto | Vainilla | Chocolate',
        'Whey Protein 1 kg | $ 44.000 | $ 44.500',
        'Creatina 300 g | $ 27.500 | $ 27.900',
      ],
      [
        'Delta · Whey Protein 1 kg Vainilla = 44000',
        'Delta · Whey Protein 1 kg Chocolate = 44500',
        'Delta · Creatina 300 g Vainilla = 27500',
        'Delta · Creatina 300 g Chocolate = 27900',
      ],
    ],
  ])('are put together with the %s over the prices', (_of, lines, rows) => {
    const all = toProducts({ Delta: { ...SHOP.Delta, 'Whey Protein Chocolate 1 kg': 40_500 } });
    expect(rowsOf(readLines(['# Delta', ...lines], { products: all }))).toEqual(rows);
  });

  it('may lack a word that tells their product from no other, which is asked about', () => {
    const shop = toProducts({ Delta: { 'Creatina Monohidrato 300 g': 25_000, 'Zinc 60 caps': 8_000 } });
    const list = readLines(['# Delta', 'Creatina 300 g | $ 27.500', 'Zinc 60 caps | $ 8.800'], { products: shop });
    const doubts = matchesOf(list, shop).map(({ product: { name }, nameDoubts }) => [name, nameDoubts]);
    expect(doubts).toEqual([
      ['Zinc 60 caps', []],
      ['Creatina Monohidrato 300 g', ['missing-word']],
    ]);
  });

  it('under combos match no single product, and under offers one that is asked about', () => {
    const list = readLines([
      '# Delta',
      'Whey Protein 1 kg | $ 44.000',
      'Creatina 300 g | $ 27.500',
      '# COMBOS',
      'Omega 3 60 caps | $ 20.000',
      '# Ofertas',
      'Zinc 60 caps | $ 5.000',
    ]);
    expect(list.rows.map(({ section }) => section)).toEqual([undefined, undefined, 'combos', 'offers']);
    expect(matched(list)).toEqual([...DELTA.slice(0, 2), 'Delta · Zinc 60 caps = 5000']);
    expect(matchesOf(list).map(({ nameDoubts }) => nameDoubts)).toEqual([[], [], ['extra-word']]);
  });
});

describe('pages', () => {
  const SIDES = [
    ...DELTA,
    'Delta · Omega 3 60 caps = 13200',
    'Athlon · Whey Protein 1 kg = 39600',
    'Athlon · Creatina 300 g = 23100',
    'Athlon · Maca 90 caps = 10400',
    'Athlon · Cafeína 60 comp = 7700',
  ];

  it('may have two tables side by side, each under its brand', () => {
    const lines: Page = [
      '# Delta | | # Athlon',
      'Whey Protein 1 kg | $ 44.000 | Whey Protein 1 kg | $ 39.600',
      'Creatina 300 g | $ 27.500 | Creatina 300 g | $ 23.100',
      'Zinc 60 caps | $ 8.800 | Maca 90 caps | $ 10.400',
      'Omega 3 60 caps | $ 13.200 | Cafeína 60 comp | $ 7.700',
    ];
    const draw = { stops: [40, 200, 300, 460] };
    expect(rowsOf(readLines(lines, { draw }))).toEqual(SIDES);
    const headed: Page = [lines[0] ?? '', 'Producto | Precio | Producto | Precio', ...lines.slice(1)];
    expect(rowsOf(readLines(headed, { draw }))).toEqual(SIDES);
  });

  it('may have two tables side by side, and three below them', () => {
    const lines: Page = [
      '# Delta',
      'Producto | | Precio | | Producto | | | Precio',
      'Whey Protein 1 kg | | $ 44.000 | | Zinc 60 caps | | | $ 8.800',
      'Creatina 300 g | | $ 27.500 | | Omega 3 60 caps | | | $ 13.200',
      [30, '# Athlon'],
      'Producto | Precio | | Producto | | Precio | Producto | | Precio',
      'Whey Protein 1 kg | $ 39.600 | | Creatina 300 g | | $ 23.100 | Maca 90 caps | | $ 10.400',
      'Cafeína 60 comp | $ 7.700',
    ];
    const list = readLines(lines, { draw: { stops: [20, 130, 190, 210, 300, 320, 400, 470, 510] } });
    expect(new Set(rowsOf(list))).toEqual(new Set(SIDES));
    expect(new Set(matched(list))).toEqual(new Set(SIDES));
  });

  it('may have cards side by side, in boxes and without, under brands over all of them', () => {
    const lines: Page = [
      '# Delta',
      [30, '+ Whey Protein | + Creatina'],
      [14, '1 kg | 300 g'],
      [16, '$ 44.000 | $ 27.500'],
      [60, '+ Zinc | + Omega 3'],
      [14, '60 caps | 60 caps'],
      [16, '$ 8.800 | $ 13.200'],
      '# Athlon',
      [30, '+ Maca | + Creatina'],
      [14, '90 caps | 300 g'],
      [16, '$ 10.400 | $ 23.100'],
    ];
    const boxes = [70, 160, 268].flatMap((top) =>
      [50, 320].map((left) => ({ left, top, right: left + 230, bottom: top + 60 })),
    );
    const expected = new Set([...DELTA, 'Delta · Omega 3 60 caps = 13200', ...ATHLON]);
    for (const rules of [{}, { boxes }]) {
      const list = readLines(lines, { draw: { stops: [60, 330], rules } });
      expect(new Set(rowsOf(list))).toEqual(expected);
      expect(new Set(matched(list))).toEqual(expected);
    }
  });

  it('may be files of fields', () => {
    const list = readLines([
      'codigo;producto;marca;precio',
      '0012;WHEY PROTEIN 1 KG;DELTA;44000,00',
      '0013;CREATINA 300 G;DELTA;27500,00',
      '0014;MACA 90 CAPS;ATHLON;10400,00',
      '0015;CREATINA 300 G;ATHLON;23100,00',
    ]);
    expect(rowsOf(list)[0]).toBe('DELTA · WHEY PROTEIN 1 KG = 44000');
    expect(matched(list)).toEqual([...DELTA.slice(0, 2), ...ATHLON]);
  });

  it('may be turned', () => {
    const upright = toTestPage(['# Delta', 'Whey Protein 1 kg | $ 44.000', 'Creatina 300 g | $ 27.500']);
    const items = upright.items.map((item) => ({ ...item, x: upright.height - item.y, y: item.x, turn: 1 as const }));
    const turned = { ...upright, width: upright.height, height: upright.width, items };
    expect(rowsOf(readPages([turned]))).toEqual(DELTA.slice(0, 2));
  });

  it('without prices are read as an empty list', () => {
    const empty = { rows: [], titles: [], priceColumn: undefined, priceColumns: [] };
    expect(readLines(['# Delta', 'Whey Protein 1 kg', 'Creatina 300 g'])).toEqual(empty);
    expect(readPages([])).toEqual(empty);
  });

  it('of products that the shop does not have are read, and match nothing', () => {
    const list = readLines(['# Voltaje', [30, 'Remo 5 kg | $ 44.000'], 'Aleta | $ 8.800', 'Kayak 2 m | sin stock']);
    expect(rowsOf(list)).toEqual(
      ['Remo 5 kg = 44000', 'Aleta = 8800', 'Kayak 2 m = -'].map((row) => `undefined · ${row}`),
    );
    expect(matched(list)).toEqual([]);
    expect(rowsOf(readLines(['Whey 1 kg | $ 44.000', 'Zinc | $ 8.800'], { products: [] }))).toEqual([
      'undefined · Whey 1 kg = 44000',
      'undefined · Zinc = 8800',
    ]);
  });

  it('have titles above their first row', () => {
    const lines: Page = ['# Distribuidora Sur', '# Delta', 'Whey Protein 1 kg | $ 44.000', 'Zinc 60 caps | $ 8.800'];
    expect(readLines(lines).titles).toEqual(['Distribuidora Sur', 'Delta']);
  });
});

it('reads each sheet of a spreadsheet in its own way', () => {
  const sizes = ['Tamaño | Whey Protein | Creatina', '1 kg | $ 44.000 | $ 80.000', '300 g | $ 15.000 | $ 27.500'];
  const names = ['# | Artículo | Precio', '1 | Maca 90 caps | $ 10.400', '2 | Creatina 300 g | $ 23.100'];
  const pages = [
    ['# Delta', ...sizes],
    ['# Athlon', ...names],
  ].map((lines, sheet) => ({ ...toTestPage(lines), sheet }));
  expect(matched(readPages(pages)).toSorted()).toEqual([...ATHLON, ...DELTA.slice(0, 2)].toSorted());
});

it('reads the columns of each sheet where they stand, though sheets have the same headers', () => {
  const sheets: [brand: string, stops: number[], rows: string[]][] = [
    [
      '# Delta',
      [40, 300, 380, 460],
      ['Whey Protein 1 kg | 22000 | 30800 | 44000', 'Zinc 60 caps | 4400 | 6160 | 8800'],
    ],
    ['# Athlon', [40, 180, 270, 380], ['Maca 90 caps | 5200 | 7280 | 10400', 'Creatina 300 g | 11550 | 16170 | 23100']],
  ];
  const pages = sheets.map(([brand, stops, rows], sheet) => {
    const lines = [brand, 'Descripción | Costo s/IVA | Costo c/IVA | P.V.P. Sug.', ...rows];
    return { ...toTestPage(lines, { stops }), sheet };
  });
  expect(matched(readPages(pages)).toSorted()).toEqual([...ATHLON, DELTA[0], DELTA[2]].toSorted());
});

it('reads a table as such though a note below it begins with an asterisk', () => {
  const table = [
    'Producto | Mayorista | Público',
    'Whey Protein | $ 30.000 | $ 44.000',
    'Creatina | $ 19.000 | $ 27.500',
  ];
  const notes = ['*precios con iva incluido', '*perdón por la demora'];
  const [plain, noted] = [table, [...table, ...notes]].map((lines) => readLines(['# Delta', ...lines]));
  expect(noted?.reading).toBe(plain?.reading);
  expect(noted && rowsOf(noted)).toEqual(plain && rowsOf(plain));
});
