import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { isFlavor } from '../similarity/comparison-context.ts';
import { lineKey, matchList } from './match-list.ts';

const product = (name: string, brand = 'Astro Nutrition', more: Partial<CatalogueProduct> = {}): CatalogueProduct => {
  return { id: 0, name, brand, category: 'Suplementos', price: 5, flavors: [], ...more };
};
const row = (text: string, price: number | undefined, more: Partial<ListRow> = {}): ListRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
  return { index: 0, text, line: text, price, ...none, ...more };
};

type MatchMore = { titles?: string[]; remembered?: Map<string, number>; isMessage?: boolean };

function match(
  rows: ListRow[],
  products: CatalogueProduct[],
  { titles = [], remembered = new Map(), isMessage = false }: MatchMore = {},
) {
  const list = {
    rows: rows.map((one, index) => ({ ...one, index })),
    titles,
    priceColumn: undefined,
    priceColumns: [],
    isMessage,
  };
  const catalogue = products.map((one, index) => ({ ...one, id: index + 1 }));
  const found = matchList(list, { products: catalogue, remembered });
  return found.map(({ product: { name, brand }, price, ...more }) => ({ name, brand, price, ...more }));
}
const told = (...given: Parameters<typeof match>) =>
  match(...given)
    .filter(({ nameDoubts }) => nameDoubts.length === 0)
    .map(({ name, brand, price }) => [brand, name, price]);

