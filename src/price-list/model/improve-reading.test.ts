import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { PriceList } from '../list/list-row.ts';
import { matchList } from '../matching/match-list.ts';
import type { TextPage } from '../page/text-page.ts';
import { improveReading } from './improve-reading.ts';

const SIZE = 10;
const NOTHING: PriceList = { rows: [], titles: [], priceColumn: undefined, priceColumns: [] };

const product = (name: string, price: number, brand = 'Toro Titanio'): CatalogueProduct => {
  return { id: Math.round(price * 100), name, brand, category: 'Varios', price: price * 100, flavors: [] };
};
const PRODUCTS = [
  product('Whey Pampa 1 kg', 30_000),
  product('Whey Pampa 3 kg', 80_000),
  product('Creatina 300 g', 20_010),
  product('Creatina 500 g', 31_000),
  product('Maca Andina 60 caps', 9_000),
  product('Zinc Quelado 30 comp', 5_500),
];

/** Texts with where they begin, letters half as wide as high. */
function page(lines: readonly (readonly [left: number, text: string][])[]): TextPage {
  const items = lines.flatMap((line, index) =>
    line.map(([x, text]) => {
      const place = { x, y: 50 + 14 * index, width: text.length * SIZE * 0.5, size: SIZE };
      return { text, ...place, font: 'f1', turn: 0 as const };
    }),
  );
  return { width: 600, height: 800, items, rules: { across: [], down: [] } };
}

function pricesIn(pages: TextPage[], options: { list?: PriceList; chosen?: string } = {}): Record<string, number> {
  const list = improveReading(pages, { products: PRODUCTS, list: NOTHING, ...options });
  const matches = matchList(list, { products: PRODUCTS, remembered: new Map() });
  return Object.fromEntries(matches.map(({ product: { name }, price }) => [name, price / 100]));
}

const dearer = (name: string) => Math.round((PRODUCTS.find((one) => one.name === name)?.price ?? 0) * 1.1) / 100;
const money = (price: number) => `$ ${price.toLocaleString('es-AR')}`;
const ALL = Object.fromEntries(PRODUCTS.map(({ name }) => [name, dearer(name)]));

