import { describe, expect, it } from 'vitest';
import { assignRole } from '#domain/pricing/list-columns.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import { matchList } from '../matching/match-list.ts';
import type { TextItem, TextPage } from '../page/text-page.ts';
import { findColumns } from './list-columns.ts';
import { readForSupplier } from './read-for-supplier.ts';

const goods = [
  ...[
    ['Whey 1 kg', 30],
    ['Creatina 300 g', 20],
    ['Magnesio 60 cáps.', 11],
    ['Colágeno 200 g', 16],
  ],
  ...[
    ['Barra 45 g', 2],
    ['Shaker 600 ml', 8],
    ['Guantes L', 14],
    ['Glutamina 300 g', 17],
    ['Omega 3 90 cáps.', 19],
  ],
] as const;
const brands = ['Ñandú', 'Pampa Fit'];
const products = brands.flatMap((brand, at) =>
  goods.map(([name, price], index) => {
    return { id: 100 * at + index + 1, name, brand, category: 'Varios', price: price * 1000_00, flavors: [] };
  }),
);

const SIZE = 9;
const LETTER = 4.5;
const text = (of: string, x: number, y: number): TextItem => {
  return { text: of, x, y, width: of.length * LETTER, size: SIZE, font: 'f', turn: 0 };
};
const endingAt = (of: string, right: number, y: number) => text(of, right - of.length * LETTER, y);

type Sheet = { brand: string; sheet: number; shift?: number; title?: boolean; heading?: string; factor?: number };

/** Codes, names, and three prices that end where their headers end, each by a factor of that for the public. */
function sheetOf({ brand, sheet, shift = 0, title = true, heading, factor = 1 }: Sheet): TextPage {
  const [list, cash, retail, stock] = [330, 410, 510, 560].map((right) => right - shift);
  const at = (right: number | undefined) => right ?? 0;
  const items = [
    text(brand, 36, 50),
    ...(title ? [text(`LISTA DE PRECIOS ${brand.toUpperCase()} - NOVIEMBRE 2026`, 240 - shift, 70)] : []),
    text('Código', 44, 90),
    text('Descripción', 90, 90),
    endingAt('Precio lista', at(list), 90),
    endingAt('Contado -10%', at(cash), 90),
    endingAt('Público sugerido', at(retail), 90),
    endingAt('Stock', at(stock), 90),
    ...(heading ? [text(heading, 44, 104)] : []),
    ...goods.flatMap(([name, price], index) => {
      const y = 120 + index * 16;
      const pesos = (share: number) => String(Math.round(price * 10 * share * factor) * 100);
      return [
        ...[text(`K${1000 + index}`, 44, y), text(name, 90, y), endingAt(pesos(0.8), at(list), y)],
        ...[endingAt(pesos(0.72), at(cash), y), endingAt(pesos(1.1), at(retail), y), endingAt('7', at(stock), y)],
      ];
    }),
  ];
  return { width: 620, height: 500, items, rules: { across: [], down: [] }, sheet };
}

/** With the columns of the first page, of which the tapped one has the prices. */
function read(pages: readonly TextPage[], tapped = 'Contado -10%', chosen?: string) {
  const columns = findColumns(toPrintedPages(pages.slice(0, 1)), products);
  const index = columns.findIndex(({ title }) => title === tapped);
  const bands = assignRole(columns, { index, role: 'price' });
  return readForSupplier(pages, { products, suppliers: [], teaching: { bands }, chosen });
}

const cash = (factor = 1) => goods.map(([, price]) => Math.round(price * 10 * 0.72 * factor) * 100_00);
const pricesIn = ({ list }: ReturnType<typeof read>) => list.rows.map(({ price }) => price);
const doubtful = ({ list }: ReturnType<typeof read>) => list.rows.filter(({ unsureColumn }) => unsureColumn).length;

describe('a sheet with a taught column of prices', () => {
  it('has its prices, and is not asked about', () => {
    const taught = read([sheetOf({ brand: 'Ñandú', sheet: 0, title: false })]);
    expect(pricesIn(taught)).toEqual(cash());
    expect(doubtful(taught)).toBe(0);
    expect(taught.list).toMatchObject({ priceColumn: 'Contado -10%' });
    expect(taught.list.priceColumns).toEqual(['Precio lista', 'Contado -10%', 'Público sugerido']);
  });

  it('is not asked about when the same column is chosen', () => {
    const chosen = read([sheetOf({ brand: 'Ñandú', sheet: 0, title: false })], 'Contado -10%', 'contado -10%');
    expect([pricesIn(chosen), doubtful(chosen)]).toEqual([cash(), 0]);
  });

  it('is not asked about where its header has two lines and names no price for the public', () => {
    const page = sheetOf({ brand: 'Ñandú', sheet: 0, title: false });
    const lower = new Map([
      ['Precio lista', 'lista'],
      ['Contado -10%', 'mayorista'],
      ['Público sugerido', 'sugerido'],
    ]);
    const items = page.items.flatMap((item) => {
      const right = item.x + item.width;
      const under = lower.get(item.text);
      return under ? [endingAt('Precio', right, 80), endingAt(under, right, 90)] : item;
    });
    const taught = read([{ ...page, items }], 'Precio mayorista');
    expect([pricesIn(taught), doubtful(taught)]).toEqual([cash(), 0]);
  });

  it('has no product in a title with a year over the column', () => {
    const taught = read([sheetOf({ brand: 'Ñandú', sheet: 0 })]);
    expect(pricesIn(taught)).toEqual(cash());
    expect(taught.list.rows.map(({ text: name }) => name)).toEqual(goods.map(([name]) => name));
  });

  it('has the brands of headings over its codes', () => {
    const { list } = read([sheetOf({ brand: 'Lista', sheet: 0, heading: 'PAMPA FIT' })]);
    expect(new Set(list.rows.map(({ headingBrand }) => headingBrand))).toEqual(new Set(['Pampa Fit']));
  });
});

describe('several sheets with a taught column of prices', () => {
  const sheets = brands.map((brand, sheet) => sheetOf({ brand, sheet, shift: 100 * sheet, factor: 1 + sheet }));

  it('are read at the places of each, and match as many products', () => {
    const taught = read(sheets);
    expect(pricesIn(taught)).toEqual([...cash(1), ...cash(2)]);
    const { list } = readForSupplier(sheets, { products, suppliers: [] });
    const matchesOf = (of: typeof list) => matchList(of, { products }).length;
    expect(matchesOf(taught.list)).toBeGreaterThanOrEqual(matchesOf(list));
  });

  const renamed = (names: Record<string, string>, factor = 1) => {
    const other = sheetOf({ brand: 'Pampa Fit', sheet: 1, shift: 100, factor });
    const items = other.items.map((item) => ({ ...item, text: names[item.text] ?? item.text }));
    return [sheetOf({ brand: 'Ñandú', sheet: 0 }), { ...other, items }];
  };

  it('are read so also where names have another title', () => {
    const taught = read(renamed({ Descripción: 'Artículo' }, 2));
    expect([pricesIn(taught), doubtful(taught)]).toEqual([[...cash(1), ...cash(2)], 0]);
  });

  it('keep the products of a sheet without these columns, and ask about their prices', () => {
    const { list } = read(renamed({ 'Contado -10%': 'Distribuidor', Descripción: 'Artículo' }));
    const ofOther = list.rows.slice(goods.length);
    expect(ofOther.map(({ text: name }) => name)).toEqual(goods.map(([name]) => name));
    expect(ofOther.every(({ unsureColumn }) => unsureColumn)).toBe(true);
  });
});