describe('matching a list', () => {
  it('finds the brand in the name, the heading, the column or the title', () => {
    const catalogue = [product('Whey 1 kg')];
    expect(told([row('Astro Nutrition whey 1kg', 5)], catalogue)).toEqual([['Astro Nutrition', 'Whey 1 kg', 5]]);
    expect(told([row('WHEY 1KG', 5, { headingBrand: 'Astro Nutrition' })], catalogue)).toHaveLength(1);
    expect(told([row('WHEY 1KG', 5, { brandCell: 'Astro Nut.' })], catalogue)).toHaveLength(1);
    expect(told([row('WHEY 1KG', 5)], catalogue, { titles: ['ASTRO NUTRITION - Lista'] })).toHaveLength(1);
  });

  it('finds a product without the words that its others imply, asked about unless its price changes as the list does', () => {
    const others = Array.from({ length: 9 }, (_, at) =>
      product(`Zinc ${at + 10} caps`, 'Delta', { price: 100 * at + 100 }),
    );
    const gels = [
      product('Gel Energético 40 g', 'Delta', { price: 200 }),
      product('Gel Energético 40 g', 'Athlon', { price: 210 }),
    ];
    const rows = others.map(({ name, price }) => row(name, price * 1.2, { headingBrand: 'Delta' }));
    const doubts = (price: number) =>
      match([...rows, row('Gel 40 g', price, { headingBrand: 'Delta' })], [...others, ...gels]).find(
        ({ name }) => name === 'Gel Energético 40 g',
      )?.nameDoubts;
    expect(doubts(240)).toEqual([]);
    expect(doubts(280)).toEqual(['missing-word']);
  });

  it('takes no title for the brand of a list that has headings of others', () => {
    const catalogue = [product('Whey 1 kg'), product('Zinc 60 caps', 'Delta')];
    const rows = [row('WHEY 1KG', 5), row('ZINC 60 CAPS', 5, { headingBrand: 'Delta' })];
    expect(told(rows, catalogue, { titles: ['Astro Nutrition'] })).toEqual([['Delta', 'Zinc 60 caps', 5]]);
  });

  it('asks where a line says another brand than the heading above it', () => {
    const catalogue = [product('Whey 1 kg'), product('Barra 60 g', 'Delta')];
    const [found] = match([row('Barra Delta 60g', 5, { headingBrand: 'Astro Nutrition' })], catalogue);
    expect(found).toMatchObject({ brand: 'Delta', nameDoubts: ['brand'] });
  });

  it('never matches another brand, nor without one', () => {
    const catalogue = [product('Whey 1 kg')];
    expect(told([row('WHEY 1KG', 5)], catalogue)).toEqual([]);
    expect(told([row('WHEY 1KG', 5, { headingBrand: null })], catalogue, { titles: ['Astro Nutrition'] })).toEqual([]);
    expect(told([row('WHEY 1KG', 5, { brandCell: 'Otra' })], catalogue, { titles: ['Astro Nutrition'] })).toEqual([]);
    expect(
      told([row('ENU whey 1kg', 5, { headingBrand: 'Astro Nutrition' })], [...catalogue, product('Whey 1 kg', 'ENU')]),
    ).toEqual([]);
  });

  it('takes no longer brand for the one in it', () => {
    const catalogue = [product('Whey 1 kg', 'Delta'), product('Omega 3 60 caps', 'Delta')];
    const inCell = (brandCell: string) => told([row('WHEY 1KG', 5, { brandCell })], catalogue).length;
    expect(['DELTA', 'Delta Nutrition', 'Marca: Delta (cont.)'].map(inCell)).toEqual([1, 1, 1]);
    expect(['DELTA GOLD', 'Delta Farma'].map(inCell)).toEqual([0, 0]);
  });

  it('prefers the product that has the word of the brand in its name to the one that has not', () => {
    const names = ['Proteína Vegana 500 g', 'Vegan Gaucho 500 g'];
    const catalogue = names.map((name) => product(name, 'Gaucho Norte', { category: 'Proteínas' }));
    const under = { headingBrand: 'Gaucho Norte' };
    expect(told([row('VEGAN GAUHO 500 G', 5, under)], catalogue)).toEqual([['Gaucho Norte', 'Vegan Gaucho 500 g', 5]]);
    expect(told([row('PROT VEGANA 500 G', 5, under)], catalogue)).toEqual([
      ['Gaucho Norte', 'Proteína Vegana 500 g', 5],
    ]);
  });

  it('asks where nothing says the brand, and where a word more may make another product', () => {
    const spread = [product('Pasta de Maní 1 kg'), product('Whey 1 kg', 'Delta')];
    const doubtsOf = (rows: ListRow[], more = {}) => match(rows, spread, more).map(({ nameDoubts }) => nameDoubts);
    const under = { headingBrand: 'Astro Nutrition' };
    expect(doubtsOf([row('WHEY 1KG', 5)])).toEqual([['brand']]);
    expect(doubtsOf([row('PASTA DE MANI 1KG CROCANTE', 5, under)])).toEqual([['extra-word']]);
    expect(doubtsOf([row('PASTA DE MANI 1KG CROCANTE', 5, under), row('PASTA DE MANI 1KG', 6, under)])).toEqual([[]]);
    const confirmed = row('WHEY 1KG', 5);
    expect(doubtsOf([confirmed], { remembered: new Map([[lineKey(confirmed), 2]]) })).toEqual([[]]);
  });

  it('gives a price to each size of clothes that a row lists, and to each flavor where it names none', () => {
    const catalogue = ['S', 'M', 'L'].map((size) => product(`Guantes Talle ${size}`));
    const under = { headingBrand: 'Astro Nutrition' };
    expect(told([row('GUANTES T. S-M-L', 5, under)], catalogue)).toHaveLength(3);
    expect(told([row('GUANTES TALLES S y M', 5, under)], catalogue)).toHaveLength(2);
    const flavored = ['Vainilla', 'Frutilla'].map((flavor) => product(`Iron Whey ${flavor} 1 kg`));
    const found = match([row('IRON WHEY 1 KG', 5, under)], flavored);
    expect(found.map(({ nameDoubts }) => nameDoubts)).toEqual([['missing-word'], ['missing-word']]);
  });

  it('takes none of two words that a row may lack', () => {
    const catalogue = ['Creatina Monohidrato 300 g', 'Creatina Micronizada 300 g'].map((name) => product(name));
    expect(match([row('CREATINA 300 G', 5, { headingBrand: 'Astro Nutrition' })], catalogue)).toEqual([]);
  });

  it('asks about two prices with the one that changes most as the list does', () => {
    const under = { headingBrand: 'Astro Nutrition' };
    const names = 'Whey,Caseina,Creatina,Glutamina,Arginina,Taurina,Beta Alanina,Colageno,Omega'.split(',');
    const catalogue = names.map((name, at) => product(`${name} 300 g`, 'Astro Nutrition', { price: 1000 + 100 * at }));
    const list = names.map((name, at) => row(`${name} 300 g`, 1.1 * (1000 + 100 * at), under));
    const whey = (price: number) =>
      match([...list, row('WHEY 300 G', price, under)], catalogue).filter(({ name }) => name === 'Whey 300 g');
    expect(whey(1900)).toMatchObject([{ price: 1100, rivals: true }]);
    expect(whey(1150)).toMatchObject([{ price: 1100, rivals: true, unsureColumn: true }]);
  });

  it('asks where a row lacks a word that tells its product from no other', () => {
    const under = { headingBrand: 'Astro Nutrition' };
    const catalogue = [product('Creatina Monohidrato 300 g'), product('Zinc 60 caps')];
    const doubtsOf = (rows: ListRow[], products: CatalogueProduct[]) =>
      match(rows, products).map(({ name, nameDoubts }) => [name, nameDoubts]);
    const short = row('CREATINA 300 G', 5, under);
    expect(doubtsOf([short], catalogue)).toEqual([['Creatina Monohidrato 300 g', ['missing-word']]]);
    expect(doubtsOf([short, row('CREATINA MONOHIDRATO 300 G', 6, under)], catalogue)).toEqual([
      ['Creatina Monohidrato 300 g', []],
    ]);
    expect(doubtsOf([short], [...catalogue, product('Creatina Micronizada 300 g')])).toEqual([]);
    expect(doubtsOf([short], [...catalogue, product('Creatina 300 g')])).toEqual([['Creatina 300 g', []]]);
    expect(doubtsOf([short], [...catalogue, product('Creatina 300 g', 'Delta')]), 'of another brand').toHaveLength(1);
  });

  it('takes a row that names a product in full for no other, not even one that is asked about', () => {
    const under = { headingBrand: 'Astro Nutrition' };
    const catalogue = [product('Creatina 300 g'), product('Creatina Monohidrato 300 g')];
    const found = (rows: ListRow[]) => match(rows, catalogue).map(({ name, nameDoubts }) => [name, nameDoubts]);
    expect(found([row('CREATINA 300 G', 5, under)])).toEqual([['Creatina 300 g', []]]);
    expect(found([row('CREATINA 300 G', 5, under), row('CREATINA 300 GRS', 6, under)])).toEqual([
      ['Creatina 300 g', []],
    ]);
  });

  const brands = ['Astro Nutrition', 'Delta', 'Kumbre Foods'];
  const names = [
    'Whey 1 kg',
    'Creatina Monohidrato 300 g',
    'Pasta de Maní 500 g',
    'Omega 3 60 caps',
    'BCAA 2:1:1 120 caps',
  ];
  const catalogue = brands.flatMap((brand) => names.map((name) => product(name, brand, { price: 100 })));
  const anyProduct = fc.constantFrom(...catalogue);
  // No flavor, not even a misspelled one like 'bananba'.
  const made = fc
    .stringMatching(/^[bcdfgklmnprst][aeiou][bcdfgklmnprst][aeiou][bcdfgklmnprst]{2}[aeiou]$/)
    .filter((text) => !isFlavor({ text, short: false }, { flavors: new Set(), known: new Set() }));
  const anyWord = fc.oneof(
    made,
    fc.constantFrom('Crocante', 'Gold', 'Zero', 'Isolate', 'Forte', 'Cremosa', 'Plus', 'Black'),
  );

  it('never confidently takes a line with one word more for the product without it', () => {
    fc.assert(
      fc.property(anyProduct, anyWord, fc.nat(), ({ name, brand }, word, at) => {
        const words = name.split(' ');
        const text = words.toSpliced(1 + (at % words.length), 0, word).join(' ');
        return told([row(text, 110, { headingBrand: brand })], catalogue).length === 0;
      }),
    );
  });

  it('never confidently takes a line without a brand for a product', () => {
    const lines = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 });
    fc.assert(
      fc.property(
        lines,
        (texts) =>
          told(
            texts.map((text) => row(text, 110)),
            catalogue,
          ).length === 0,
      ),
    );
  });

  it('tells brands apart that differ by one letter', () => {
    const catalogue = [product('Whey 1 kg', 'MarcaA Nutrition'), product('Whey 1 kg', 'MarcaB Nutrition')];
    expect(told([row('MarcaB Nutrition whey 1 kg', 5)], catalogue)).toEqual([['MarcaB Nutrition', 'Whey 1 kg', 5]]);
  });

  it('takes the flavors of one product at one price, and asks at two', () => {
    const catalogue = [product('Whey 1 kg')];
    const under = { headingBrand: 'Astro Nutrition' };
    const flavors = [row('WHEY 1KG VAINILLA', 5, under), row('WHEY 1KG CHOCOLATE', 5, under)];
    expect(told(flavors, catalogue)).toEqual([['Astro Nutrition', 'Whey 1 kg', 5]]);
    const priced = [row('WHEY 1KG VAINILLA', 5, under), row('WHEY 1KG CHOCOLATE', 6, under)];
    expect(match(priced, catalogue)).toMatchObject([{ price: 6, rivals: true, unsureColumn: true }]);
  });

  it.each([
    [row('GAINER 1,5KG Banana - Frutilla - Dulce de Leche', 5), ['Banana', 'Frutilla', 'Dulce de Leche']],
    [row('GAINER 1,5KG (ban/frut/choc)', 5), ['Banana', 'Frutilla', 'Chocolate']],
    [row('GAINER Vainilla Banana Frutilla X 1,5 KG', 5), ['Banana', 'Frutilla']],
    [row('gainer 1,5 kg banana o frutilla', 5), ['Banana', 'Frutilla']],
    [row('GAINER 1,5KG', 5, { notes: ['Banana', 'Frutilla'] }), ['Banana', 'Frutilla']],
    [row('GAINER 1,5KG Chocolate Dulce de Leche', 5), []],
    [row('GAINER 1,5KG', 5), []],
  ])('takes a row that lists flavors for each product of one: %o', (line, flavors) => {
    const catalogue = ['Banana', 'Frutilla', 'Chocolate', 'Dulce de Leche'].map((one) =>
      product(`Gainer ${one} 1,5 kg`),
    );
    const found = told([{ ...line, headingBrand: 'Astro Nutrition' }], catalogue);
    expect(found.map(([, name]) => name)).toEqual(flavors.map((one) => `Gainer ${one} 1,5 kg`));
  });

  it('takes the row of its flavor for a product of one, and the rest for the product of all', () => {
    const catalogue = [product('Gainer Banana 1 kg'), product('Gainer 1 kg')];
    const rows = [row('GAINER 1 KG', 4), row('GAINER 1 KG BANANA', 5)];
    const under = rows.map((one) => ({ ...one, headingBrand: 'Astro Nutrition' }));
    expect(new Set(told(under, catalogue).map(([, name, price]) => `${name} ${price}`))).toEqual(
      new Set(['Gainer Banana 1 kg 5', 'Gainer 1 kg 4']),
    );
  });

  it('takes sizes before names', () => {
    const catalogue = [product('Whey 1 kg'), product('Whey 500 g'), product('BCAA 90 cápsulas')];
    const under = { headingBrand: 'Astro Nutrition' };
    const sized = [row('1 KG WHEY', 4, under), row('500 GRS WHEY', 5, under), row('90 CAPS BCAA', 6, under)];
    expect(told(sized, catalogue)).toHaveLength(3);
  });

  it('takes the pieces from the small print', () => {
    const catalogue = [product('Cafeína 200 mg 60 comp')];
    const under = { headingBrand: 'Astro Nutrition' };
    expect(told([row('CAFEINA 200MG', 4, { ...under, notes: ['x 60 comp'] })], catalogue)).toHaveLength(1);
    expect(told([row('CAFEINA 200MG', 4, { ...under, notes: ['x 90 comp'] })], catalogue)).toEqual([]);
  });

  it('takes the words of a long brand that stand before names as said', () => {
    const catalogue = [product('Verde Mass 1 kg', 'Oro Verde Foods'), product('Omega 3 60 caps', 'Oro Verde Foods')];
    const under = { headingBrand: 'Oro Verde Foods' };
    expect(told([row('ORO VERDE: Omega 3 x 60 caps', 5, under)], catalogue)).toHaveLength(1);
  });

  it('takes a word that all kinds of goods of a brand share for none, unless the shop has it', () => {
    const catalogue = [product('Whey 1 kg'), product('Zinc 60 caps'), product('Creatina 300 g')];
    const names = ['WHEY ASN 1KG', 'ZINC ASN 60CAP', 'CREATINA ASN 300G', 'MAGNESIO ASN 60CAP'];
    const rows = names.map((name) => row(name, 5, { headingBrand: 'Astro Nutrition' }));
    expect(told(rows, catalogue)).toHaveLength(3);
    expect(told(rows, [...catalogue, product('ASN Bar 40 g')])).toEqual([]);
    expect(told(rows.slice(0, 2), catalogue), 'of two kinds it may be a line of products').toEqual([]);
    const others = rows.map((one) => ({ ...one, headingBrand: undefined, text: one.text }));
    expect(told(others, catalogue), 'it may be another brand').toEqual([]);
  });

  it('takes the beginning of the brand that its names begin with for none', () => {
    const catalogue = ['Whey 1 kg', 'Zinc 60 caps', 'Creatina 300 g'].map((name) => product(name, 'Quebrada Sport'));
    const matched = (short: string) => {
      const names = ['WHEY 1KG', 'ZINC 60CAP', 'CREATINA 300G'].map((name) => `${short} ${name}`);
      return told(
        names.map((name) => row(name, 5, { headingBrand: 'Quebrada Sport' })),
        catalogue,
      ).length;
    };
    expect(matched('Q.SPORT')).toBe(3);
    expect(matched('MEGA RX')).toBe(0);
    expect(matched('QBR')).toBe(3);
    expect(matched('QUEB')).toBe(3);
    expect(matched('QUA'), 'so few letters are in many brands').toBe(0);
  });

  it('tells products and rows by their packages where nothing else does', () => {
    const under = { headingBrand: 'Astro Nutrition' };
    const rows = [row('WHEY POTE 1KG', 9, under), row('WHEY DOYPACK 1KG', 5, under)];
    const both = [product('Whey 1 kg'), product('Whey Doypack 1 kg')];
    expect(told(rows, both)).toEqual([
      ['Astro Nutrition', 'Whey 1 kg', 9],
      ['Astro Nutrition', 'Whey Doypack 1 kg', 5],
    ]);
    expect(told(rows, [product('Whey Doypack 1 kg')])).toEqual([['Astro Nutrition', 'Whey Doypack 1 kg', 5]]);
    const free = [
      row('Pancake S/TACC 500 g', 9, under),
      row('Pancake 500 g uva', 5, under),
      row('Pancake 500 g coco', 5, under),
    ];
    expect(told(free, [product('Pancake Sin TACC 500 g')])).toEqual([['Astro Nutrition', 'Pancake Sin TACC 500 g', 9]]);
  });

  it('completes names by the heading above, and asks where that alone says one', () => {
    const catalogue = [product('Granola Clásica 250 g'), product('Aceite de Oliva Arbequina 500 ml')];
    const under = (heading: string) => ({ headingBrand: 'Astro Nutrition', heading });
    const rows = [row('Clásica 250 g', 5, under('GRANOLAS')), row('Arbequina 500 cc', 9, under('ACEITE DE OLIVA'))];
    expect(told(rows, catalogue)).toHaveLength(2);
    expect(told([row('Clásica crujiente 250 g', 5, under('GRANOLAS'))], catalogue)).toEqual([]);
    const [alone] = match([row('250 g', 5, under('GRANOLA CLÁSICA'))], catalogue);
    expect(alone).toMatchObject({ name: 'Granola Clásica 250 g', nameDoubts: ['missing-word'] });
  });

  it('uses each row once', () => {
    const catalogue = [product('Whey 1 kg'), product('Whey Protein 1 kg')];
    const found = match([row('WHEY 1KG', 5, { headingBrand: 'Astro Nutrition' })], catalogue);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ name: 'Whey 1 kg', similarity: 1 });
  });

  it('does not match what has no price, nor an offer', () => {
    const catalogue = [product('Whey 1 kg')];
    expect(told([row('WHEY 1KG', undefined, { headingBrand: 'Astro Nutrition' })], catalogue)).toEqual([]);
    expect(told([row('WHEY 1KG', 5, { headingBrand: 'Astro Nutrition', section: 'offers' })], catalogue)).toEqual([]);
  });

  it('takes the pair that the seller confirmed first', () => {
    const catalogue = [product('Whey 1 kg'), product('Proteína de la casa')];
    const line = row('WHEY 1KG', 5, { headingBrand: 'Astro Nutrition' });
    const remembered = new Map([[lineKey(line), 2]]);
    expect(match([line], catalogue, { remembered })).toMatchObject([{ name: 'Proteína de la casa', remembered: true }]);
    const coded = ['A-1', 'A-2', 'A-3'].map((code) => ({ ...line, text: `${code} WHEY 1KG` }));
    const kept = new Map([[lineKey({ ...line, text: 'A-2 WHEY 1KG' }), 2]]);
    expect(match(coded, catalogue, { remembered: kept })).toContainEqual(expect.objectContaining({ remembered: true }));
  });
});

