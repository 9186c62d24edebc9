import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from '../text/normalize-text.ts';
import { collectSpellings, formatSizes, toTitleCase } from './title-case.ts';

const none = collectSpellings([]);

describe('a name in capitals', () => {
  it.each([
    ['PASTA DE MANÍ', 'Pasta de Maní'],
    ['COLÁGENO CON VITAMINA C', 'Colágeno con Vitamina C'],
    ['LA HUELLA', 'La Huella'],
    ['GEL PARA EL DÍA', 'Gel para el Día'],
    ['HMB 90', 'HMB 90'],
    ['VITAMINA B12', 'Vitamina B12'],
    ['OMEGA-3', 'Omega-3'],
    ['ÑANDÚ', 'Ñandú'],
    ['', ''],
  ])('«%s» is «%s»', (printed, title) => {
    expect(toTitleCase(printed, none)).toBe(title);
  });
});

describe('a name with small letters', () => {
  it.each([
    ['whey protein', 'Whey Protein'],
    ['Whey ISO de ENA', 'Whey ISO de ENA'],
    ['Creatina MONOHIDRATO', 'Creatina Monohidrato'],
  ])('«%s» is «%s»', (printed, title) => {
    expect(toTitleCase(printed, none)).toBe(title);
  });
});

describe('the words of a shop', () => {
  const spellings = collectSpellings([
    'BCAA 90 cápsulas',
    'Polvo BCAA',
    'Té verde',
    'Un té',
    'Gel sin TACC',
    'gel sin TACC',
  ]);

  it.each([
    ['BCAA TE VERDE', 'BCAA té verde'],
    ['TÉ SIN TACC', 'Té sin TACC'],
    ['VERDE', 'Verde'],
    ['CAPSULAS', 'Cápsulas'],
  ])('are spelled as there: «%s» is «%s»', (printed, title) => {
    expect(toTitleCase(printed, spellings)).toBe(title);
  });

  it('are spelled as they mostly are', () => {
    const mixed = collectSpellings(['Gel Zma', 'Gel ZMA', 'Barra ZMA']);
    expect(toTitleCase('GEL zma', mixed)).toBe('Gel ZMA');
  });
});

it('changes letters in their case and accents only', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'É', 'Ñ', 'x', ' ', '-', '1', 'DE', 'con', "'") });
  fc.assert(
    fc.property(text, (printed) => {
      const title = toTitleCase(printed, none);
      expect(normalizeText(title)).toBe(normalizeText(printed));
      expect(title).toHaveLength(printed.length);
    }),
  );
});

describe('sizes', () => {
  it.each([
    ['Whey 1K', 'Whey 1 kg'],
    ['Whey X 2,5 KGS.', 'Whey 2,5 kg'],
    ['Creatina x300GRS', 'Creatina 300 g'],
    ['Cafeína 200MG X 60CAPS.', 'Cafeína 200 mg 60 cápsulas'],
    ['Zinc 60 COMP', 'Zinc 60 comprimidos'],
    ['Whey 2LBS', 'Whey 2 lb'],
    ['Carnitina 500CC', 'Carnitina 500 ml'],
    ['Bidón 2 LTS', 'Bidón 2 l'],
    ['Barra x 12 UNI', 'Barra 12 unidades'],
    ['Barra x 3 U.', 'Barra 3 unidades'],
    ['Omega 3 60 SOFTGELS', 'Omega 3 60 SOFTGELS'],
    ['Sales x 12 sobres', 'Sales x 12 sobres'],
    ['Whey 1 kg + Shaker 600 ml', 'Whey 1 kg + Shaker 600 ml'],
  ])('«%s» is «%s»', (printed, written) => {
    expect(formatSizes(printed)).toBe(written);
    expect(formatSizes(written)).toBe(written);
  });

  it.each(['BCAA 2:1:1', 'Omega 3', 'Vitamina B12 G', 'Pack 2 gomas', 'Coenzima Q10', 'Kit 3 kilates'])(
    'are not in «%s»',
    (name) => {
      expect(formatSizes(name)).toBe(name);
    },
  );
});