describe('a list that the rules do not read', () => {
  it('is read as fields with their labels, by the price for the public', () => {
    const fields = PRODUCTS.map(({ name, brand }): [number, string][][] => [
      [
        [40, 'Producto'],
        [140, name],
      ],
      [
        [40, 'Marca'],
        [140, brand],
      ],
      [
        [40, 'Precio reventa'],
        [140, money(Math.round(dearer(name) * 0.7))],
      ],
      [
        [40, 'Precio sugerido'],
        [140, money(dearer(name))],
      ],
    ]);
    expect(pricesIn([page(fields.flat())])).toEqual(ALL);
  });

  it('is read as fields below a name without a label, two beside each other below the heading of their brand', () => {
    const other = PRODUCTS.map(({ name, price }) => product(name, (price / 100) * 1.4, 'Flor Andina'));
    const sections = [PRODUCTS, other].flatMap((own): [number, string][][] => {
      const fields = own.map(({ name, price }, at): [number, string][][] => {
        const left = at % 2 === 0 ? 40 : 340;
        const [, base = '', size = ''] = /^(.*) (\d+ \p{L}+)$/u.exec(name) ?? [];
        return [
          [[left, base]],
          [
            [left, 'Contenido:'],
            [left + 80, size],
          ],
          [
            [left, 'Precio público:'],
            [left + 80, money(Math.round((price * 1.1) / 100))],
          ],
        ];
      });
      const [[left = [], right = []] = [], ...pairs] = [0, 2, 4].map((at) => fields.slice(at, at + 2));
      const beside = [[left, right], ...pairs].flatMap(([one = [], two = []]) =>
        one.map((line, index) => [...line, ...(two[index] ?? [])]),
      );
      return [[[40, own[0]?.brand ?? '']], ...beside];
    });
    const products = [...PRODUCTS, ...other];
    const list = improveReading([page(sections)], { products, list: NOTHING });
    const matches = matchList(list, { products, remembered: new Map() });
    const expected = products.map(({ brand, name, price }) => [brand, name, Math.round((price * 1.1) / 100)]);
    expect(matches.map(({ product: { brand, name }, price }) => [brand, name, price / 100]).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it('is read as a message, where sizes share a name', () => {
    const [whey, more, creatina, further, maca, zinc] = PRODUCTS.map(({ name }) => money(dearer(name)));
    const text: [number, string][][] = [
      [[40, 'Hola! van los precios']],
      [[40, `TORO TITANIO: Whey Pampa 1 kg ${whey} / 3 kg ${more}, Creatina`]],
      [[40, `300 g ${creatina} / 500 g ${further}, Colágeno 300 g falta, Maca`]],
      [[40, `Andina 60 caps ${maca}, Zinc Quelado 30 comp ${zinc}.`]],
    ];
    expect(pricesIn([page(text)])).toEqual(ALL);
  });

  it('is read as sentences, with numbers in names and the brand before a dash', () => {
    const [amino, ...others] = [product('Amino 3000 120 comp', 24_000), ...PRODUCTS];
    const products = amino ? [amino, ...others] : others;
    const says = products.map(({ name, price }) => `${name} a ${money(Math.round((price * 1.1) / 100))}`);
    const lines = [`Toro Titanio - ${says.slice(0, 2).join('. ')}.`, ...says.slice(2).map((text) => `${text}.`)];
    const list = improveReading([page(lines.map((text) => [[40, text]]))], { products, list: NOTHING });
    const matches = matchList(list, { products, remembered: new Map() });
    expect(matches.map(({ product: { name } }) => name).toSorted()).toEqual(
      products.map(({ name }) => name).toSorted(),
    );
  });

  it('is read by the names over its columns and the sizes of its rows', () => {
    const prices = (...names: string[]) =>
      names.map((name, at): [number, string] => [160 + 130 * at, name === '' ? '-' : money(dearer(name))]);
    const table: [number, string][][] = [
      [[40, 'Toro Titanio']],
      [
        [160, 'Whey Pampa'],
        [290, 'Creatina'],
        [420, 'Maca Andina'],
      ],
      [[40, '1 kg'], ...prices('Whey Pampa 1 kg', '', '')],
      [[40, '3 kg'], ...prices('Whey Pampa 3 kg', '', '')],
      [[40, '300 g'], ...prices('', 'Creatina 300 g', '')],
      [[40, '500 g'], ...prices('', 'Creatina 500 g', '')],
      [[40, '60 caps'], ...prices('', '', 'Maca Andina 60 caps')],
    ];
    const { 'Zinc Quelado 30 comp': _, ...listed } = ALL;
    expect(pricesIn([page(table)])).toEqual(listed);
  });

  it('is read by the sizes over its columns, which each part has of its own, also on the next page', () => {
    const price = (name: string) => money(dearer(name));
    const first: [number, string][][] = [
      [
        [40, 'Toro Titanio'],
        [300, '1 kg'],
        [400, '3 kg'],
        [500, '300 g'],
      ],
      [
        [40, 'Whey Pampa'],
        [300, price('Whey Pampa 1 kg')],
        [400, price('Whey Pampa 3 kg')],
      ],
    ];
    const next: [number, string][][] = [
      [
        [40, 'Creatina'],
        [500, price('Creatina 300 g')],
      ],
      [
        [40, 'Toro Titanio'],
        [300, '60 caps'],
        [400, '500 g'],
        [500, '30 comp'],
      ],
      [
        [40, 'Creatina'],
        [400, price('Creatina 500 g')],
      ],
      [
        [40, 'Maca Andina'],
        [300, price('Maca Andina 60 caps')],
      ],
      [
        [40, 'Zinc Quelado'],
        [500, price('Zinc Quelado 30 comp')],
      ],
    ];
    expect(pricesIn([page(first), page(next)])).toEqual(ALL);
  });

  const twoPrices = PRODUCTS.map(({ name }): [number, string][] => {
    return [
      [40, `Toro Titanio ${name}`],
      [400, money(dearer(name))],
      [500, money(Math.round(dearer(name) * 0.7))],
    ];
  });

  it('asks where nothing says which of two prices is meant', () => {
    const list = improveReading([page(twoPrices)], { products: PRODUCTS, list: NOTHING });
    expect(list.rows.map(({ price, unsureColumn }) => [price, unsureColumn])).toEqual(
      PRODUCTS.map(({ name }) => [dearer(name) * 100, true]),
    );
  });

  it('gives the prices of the column that the seller chooses', () => {
    const headers: [number, string][] = [
      [40, 'Producto'],
      [400, 'Público'],
      [500, 'Costo'],
    ];
    const chosen = pricesIn([page([headers, ...twoPrices])], { chosen: 'costo' });
    expect(chosen).toEqual(Object.fromEntries(PRODUCTS.map(({ name }) => [name, Math.round(dearer(name) * 0.7)])));
  });
});

it('leaves a list as the rules have read it where the model finds no more', () => {
  const lines = PRODUCTS.map(({ name }): [number, string][] => [
    [40, `Toro Titanio ${name}`],
    [400, money(dearer(name))],
  ]);
  const rows = PRODUCTS.map(({ name }, index) => {
    const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
    return { index, text: `Toro Titanio ${name}`, line: name, price: dearer(name) * 100, ...none };
  });
  const list = { ...NOTHING, rows };
  expect(improveReading([page(lines)], { products: PRODUCTS, list })).toBe(list);
});
