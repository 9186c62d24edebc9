import { expect, it } from 'vitest';
import { parseName } from './item-name.ts';

const wordsOf = (name: string) => parseName(name).words.map(({ text }) => text);

it.each([
  ['Omega 3 x 60 soft gels', 'Omega 3 60 cápsulas'],
  ['Omega 3 60 veg caps', 'Omega 3 60 cápsulas'],
  ['Omega 3 60 cáps. vegetales', 'Omega 3 60 cápsulas'],
  ['OMEGA III 60 CAPS', 'Omega 3 60 cápsulas'],
  ['Aceite de pescado Omega 3 60 caps', 'Omega 3 60 cápsulas'],
  ["Omega 3 60's", 'Omega 3 x 60'],
  ['Barra 12 X 46 GRS', 'Barra x 12 46 g'],
  ['Omega 3 x60c', 'Omega 3 x 60'],
  ['OMEGA 3 60CA', 'Omega 3 x 60'],
  ['Omega 3 60 c.', 'Omega 3 x 60'],
  ['Premezcla Pancakes 500 g', 'Mezcla Panqueques 500 g'],
  ['Omega 3 60 sg', 'Omega 3 60 cápsulas'],
  ['Omega 3 cáps. x 60', 'Omega 3 60 cápsulas'],
  ['Magnesio 60 caps x 24', 'Magnesio 60 cápsulas x 24'],
  ['Amino 2000 tabletas x 120', 'Amino 2000 120 tabletas'],
  ['Redline Gel Lemon', 'Redline Gel Limón'],
  ['VITC 1000MG 60CPR', 'Vitamina C 1000 mg 60 comprimidos'],
  ['Vit.B12 60 comp', 'Vitamina B-12 60 comprimidos'],
  ['Creatina mono hidrato 0.300 kg', 'Creatina monohidrato 300 g'],
  ['Creatina monohidratada 300 g', 'Creatina monohidrato 300 g'],
  ['Whey x kilo', 'Whey 1 kg'],
  ['Whey x kg', 'Whey 1 kg'],
  ['Whey Kilo', 'Whey 1 kg'],
  ['Miel kg', 'Miel 1 kg'],
  ['Miel medio kilo', 'Miel 500 g'],
  ['Miel 1/2 kg', 'Miel 500 g'],
  ['Miel 1/4', 'Miel 250 g'],
  ['Bebida energizante 473 ml', 'Bebida Energético 473 ml'],
  ['Miel cuarto kg', 'Miel 250 g'],
  ['Whey 1.360 kg', 'Whey 1360 g'],
  ['Whey 1.000 g', 'Whey 1 kg'],
  ['Whey C&C 1 kg', 'Whey cookies cream 1 kg'],
  ['Whey 1 kg (V-C-F)', 'Whey 1 kg'],
  ['Quemador s/cafeina 60 caps', 'Quemador sin cafeína 60 cápsulas'],
  ['Barra s/tacc 46 g', 'Barra sin TACC 46 g'],
  ['Creatina sin sabor 300 g', 'Creatina neutro 300 g'],
  ['Prot Whey 1 kg', 'Proteína Whey 1 kg'],
  ['Guantes S-M-L', 'Guantes talle S talle M talle L'],
  ['Guantes talles M, L, XL', 'Guantes talle M talle L talle XL'],
  ['Guantes T. S, M y XL', 'Guantes talle S talle M talle XL'],
  ['Guantes S al L', 'Guantes talle S talle M talle L'],
  ['Guantes del S hasta el L', 'Guantes talle S talle M talle L'],
  ['Guantes XS-L', 'Guantes talle XS talle S talle M talle L'],
  ['Guantes S-M-XL', 'Guantes talle S talle M talle XL'],
  ['Guantes S a M / XL', 'Guantes talle S talle M talle XL'],
  ['Guantes XL a 3XL', 'Guantes talle XL talle XXL talle XXXL'],
  ['Guantes T. 2XL', 'Guantes talle XXL'],
  ['Guantes todos los talles', 'Guantes talle XXS talle XS talle S talle M talle L talle XL talle XXL talle XXXL'],
  ['Faja talle único', 'Faja'],
  ['Rodilleras 2 m (par)', 'Rodilleras 2 mts (par)'],
  ['Toalla 80x40 cm', 'Toalla 80x40'],
  ['BCAA 211 Delta 300gr', 'BCAA 2:1:1 Delta 300 g'],
  ['BCAA Delta 1211 300 g', 'BCAA Delta 12:1:1 300 g'],
  ['bcaa411 delta 300 g', 'BCAA 4:1:1 Delta 300 g'],
  ['BCAA Delta 300 g 811', 'BCAA Delta 8:1:1 300 g'],
  ['BCAA x 211', 'BCAA 211 u'],
  ['BCAA 311 g', 'BCAA x 311 g'],
  ['Cinto de levantamiento', 'Cinturón levantamiento'],
])('«%s» is said as «%s»', (name, alike) => {
  const written = (one: string) => wordsOf(one).filter((word) => !['de', 'cream', 'crema'].includes(word));
  expect(parseName(name).quantities).toEqual(parseName(alike).quantities);
  expect(written(name)).toEqual(written(alike));
});

it('keeps what tells products apart', () => {
  expect(wordsOf('Vitamina C 60 comp masticables')).toContain('masticables');
  expect(wordsOf('Aceite de pescado 60 caps')).toEqual(['aceite', 'de', 'pescado']);
  expect(wordsOf('Vital Force 60 caps')).toEqual(['vital', 'force']);
  expect(wordsOf('EAA Kilo Fit 300 g')).toEqual(['eaa', 'kilo', 'fit']);
  expect(parseName('Gainer Kilo 1,5 kg').quantities).toHaveLength(1);
  expect(parseName('Calza 3/4 M').quantities).toEqual([]);
  expect(wordsOf('Vita Creatina 60 caps')).toEqual(['vita', 'creatina']);
});
