import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { matchList } from './match-list.ts';

const NAMES = [
  'Whey Protein 2 lb',
  'Creatina Monohidrato 300 g',
  'Glutamina 300 g',
  'Omega 3 60 cápsulas',
  'Zinc 60 comprimidos',
  'BCAA 2:1:1 250 g',
  'Mass Gainer 3 kg',
  'Citrato de Magnesio 150 g',
  'Granola Proteica 400 g',
];
const products = NAMES.map((name, index): CatalogueProduct => {
  return { id: index + 1, name, brand: 'Delta', category: 'Suplementos', price: (1 + index) * 10_000, flavors: [] };
});
const usual = (index: number) => (1 + index) * 11_000;

function match(rows: readonly { text: string; price: number; brandCell?: string }[]) {
  const list = {
    rows: rows.map(({ text, price, brandCell = 'Delta' }, index): ListRow => {
      const none = { notes: [], headingBrand: undefined, section: undefined };
      return { index, text, line: text, price, brandCell: brandCell || undefined, ...none };
    }),
    titles: [],
    priceColumn: undefined,
    priceColumns: [],
  };
  return matchList(list, { products });
}

const PRAISE = 'nueva fórmula, la más elegida del año';

describe('remarks in the rows of a list', () => {
  it.each([
    ['behind the amount', (name: string) => `${name} ${PRAISE}`],
    ['behind a comma', (name: string) => name.replace(/ (?=\d+ [a-z])/, `, ideal para entrenar, `)],
    ['within the name', (name: string) => name.replace(/ (?=\d+ [a-z])/, ` ideal para entrenar `)],
  ])('%s mean nothing where prices change as those of the list do: the seller is asked', (_, say) => {
    const matches = match(NAMES.map((name, index) => ({ text: say(name), price: usual(index) })));
    expect(matches.map(({ product, price }) => [product.name, price])).toEqual(
      NAMES.map((name, index) => [name, usual(index)]),
    );
    expect(matches.every(({ nameDoubts }) => nameDoubts.includes('extra-word'))).toBe(true);
  });

  it('may make another product where prices do not change so', () => {
    const rows = NAMES.map((name, index) => {
      return { text: `${name} ${PRAISE}`, price: usual(index) * (index % 2 === 0 ? 1 : 1.4) };
    });
    expect(match(rows).map(({ product }) => product.name)).toEqual(NAMES.filter((_, index) => index % 2 === 0));
  });

  it('mean nothing in a list that has few of them where they stand apart', () => {
    const rows = NAMES.map((name, index) => ({
      text: index < 2 ? `${name} envasado al vacío` : name,
      price: usual(index),
    }));
    expect(
      match(rows)
        .map(({ product }) => product.id)
        .toSorted((a, b) => a - b),
    ).toEqual(products.map(({ id }) => id));
  });

  it('may make another product where the price does not change as nearly as all others do', () => {
    const rows = NAMES.map((name, index) => {
      return index < 2
        ? { text: `${name} envasado al vacío`, price: usual(index) * 1.08 }
        : { text: name, price: usual(index) };
    });
    expect(match(rows).map(({ product }) => product.name)).toEqual(NAMES.slice(2));
  });

  it('make boxes of all rows whose prices are those of boxes', () => {
    const rows = NAMES.map((name, index) => ({ text: `${name} PRECIO SUGERIDO bulto`, price: usual(index) * 10 }));
    expect(match(rows)).toEqual([]);
  });

  it('make another product in a list that has few of them', () => {
    const rows = NAMES.map((name, index) => {
      return { text: index < 3 ? name.replace(/ (?=\d+ [a-z])/, ' Black ') : name, price: usual(index) };
    });
    expect(match(rows).map(({ product }) => product.name)).toEqual(NAMES.slice(3));
  });

  it('yield to the row that has none, and to the one whose remarks stand apart', () => {
    const rows = [
      { text: `Whey Protein Black, ${PRAISE} 2 lb`, price: 11_500 },
      ...NAMES.map((name, index) => ({ text: `${name} ${PRAISE}`, price: usual(index) })),
    ];
    expect(match(rows).map(({ price }) => price)).toEqual(NAMES.map((_, index) => usual(index)));
  });

  it('are none that say what else is in a product', () => {
    const rows = NAMES.map((name, index) => {
      return { text: name.replace(/ (?=\d+ [a-z])/, ' con taurina '), price: usual(index) };
    });
    expect(match(rows)).toEqual([]);
  });
});

it('takes no row without a brand for one of the shop where all others say theirs', () => {
  const rows = NAMES.map((text, index) => ({ text, price: usual(index) }));
  const foreign = { text: 'Creatina Monohidrato 300 g', price: 20_500, brandCell: '' };
  const found = (all: typeof rows) => match(all).map(({ product, price }) => [product.name, price]);
  expect(found([...rows.filter((_, index) => index !== 1), ...rows.slice(2), foreign])).not.toContainEqual([
    foreign.text,
    foreign.price,
  ]);
  expect(found([...rows.slice(2, 6), foreign])).toContainEqual([foreign.text, foreign.price]);
});
