import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brandOfCell,
  brandsOf,
  brandWords,
  distinctiveWords,
  findBrands,
  saidBrand,
  toBrandNames,
} from './brand-names.ts';

const NAMES = ['Titanio Labs', 'Delta', 'Pampa Fit', 'Ironpeak', 'Núcleo 9', 'Huella Nutrition', 'Doña Nevada', 'C&R'];
const BRANDS = toBrandNames(NAMES);

describe('headings of a brand', () => {
  it.each([
    ['TITANIO LABS', 'Titanio Labs'],
    ['Marca: Delta', 'Delta'],
    ['LÍNEA PAMPA FIT', 'Pampa Fit'],
    ['Productos Delta importados', 'Delta'],
    ['DELTA - OFERTAS DE NOVIEMBRE', 'Delta'],
    ['TITANIO (continuación)', 'Titanio Labs'],
    ['IRON PEAK', 'Ironpeak'],
    ['I R O N P E A K', 'Ironpeak'],
    ['Nucleo 9', 'Núcleo 9'],
    ['HUELLA', 'Huella Nutrition'],
    ['Huella Nut.', 'Huella Nutrition'],
    ['Dona Nevada®', 'Doña Nevada'],
    ['C & R', 'C&R'],
    ['★ DELTA ★', 'Delta'],
  ])('«%s» is %s', (heading, brand) => {
    expect(saidBrand(heading, BRANDS)?.name).toBe(brand);
  });

  it.each([
    ['another brand', 'Delta Gold'],
    ['two brands', 'Delta / Titanio Labs'],
    ['what many brands have in their names', 'LABS NUTRITION'],
    ['a category', 'PROTEÍNAS'],
    ['a month', 'Lista de noviembre'],
    ['a number away', 'Núcleo 8'],
    ['its first letters', 'Del'],
    ['another kind of the same', 'Huella Sport'],
    ['nothing', ''],
    ['signs', '*** $$$ ***'],
  ])('are none of %s: «%s»', (_, heading) => {
    expect(saidBrand(heading, BRANDS)).toBeNull();
  });
});

describe('the cell of a brand', () => {
  it.each([
    ['DELTA', 'Delta'],
    ['Titanio', 'Titanio Labs'],
    ['Delta S.A.', 'Delta'],
    ['Delta Nutrition', 'Delta'],
    ['Delta Farma', undefined],
    ['Delta Gold', undefined],
    ['Otra', undefined],
    ['', undefined],
  ])('«%s» is %s', (cell, brand) => {
    expect(brandOfCell(cell, BRANDS)).toBe(brand);
  });
});

describe('brands in names of products', () => {
  const found = (text: string) => findBrands(brandWords(text), BRANDS);

  it('are where their words are', () => {
    expect(found('Whey DELTA 1 kg')).toEqual([{ name: 'Delta', from: 1, to: 2 }]);
    expect(found('IRON PEAK Creatina 300 g')).toEqual([{ name: 'Ironpeak', from: 0, to: 2 }]);
    expect(found('Kit Delta + Pampa Fit').map(({ name }) => name)).toEqual(['Delta', 'Pampa Fit']);
    expect(found('Whey Deltas Pampas 1 kg')).toEqual([]);
  });

  it('are the longer ones of two that overlap', () => {
    const brands = toBrandNames(['Pampa', 'Pampa Fit', 'Fit']);
    expect(findBrands(brandWords('Whey Pampa Fit 1 kg'), brands).map(({ name }) => name)).toEqual(['Pampa Fit']);
    expect(findBrands(brandWords('Whey Pampa 1 kg'), brands).map(({ name }) => name)).toEqual(['Pampa']);
  });

  it('are found whole in any name, whatever the case and the accents', () => {
    const around = fc.constantFrom('Creatina', '300 g', 'x 60', 'Zinc', '$');
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.array(around),
        fc.array(around),
        fc.boolean(),
        (name, before, after, loud) => {
          const text = [...before, loud ? name.toUpperCase() : name.toLowerCase(), ...after].join(' ');
          const mentions = found(text);
          expect(new Set(mentions.map((one) => one.name))).toEqual(new Set([name]));
          const said = mentions.map(({ from, to }) => brandWords(text).slice(from, to));
          expect(said).toContainEqual(brandWords(name));
        },
      ),
    );
  });

  it('are themselves as headings and in cells', () => {
    for (const name of NAMES)
      for (const text of [name, name.toUpperCase(), `  ${name}. `, `Marca ${name}`])
        expect([text, saidBrand(text, BRANDS)?.name, brandOfCell(text, BRANDS)]).toEqual([text, name, name]);
  });
});

describe('the brands of a shop', () => {
  it('are each there once, and none without letters', () => {
    const products = ['Delta', 'Delta', '', '---', 'Pampa Fit'].map((brand, index) => ({
      name: `Whey ${index}`,
      brand,
    }));
    expect(brandsOf(products).map(({ name }) => name)).toEqual(['Delta', 'Pampa Fit']);
    expect(brandsOf(products)).toBe(brandsOf(products));
    expect(brandsOf([])).toEqual([]);
  });

  it.each([
    ['Titanio Labs', ['titanio']],
    ['La Huella', ['huella']],
    ['Doña Nevada S.A.', ['dona', 'nevada']],
    ['Nutrition Labs', []],
    ['A1 Delta', ['delta']],
  ])('are told by words of their own: %s', (brand, words) => {
    expect(distinctiveWords(brand)).toEqual(words);
  });
});
