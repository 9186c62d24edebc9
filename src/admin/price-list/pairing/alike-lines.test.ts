import { describe, expect, it } from 'vitest';
import { findAlike } from './alike-lines.ts';

type Item = readonly [name: string, brand: string | null, price: number];

/** Lines and products from the number 1 on; the seller has picked the first product for the first line. */
function alike(lines: readonly Item[], products: readonly Item[]): string[] {
  const named = lines.map(([name, brand, price], at) => ({ line: at + 1, price, product: { name, brand } }));
  const shop = products.map(([name, brand, price], at) => ({ id: at + 1, name, brand: brand ?? '', price }));
  const [line, ...otherLines] = named;
  const [product, ...others] = shop;
  if (!line || !product) throw new Error('nothing is paired');
  const found = findAlike({ line, product }, { lines: otherLines, products: others, shop });
  return found.map((pair) => `${named[pair.line - 1]?.product.name} = ${shop[pair.id - 1]?.name}`);
}

describe('lines like one that was paired', () => {
  it.each<[string, Item[], Item[], string[]]>([
    [
      'count in the same short way',
      [
        ['Omega 3 x60c', 'Ñandú', 120],
        ['Zinc x90c', 'Ñandú', 60],
        ['Zinc x60c', 'Puma', 48],
        ['Zinc 60', 'Puma', 48],
      ],
      [
        ['Omega 3 60 cápsulas', 'Ñandú', 100],
        ['Zinc 90 cápsulas', 'Ñandú', 50],
        ['Zinc 60 cápsulas', 'Puma', 40],
        ['Zinc 60 comprimidos', 'Puma', 40],
      ],
      ['Zinc x90c = Zinc 90 cápsulas', 'Zinc x60c = Zinc 60 cápsulas'],
    ],
    [
      'have another word or size for the same thing',
      [
        ['Prot. aislada 0.9kg', 'Ñandú', 120],
        ['Prot. vegana 0.9kg', 'Ñandú', 60],
        ['Caseína 0.9kg', 'Puma', 72],
      ],
      [
        ['Whey aislada 2 lb', 'Ñandú', 100],
        ['Whey vegana 2 lb', 'Ñandú', 50],
        ['Caseína 2 lb', 'Puma', 60],
        ['Caseína 5 lb', 'Puma', 60],
      ],
      ['Prot. vegana 0.9kg = Whey vegana 2 lb', 'Caseína 0.9kg = Caseína 2 lb'],
    ],
    [
      'have remarks that no product has, and leave the size away, which the price tells',
      [
        ['Amino Arginina pura, sabor neutro', 'Ñandú', 120],
        ['Amino BCAA recuperación total', 'Ñandú', 60],
        ['Amino BCAA recuperación total', 'Ñandú', 96],
      ],
      [
        ['Arginina 150 g', 'Ñandú', 100],
        ['BCAA 300 g', 'Ñandú', 50],
        ['BCAA 500 g', 'Ñandú', 80],
      ],
      ['Amino BCAA recuperación total = BCAA 300 g', 'Amino BCAA recuperación total = BCAA 500 g'],
    ],
    [
      'leave away words that no line says, as names of product lines',
      [
        ['Whey 2 lb', 'Ñandú', 120],
        ['Isolate 2 lb', 'Ñandú', 240],
        ['Isolate 2 lb', 'Puma', 240],
        ['Caseína 2 lb', 'Ñandú', 120],
      ],
      [
        ['Anvil Whey 2 lb', 'Ñandú', 100],
        ['Ember Isolate 2 lb Vainilla', 'Ñandú', 200],
        ['Ember Isolate 2 lb Banana', 'Ñandú', 200],
        ['Ember Isolate 2 lb', 'Puma', 100],
        ['Night Caseína 2 lb', 'Ñandú', 100],
        ['Night Caseína Gold 2 lb', 'Ñandú', 100],
      ],
      ['Isolate 2 lb = Ember Isolate 2 lb Vainilla', 'Isolate 2 lb = Ember Isolate 2 lb Banana'],
    ],
    [
      'say the same in full, however their price changes',
      [
        ['Vitamina D 120 sg', 'Ñandú Health', 120],
        ['Magnesio 120 cápsulas', 'Ñandú Health', 80],
      ],
      [
        ['Vitamina D 120 softgels', 'Ñandú', 100],
        ['Magnesio 120 caps', 'Ñandú', 40],
      ],
      ['Magnesio 120 cápsulas = Magnesio 120 caps'],
    ],
    [
      'are under the same wrong brand, or under none',
      [
        ['Creatina 300 g', 'Pampa', 120],
        ['Whey 2 lb', 'Pampa', 60],
        ['Whey 5 lb', 'Puma', 60],
      ],
      [
        ['Creatina 300 g', 'Ñandú', 100],
        ['Whey 2 lb', 'Ñandú', 50],
        ['Whey 5 lb', 'Ñandú', 50],
      ],
      ['Whey 2 lb = Whey 2 lb'],
    ],
  ])('%s', (_, lines, products, found) => {
    expect(alike(lines, products)).toEqual(found);
  });

  it('have no other price change, no word that tells products apart, and one product only', () => {
    const lines: Item[] = [
      ['Zinc x60c', 'Ñandú', 120],
      ['Omega x60c', 'Ñandú', 300],
      ['Calcio fuerte x60c', 'Ñandú', 120],
      ['Magnesio x60c', 'Ñandú', 120],
    ];
    const products: Item[] = [
      ['Zinc 60 cápsulas', 'Ñandú', 100],
      ['Omega 60 cápsulas', 'Ñandú', 100],
      ['Calcio 60 cápsulas', 'Ñandú', 100],
      ['Café fuerte', 'Ñandú', 100],
      ['Magnesio 60 cápsulas', 'Ñandú', 100],
      ['Magnésio 60 cápsulas', 'Ñandú', 100],
    ];
    expect(alike(lines, products)).toEqual([]);
  });

  it('are one line for the varieties that it says all or none of', () => {
    const sizes = (name: string, ...all: string[]) => all.map((size): Item => [`${name} talle ${size}`, 'Ñandú', 100]);
    const products = [...sizes('Faja', 'S', 'M'), ...sizes('Guante', 'S', 'L'), ['Faja talle L', 'Puma', 100] as const];
    const lines: Item[] = [
      ['Faja', 'Ñandú', 120],
      ['Guante', 'Ñandú', 120],
    ];
    expect(alike(lines, products)).toEqual([
      'Guante = Guante talle S',
      'Guante = Guante talle L',
      'Faja = Faja talle M',
    ]);
    const flavors: Item[] = [
      ['Gel limón', 'Ñandú', 100],
      ['Gel naranja', 'Ñandú', 100],
      ['Gel café', 'Ñandú', 100],
    ];
    expect(alike([['Gel limón o naranja', 'Ñandú', 120]], flavors)).toEqual(['Gel limón o naranja = Gel naranja']);
    const named: Item[] = [
      ['Overload 25 serv Sour Candy', 'Ñandú', 100],
      ['Overload 25 serv Grape', 'Ñandú', 100],
      ['Overload 50 serv Grape', 'Ñandú', 100],
      ['Barn Cookie Grape', 'Ñandú', 100],
    ];
    expect(alike([['Overload 25 serv caramelo ácido, uva', 'Ñandú', 120]], named)).toEqual([
      'Overload 25 serv caramelo ácido, uva = Overload 25 serv Grape',
    ]);
  });

  it('are those of other pairs where a line gets a further product, for what they name besides', () => {
    const product = (id: number, name: string) => ({ id, name, brand: 'Ñandú', price: 100 });
    const line = (at: number, name: string) => ({ line: at, price: 120, product: { name, brand: 'Ñandú' } });
    const [vanilla, banana, orange, coffee] = ['Whey Vainilla', 'Gel Banana', 'Gel Naranja', 'Gel Café'].map(
      (name, at) => product(at + 1, name),
    );
    const lemon = product(5, 'Gel Limón');
    if (!vanilla || !banana || !orange || !coffee) throw new Error('no products');
    const shop = [vanilla, banana, orange, coffee, lemon];
    const pair = { line: line(1, 'Whey choc / vainilla'), product: vanilla };
    const paired = [{ line: line(2, 'Gel lim / nar'), product: lemon }];
    const left = { lines: [], products: [banana, orange, coffee], shop };
    expect(findAlike(pair, { ...left, paired })).toEqual([{ line: 2, id: orange.id }]);
    expect(findAlike(pair, left)).toEqual([]);
  });
});
