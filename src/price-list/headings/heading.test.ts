import { describe, expect, it } from 'vitest';
import { brandOfCell, toBrandNames } from '../brands/brand-names.ts';
import { hasSize } from '../sizes/quantities.ts';
import { toCategoryWords } from './catalogue-terms.ts';
import { readHeading } from './heading.ts';

const terms = {
  brands: toBrandNames(['Pampa Fit', 'Titanio Labs', 'Delta', 'Astro Nutrition']),
  categoryWords: toCategoryWords([]),
  nameWords: new Set(['barra', 'proteica']),
  boxes: new Map(),
};

describe('headings', () => {
  it.each([
    ['PAMPA FIT', 'Pampa Fit'],
    ['Línea Pampa', 'Pampa Fit'],
    ['ASTRO NUT.', 'Astro Nutrition'],
    ['Titanio Laboratorios', 'Titanio Labs'],
    ['001.03 DELTA', 'Delta'],
    ['TITANIO LABS (CONT.)', 'Titanio Labs'],
    ['Distribuidora Sur - Delta', 'Delta'],
    ['Delta proteínas', 'Delta'],
    ['Delta indumentaria', 'Delta'],
    ['DELTA NOVIEMBRE 2026', 'Delta'],
    ['TITANIO LABS (industria argentina)', 'Titanio Labs'],
    ['Delta™', 'Delta'],
    ['(DELTA)', 'Delta'],
    ['Proveedor: 0012 - DELTA', 'Delta'],
    ['PROVEEDOR 005        DELTA', 'Delta'],
    ['MARCA 12 DELTA', 'Delta'],
    ['Familia 12: DELTA', 'Delta'],
    ['Sección Pampa Fit', 'Pampa Fit'],
    ['Catálogo Delta 2026', 'Delta'],
    ['*DELTA* todo esto es nuevo', 'Delta'],
    ['DELTA (no confundir con Titanio Labs)', 'Delta'],
    ['ASTRONUTRITION', 'Astro Nutrition'],
    ['Representación: DELTA', 'Delta'],
    ['Untables DELTA', 'Delta'],
    ['PAMPA FIT golosinas', 'Pampa Fit'],
  ])('%s is about %s', (text, brand) => {
    expect(readHeading(text, terms)).toEqual({ kind: 'brand', brand });
  });

  it.each(['BARRAS PROTEICAS', 'Proteica'])('%s is in words of names', (text) => {
    expect(readHeading(text, terms)).toEqual({ kind: 'unknown', named: true });
  });

  it.each(['OTRAS PRESENTACIONES', 'Resto de la línea'])('%s is about kinds of products', (text) => {
    expect(readHeading(text, terms)).toEqual({ kind: 'category' });
  });

  it('are of combos by their words, not by a letter alone', () => {
    expect(['Combos y packs', 'Y'].map((text) => readHeading(text, terms).kind)).toEqual(['combos', 'category']);
  });

  it.each([
    'PAMPA NATURAL',
    '001.03 SOL DE MAYO NUTRICION',
    'Astro Gym',
    'Delta Farma',
    '*Delta Farma* todo nuevo',
    'Distribuidora Delta',
  ])('%s is about none of the shop', (text) => {
    expect(readHeading(text, terms)).toEqual({ kind: 'unknown', named: false });
  });

  it.each([
    'Lista de precios mayo 2026',
    'Ofertas válidas hasta agotar stock. Seguinos @pampa',
    '3 de marzo',
    'Mínimo de compra $ 50.000',
    'Estimados clientes',
    'Muy buenas tardes',
    'Buen día',
    '¡Buenas!',
    '👋 Hola',
    'Sigue en la otra columna',
    'Continúa al dorso',
  ])('%s is a remark', (text) => {
    expect(readHeading(text, terms)).toEqual({ kind: 'remark' });
  });

  it.each(['Barra Delta 40 g', 'Astro Nutrition Whey 1 kg', 'ZMA Delta x 90 caps'])('%s is a product', (text) => {
    expect(readHeading(text, terms)).toEqual({ kind: 'product' });
  });

  it.each([
    ['Proteínas', 'category'],
    ['Línea salud y definición - Lista 11/26', 'category'],
    ['Barras x 12', 'unknown'],
    ['MARCA: 116 ATHLON', 'foreign'],
    ['Proveedor: 116 ATHLON', 'foreign'],
    ['PROVEEDOR 116 ATHLON', 'foreign'],
  ])('%s is of kind %s', (text, kind) => {
    expect(readHeading(text, terms)).toMatchObject({ kind });
  });
});

it('tells a brand alone, and the line of one, from a name that holds it', () => {
  expect(
    ['DELTA', 'Línea Pampa Fit', 'Productos de la marca Delta'].every(
      (text) => brandOfCell(text, terms.brands) !== undefined,
    ),
  ).toBe(true);
  expect(['Creatina Delta', 'Delta Gold'].some((text) => brandOfCell(text, terms.brands) !== undefined)).toBe(false);
});

it("takes a brand with another second word for another one, also where the catalogue's has none", () => {
  const brands = toBrandNames(['La Huella']);
  expect(readHeading('HUELLA', { ...terms, brands }).kind).toBe('brand');
  expect(readHeading('HUELLA FIT', { ...terms, brands }).kind).toBe('unknown');
});

it('takes one word of a brand for it only beside a category of the shop', () => {
  const brands = toBrandNames(['Herrumbre Gym', 'Delta']);
  const read = (...categories: string[]) =>
    readHeading('Accesorios HERRUMBRE', {
      brands,
      categoryWords: toCategoryWords(categories),
      nameWords: new Set<string>(),
      boxes: new Map(),
    });
  expect(read('Accesorios')).toEqual({ kind: 'brand', brand: 'Herrumbre Gym' });
  expect(read('Proteínas')).toEqual({ kind: 'unknown', named: false });
});

it('knows texts that say how much there is', () => {
  expect(['Whey 1 kg', 'ZMA x 90', '60 comp', '500 ml', '30 porciones'].every(hasSize)).toBe(true);
  expect(['Whey', 'Cafeína 200 mg', 'Omega 3', 'D3 5000 UI'].some(hasSize)).toBe(false);
});

it('reads a brand or a kind of product where accounting programs say on which shelf it is', () => {
  expect(readHeading('RUBRO: 001 PAMPA FIT', terms)).toEqual({ kind: 'brand', brand: 'Pampa Fit' });
  expect(readHeading('SUB-RUBRO: 014.02 PAMPA FIT', terms)).toEqual({ kind: 'brand', brand: 'Pampa Fit' });
  expect(readHeading('FAMILIA: 002 CREATINAS', terms).kind).toBe('category');
  expect(readHeading('LINEA: ATHLON', terms).kind).toBe('unknown');
});

it('tells a size before a name from a number of a chapter, and names from remarks that begin like them', () => {
  expect(readHeading('1.5 KG WHEY DELTA', terms).kind).toBe('product');
  expect(readHeading('Continental Foods', terms).kind).toBe('unknown');
  expect(readHeading('continúa', terms).kind).toBe('remark');
});

it('reads a brand that goes on from the page before', () => {
  expect(readHeading('Delta (sigue)', terms)).toEqual({ kind: 'brand', brand: 'Delta' });
});
