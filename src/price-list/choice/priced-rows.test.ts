import { describe, expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
import type { ListHeading, ListPiece, ListRecord } from '../readers/list-piece.ts';
import { isPlace, slotScore } from './price-slots.ts';
import { toPricedRows } from './priced-rows.ts';

const terms = {
  brands: toBrandNames(['Delta', 'Athlon']),
  categoryWords: new Set<string>(),
  nameWords: new Set<string>(),
  boxes: new Map(),
};
const heading = (text: string, more: Partial<ListHeading> = {}): ListPiece => {
  return { kind: 'heading', text, style: 'bold 14 a', ...more };
};
const record = (
  name: string,
  prices: Record<string, number | undefined> = { '': 900 },
  more: Partial<ListRecord> = {},
): ListPiece => {
  const printed = Object.entries(prices).map(([label, centavos], at) => ({
    label: label.replace(/^\d$/, ''),
    centavos,
    at,
  }));
  return {
    kind: 'record',
    name,
    notes: [],
    brand: undefined,
    prices: printed,
    line: name,
    amounts: printed.length,
    ...more,
  };
};
const read = (pieces: ListPiece[], legend: Record<string, string> = {}) =>
  toPricedRows(pieces, { ...terms, legend: new Map(Object.entries(legend)) });
const brandsOf = (...pieces: ListPiece[]) =>
  read(pieces).rows.map(({ brandCell, headingBrand }) => (brandCell === undefined ? headingBrand : `[${brandCell}]`));

it('tells offers from other rows, not where all rows are some', () => {
  const sections = (...pieces: ListPiece[]) => read(pieces).rows.map(({ section }) => section);
  const offers = heading('¡OFERTAS DE JUNIO!');
  expect(sections(record('Gel'), offers, record('Whey'))).toEqual([undefined, 'offers']);
  expect(sections(offers, record('Gel'), record('Whey'))).toEqual([undefined, undefined]);
  expect(sections(heading('OFERTAS LLEVANDO 3'), record('Gel'))).toEqual(['offers']);
});

describe('brands of rows', () => {
  it('are those of the headings above, none under brands that the shop does not have', () => {
    const pieces = [
      record('Gel'),
      heading('Delta'),
      record('Whey'),
      heading('Voltaje'),
      record('Zinc'),
      heading('ATHLON'),
      record('Maca'),
    ];
    expect(brandsOf(...pieces)).toEqual([undefined, 'Delta', null, 'Athlon']);
  });

  it('are none under unknown kinds of product, set as most known ones are and no brand is', () => {
    const kinds = ['PROTEÍNAS', 'BARRAS', 'DESECADOS'].map((text) => heading(text));
    const under = (others: ListPiece[]) =>
      brandsOf(...[...kinds, ...others].flatMap((piece) => [piece, record('Gel')]));
    expect(under([])).toEqual([undefined, undefined, undefined]);
    expect(under([heading('Delta')])).toEqual([undefined, undefined, null, 'Delta']);
    expect(under([heading('Voltaje')])).toEqual([undefined, undefined, null, null]);
  });

  it('are not those of whom the list is sent to', () => {
    for (const text of ['Para: Almacén Delta', 'Asunto: Re: lista para Delta']) {
      const { titles, rows } = read([heading(text), record('Whey')]);
      expect(titles).toEqual([]);
      expect(rows[0]?.headingBrand).toBeUndefined();
    }
  });

  it('are none below a heading that says so', () => {
    expect(brandsOf(heading('Delta'), record('Whey'), heading('A GRANEL'), record('Chía'))).toEqual(['Delta', '']);
  });

  it('are those that varieties say whose cell is empty, none that a name without one goes on with', () => {
    const brandless = (name: string) => record(name, { '': 900 }, { brand: '' });
    const pieces = [
      record('Whey', { '': 900 }, { brand: 'Delta' }),
      brandless('Whey 2 kg'),
      brandless('Gel Athlon - 40 g'),
    ];
    expect(brandsOf(...pieces)).toEqual(['[Delta]', '[Delta]', '[Athlon]']);
  });

  it('are none of what stands above the first row and is not set as brands are', () => {
    const title = heading('Distribuidora Sur', { style: 'f1 20 a' });
    expect(brandsOf(title, heading('Delta'), record('Whey'))).toEqual(['Delta']);
    expect(brandsOf(title, record('Whey'), heading('Delta'), record('Zinc'))).toEqual([undefined, 'Delta']);
    expect(brandsOf({ ...heading('Voltaje'), over: true } as ListHeading, record('Whey'))).toEqual([null]);
  });

  it('go on in their column until the next, but not under the heading of another', () => {
    const pieces = [
      record('Whey', {}, { brand: 'Voltaje' }),
      record('Zinc', {}, { brand: '' }),
      record('Gel', {}, { brand: 'Delta' }),
    ];
    expect(brandsOf(...pieces)).toEqual(['[Voltaje]', '[Voltaje]', '[Delta]']);
    expect(brandsOf(...pieces, heading('Athlon'), record('Maca', {}, { brand: '' }))[3]).toBe('Athlon');
  });

  it('may be one that a heading has among other words', () => {
    const { rows } = read([
      record('Zinc'),
      heading('Textil Delta'),
      record('Straps'),
      heading('Voltaje'),
      record('Gel'),
    ]);
    const brands = rows.slice(1).map(({ headingBrand, mentionedBrand }) => [headingBrand, mentionedBrand]);
    expect(brands).toEqual([
      [null, 'Delta'],
      [null, undefined],
    ]);
  });

  it('are those that short forms stand for', () => {
    const { rows } = read([record('Whey', {}, { brand: 'DTL' }), record('Zinc', {}, { brand: 'VLT' })], {
      dtl: 'Delta',
    });
    expect(rows.map(({ brandCell }) => brandCell)).toEqual(['Delta', 'VLT']);
  });

  it('are those in the names where most names say one, whatever stands above', () => {
    const named = ['Athlon Whey', 'Zinc ATHLON', 'Delta Gel'].map((name) => record(name));
    expect(brandsOf(heading('Delta'), ...named, record('Maca'))).toEqual([undefined, undefined, undefined, 'Delta']);
    expect(brandsOf(heading('Delta'), record('Athlon Whey'), record('Gel'), record('Maca'))).toEqual([
      'Delta',
      'Delta',
      'Delta',
    ]);
  });
});

describe('prices of rows', () => {
  const slotsOf = (...pieces: ListPiece[]) => read(pieces).rows.map(({ prices }) => Object.fromEntries(prices));

  it('have their labels for slots, or their places', () => {
    expect(slotsOf(record('Whey', { Mayorista: 600, PVP: 900 }), record('Zinc', { 0: 300, 1: 400 }))).toEqual([
      { Mayorista: 600, PVP: 900 },
      { '#0': 300, '#1': 400 },
    ]);
    expect([isPlace('#1'), isPlace('PVP'), slotScore('#1') === 0, slotScore('PVP') > 0]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('have the slots of the list that hold prices in more than a few rows', () => {
    const many = Array.from({ length: 40 }, (_, index) => record(`Zinc ${index}`, { PVP: 900, Promo: undefined }));
    expect(read([...many, record('Gel', { PVP: 900, Display: 9000 })]).slots).toEqual(['PVP']);
  });
});

it.each([
  ['cód. PS6059 Whey 1 kg', 'Whey 1 kg'],
  ['7701FURIA PRE 300G', 'FURIA PRE 300G'],
  ['1000MCG B12 60 comp', '1000MCG B12 60 comp'],
  ['Whey 1 kg EAN 7790901952621', 'Whey 1 kg'],
  ['Art: 12-34 Whey', 'Whey'],
  ['Producto: Whey 1 kg', 'Whey 1 kg'],
  ['▪ Whey   1 kg', 'Whey 1 kg'],
  ['- 2:1:1 BCAA', '2:1:1 BCAA'],
  ['Identidad 300 g', 'Identidad 300 g'],
])('reads the name «%s» without codes, labels and bullets', (name, text) => {
  expect(read([record(name)]).rows[0]?.text).toBe(text);
});

it('tells what stands above the first row, and sections', () => {
  const { titles, rows } = read([
    heading('Distribuidora Sur'),
    heading('Delta'),
    record('Whey'),
    heading('Combos'),
    record('Whey + Zinc'),
    heading('Athlon'),
    record('Maca'),
  ]);
  expect(titles).toEqual(['Distribuidora Sur', 'Delta']);
  expect(rows.map(({ index, section }) => [index, section])).toEqual([
    [0, undefined],
    [1, 'combos'],
    [2, undefined],
  ]);
});