describe('a product that a message says again', () => {
  const catalogue = [product('Creatina Monohidrato 1 kg'), product('Zinc 60 caps'), product('Omega 3 60 caps')];
  const list = ['Creatina monohidrato 1 kg', 'Zinc 60 caps', 'Omega 3 60 caps'].map((text, at) =>
    row(text, 5 + at, { headingBrand: 'Astro Nutrition' }),
  );
  const asked = (more: Partial<ListRow>, isMessage = true) =>
    match([...list, row(more.text ?? '', 9, more)], catalogue, { isMessage })
      .filter(({ rivals }) => rivals)
      .map(({ name }) => name);

  it.each<[why: string, more: Partial<ListRow>, names: string[]]>([
    [
      'with the same brand',
      { text: 'creatina de kilo', headingBrand: 'Astro Nutrition' },
      ['Creatina Monohidrato 1 kg'],
    ],
    ['of a brand that is none of the shop', { text: 'Zinc 60 caps', headingBrand: null }, ['Zinc 60 caps']],
    ['in another size', { text: 'Zinc 120 caps', headingBrand: null }, []],
    ['with words of a sentence', { text: 'ojo, el zinc 60 caps va', headingBrand: null }, ['Zinc 60 caps']],
  ])('is asked about where the later price is %s', (_, more, names) => {
    expect(asked(more)).toEqual(names);
  });

  it('is not in lists of other kinds', () => {
    expect(asked({ text: 'Zinc 60 caps', headingBrand: null }, false)).toEqual([]);
  });
});
