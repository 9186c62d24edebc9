import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { createProductSuggestions } from './suggest-product.ts';

const product = (name: string, brand: string, category: string): CatalogueProduct => ({
  id: 1,
  name,
  brand,
  category,
  price: 1_000_00,
  flavors: [],
});
const suggest = createProductSuggestions([
  product('Premium Whey 1 kg', 'Cóndor Nutrition', 'Proteínas'),
  product('BCAA 2:1:1 90 cápsulas', 'Kaizen Andino', 'Aminoácidos'),
  product('Glutamina 300 g', 'Kaizen Andino', 'Aminoácidos'),
]);
const row = (text: string, more: Partial<Parameters<typeof suggest>[0]> = {}) =>
  suggest({ text, notes: [], brandCell: undefined, headingBrand: undefined, ...more });

it.each<[text: string, name: string, brand: string | null]>([
  ['CITRULINA MALATO X 200 G', 'Citrulina Malato 200 g', null],
  ['BCAA 60CAPS. KAIZEN ANDINO', 'BCAA 60 cápsulas', 'Kaizen Andino'],
  ['Cóndor Nutrition - Colágeno con vitamina C 300 grs.', 'Colágeno con Vitamina C 300 g', 'Cóndor Nutrition'],
  ['KAIZEN ANDINO®, COLÁGENO 300 G', 'Colágeno 300 g', 'Kaizen Andino'],
  ['(Kaizen Andino) Colágeno 300 g', 'Colágeno 300 g', 'Kaizen Andino'],
  ['"Kaizen Andino" Colágeno 300 g', 'Colágeno 300 g', 'Kaizen Andino'],
  ['Kaizen Andino + Colágeno 1 sobre', 'Colágeno 1 Sobre', 'Kaizen Andino'],
  ['- HMB y ZMA 60 caps /', 'HMB y ZMA 60 cápsulas', null],
  ['PREMIUM WHEY 1K FRUT.', 'Premium Whey 1 kg Frut.', null],
  ['PASTA DE MANÍ 7791753021330 350G', 'Pasta de Maní 350 g', null],
  ['VITAMINA B12 60COMP', 'Vitamina B12 60 comprimidos', null],
  ['GEL DE CAFEÍNA 40GR (', 'Gel de Cafeína 40 g', null],
  ['Kaizen Andino', 'Kaizen Andino', null],
  ['Medias Kaizen Andino Compresión', 'Medias Kaizen Andino Compresión', 'Kaizen Andino'],
])('«%s» is «%s» of %j', (text, name, brand) => {
  expect(row(text)).toMatchObject({ name, brand });
});

it('takes the brand of the column or of the heading, as the shop writes it where it has it', () => {
  expect(row('Whey 1 kg', { brandCell: 'KAIZEN ANDINO' }).brand).toBe('Kaizen Andino');
  expect(row('Whey 1 kg', { brandCell: 'HIELO NEGRO' }).brand).toBe('Hielo Negro');
  expect(row('Whey 1 kg', { headingBrand: 'Cóndor Nutrition' }).brand).toBe('Cóndor Nutrition');
  expect(row('Whey 1 kg', { headingBrand: null }).brand).toBeNull();
  expect(row('Whey 1 kg Kaizen Andino', { headingBrand: 'Cóndor Nutrition' })).toMatchObject({
    name: 'Whey 1 kg Kaizen Andino',
    brand: 'Cóndor Nutrition',
  });
});

it('takes the size of the small print where the name has none', () => {
  expect(row('Creatina', { notes: ['Sabor neutro', '300 grs'] }).name).toBe('Creatina 300 g');
  expect(row('Creatina 1 kg', { notes: ['300 grs'] }).name).toBe('Creatina 1 kg');
});

it('guesses no category by the name of a brand, or by a word of many categories', () => {
  const guess = createProductSuggestions([
    product('Ferroz Pump 300 g', 'Ferroz', 'Pre-Entrenos'),
    ...['Proteínas', 'Aminoácidos', 'Creatinas'].map((category) => product('Pote grande', 'Otra', category)),
  ]);
  const category = (text: string) => guess({ text, notes: [], brandCell: undefined, headingBrand: undefined }).category;
  expect(category('Short Running Ferroz Hombre')).toBeNull();
  expect(category('Short grande')).toBeNull();
  expect(category('Pump 500 g')).toBe('Pre-Entrenos');
});

it('guesses the category by the words of the shop, and none without such a word', () => {
  expect(row('GLUTAMINA MICRONIZADA 500 G').category).toBe('Aminoácidos');
  expect(row('WHEY ISOLATE 2 LB').category).toBe('Proteínas');
  expect(row('PREMIUM BCAA 60 CÁPSULAS').category).toBe('Aminoácidos');
  expect(row('Soga de acero').category).toBeNull();
});

it('cuts long names at a word', () => {
  const { name } = row('Proteína aislada de suero de leche ultrafiltrada sin lactosa 1 kg');
  expect(name).toBe('Proteína Aislada de Suero de Leche Ultrafiltrada');
  expect(row('X'.repeat(80)).name).toBe('X'.repeat(50));
});

it('suggests what the form takes, whatever is printed', () => {
  const word = fc.constantFrom(
    'CREATINA',
    'Kaizen',
    'Andino',
    'x',
    '300',
    'grs.',
    '7791753021330',
    '(',
    '$',
    '-',
    '🔥',
    'ñ',
  );
  const printed = fc.array(word, { maxLength: 20 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(printed, fc.option(printed, { nil: undefined }), (text, brandCell) => {
      const { name, brand, category } = row(text, { brandCell });
      expect(name.length).toBeLessThanOrEqual(50);
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/\d{8}/);
      expect([null, 'Proteínas', 'Aminoácidos']).toContain(category);
      expect(brand === null || brand.trim() !== '').toBe(true);
    }),
  );
});

it('suggests nothing of a shop without products but what is printed', () => {
  const first = createProductSuggestions([]);
  const printed = { text: 'CREATINA X 300 GRS', notes: [], brandCell: 'PAMPA FIT', headingBrand: undefined };
  expect(first(printed)).toEqual({ name: 'Creatina 300 g', brand: 'Pampa Fit', category: null });
});

it.each([
  ['the column', { brandCell: ' ', headingBrand: 'Cóndor Nutrition' }, 'Cóndor Nutrition'],
  ['the heading, before the name', { headingBrand: 'KAIZEN ANDINO' }, 'Kaizen Andino'],
  ['a column that shortens it', { brandCell: 'CONDOR NUTR.' }, 'Cóndor Nutrition'],
  ['nothing', {}, null],
])('takes the brand of %s', (_, more, brand) => {
  expect(row('Whey 1 kg', more).brand).toBe(brand);
});
