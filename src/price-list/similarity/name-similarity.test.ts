import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemWord } from '../text/word-forms.ts';
import type { ComparisonContext } from './comparison-context.ts';
import { parseName, wordsKey } from './item-name.ts';
import { compareNames, nameSimilarity } from './name-similarity.ts';
import type { Measure } from './size-similarity.ts';

const ANY: ReadonlySet<Measure> = new Set(['none']);
const nothing: ComparisonContext = {
  brand: new Set(),
  category: new Set(),
  flavors: new Set(),
  noted: new Set(),
  known: new Set(),
  names: new Set(),
  ownNames: new Map(),
  implied: new Map(),
  telling: new Set(),
};
const like = (row: string, product: string, context: Partial<ComparisonContext> = {}) =>
  nameSimilarity(parseName(row), parseName(product), { ...nothing, ...context });

describe('likeness of names', () => {
  it.each([
    ['COLAG C/AC HIALURONICO 300G', 'Colágeno + Ácido Hialurónico 300 g'],
    ['AC COCO 360ML', 'Aceite de Coco 360 ml'],
    ['biotina 5000 x 60', 'Biotina 5000 mcg 60 cápsulas'],
    ['SHAKER 3EN1 500ML', 'Shaker 3 en 1 500 ml'],
  ])('finds in «%s» the short forms of «%s»', (row, product) => {
    expect(like(row, product)).toBeGreaterThan(0.9);
  });

  it('holds a texture more for doubtful, in either name', () => {
    const [plain, crunchy] = ['Mantequilla de Maní 1 kg', 'MANTEQUILLA DE MANI 1KG CROCANTE'].map(parseName);
    if (!plain || !crunchy) throw new Error('both names are parsed');
    expect(like('MANTEQUILLA DE MANI 1KG CROCANTE', 'Mantequilla de Maní 1 kg')).toBeUndefined();
    expect(compareNames(crunchy, plain, nothing)).toMatchObject({ score: 0.8, extraWord: true, missing: [] });
    expect(compareNames(plain, crunchy, nothing)?.missing).toHaveLength(1);
  });

  it('tells which words of the product a row lacks, unless without them another one is called so', () => {
    const compare = (row: string, product: string, context: Partial<ComparisonContext> = {}) =>
      compareNames(parseName(row), parseName(product), { ...nothing, ...context });
    const lacking = compare('CREATINA 300 G', 'Creatina Monohidrato 300 g');
    expect([lacking?.score, lacking?.missing.map(({ text }) => text)]).toEqual([0.9, ['monohidrato']]);
    expect(compare('CREATINA MONOHIDRATO 300 G', 'Creatina Monohidrato 300 g')?.missing).toEqual([]);
    expect(compare('ISO ZERO 908 G', 'Iso Zero Proteína Aislada x 908 g')?.missing.map(({ text }) => text)).toEqual([
      'proteina',
    ]);
    expect(compare('CREATINA 300 G', 'Creatina Monohidrato Micronizada 300 g')).toBeUndefined();
    expect(compare('CALCIO 60 COMP', 'Calcio + Magnesio x 60 comprimidos')).toBeUndefined();
    expect(compare('COLAGENO + HIALURONICO 360 G', 'Colágeno + Ácido Hialurónico 360 g')?.missing).toHaveLength(1);
    expect(compare('COLAGENO 360 G', 'Colágeno + Ácido Hialurónico 360 g')).toBeUndefined();
    expect(compare('VITAMINA C X 60', 'Vitamina C + Vitamina E x 60')).toBeUndefined();
    expect(compare('ZINC VITAMINA A X 60', 'Zinc + Vitamina A + Vitamina E x 60')).toBeUndefined();
    expect(
      compare('CREATINA 300 G', 'Creatina Monohidrato 300 g', { ownNames: new Map([['creatina', ANY]]) }),
    ).toBeUndefined();
    expect(like('CREATINA 300 G', 'Creatina Monohidrato 300 g')).toBeUndefined();
    expect(compare('MIEL 500 G', 'Miel Pura 500 g')?.missing, 'no flavor').toHaveLength(1);
    expect(compare('CHOCOLATE 500 G', 'Miel con Chocolate 500 g')).toBeUndefined();
    expect(compare('MIX DE AVENA 500 G', 'Avena Arrollada 500 g'), 'of what it begins with').toBeUndefined();
    expect(compare('AVENA MIX 500 G', 'Avena Arrollada 500 g')?.missing, 'in a flavor').toHaveLength(1);
    expect(compare('YOGA MAT 6 MM LILA, GRIS', 'Colchoneta Yoga Mat 6 mm')?.missing, 'of a color').toHaveLength(1);
    const ownNames = new Map([['isotonica', new Set<Measure>(['mass'])]]);
    const drink = compare('ISOTONICA 500 ML', 'Bebida Isotónica 500 ml', { ownNames });
    expect(
      drink?.missing.map(({ text }) => text),
      'what is called so is a powder',
    ).toEqual(['bebida']);
    expect(compare('ISOTONICA', 'Bebida Isotónica 500 ml', { ownNames })).toBeUndefined();
    const capsules = { ownNames: new Map([['creatina', new Set<Measure>(['count'])]]) };
    expect(compare('CREATINA 300', 'Creatina Monohidrato 300 g', capsules)?.missing, 'in grams').toHaveLength(1);
    const category = new Set(['pre', 'entreno'].map(stemWord));
    expect(compare('SURGENCIA 240 G', 'Pre Entreno Surgencia 240 g')).toBeUndefined();
    expect(compare('SURGENCIA 240 G', 'Pre Entreno Surgencia 240 g', { category })?.missing).toHaveLength(2);
  });

  it('takes what a row has for no further word where the shop has the product without it, too', () => {
    const context = { names: new Set([wordsKey(parseName('Preentreno sin cafeína').words)]) };
    expect(like('Preentreno con cafeína 300 g', 'Preentreno 300 g', context)).toBeGreaterThan(0.9);
    expect(like('Preentreno con creatina 300 g', 'Preentreno 300 g', context)).toBeUndefined();
    expect(like('Preentreno con cafeína 300 g', 'Preentreno 300 g')).toBeUndefined();
  });

  it('holds a flavor for another product where the row names one', () => {
    const compare = (row: string) => compareNames(parseName(row), parseName('Iron Whey Vainilla 2 lb'), nothing);
    expect(compare('IRON WHEY 2 LB')?.missing.map(({ text }) => text)).toEqual(['vainilla']);
    expect(compare('IRON WHEY 2 LB CHOCOLATE')).toBeUndefined();
  });

  it.each([
    ['MASSUP 3KG', 'Mass Up 3 kg'],
    ['CITRATODEMAGNESIO 150 g', 'Citrato de Magnesio 150 g'],
    ['CREATINAMONOHIDRATO 300 g', 'Creatina Monohidrato 300 g'],
  ])('takes the words of «%s» apart as in «%s»', (row, product) => {
    expect(like(row, product)).toBe(1);
    const known = new Set([row.toLowerCase().split(' ')[0] ?? '']);
    expect(like(row, product, { known })).toBeUndefined();
  });

  it.each([
    ['Gomitas vinagre de manzana x 60 gomitas Manzana', 'Gomitas de Vinagre de Manzana x 60'],
    ['Hna avena 1k', 'Harina de Avena 1 kg'],
    ['Colágeno tipo 2 x 60 cáps', 'Colágeno Tipo II 60 cápsulas'],
    ['PREW CUMBRE 300GR F.ROJ', 'Pre-Workout Cumbre 300 g'],
    ['Creatina x 300', 'Creatina 300 g'],
    ['Creatina 300 g', 'Creatina x 300'],
    ['Pasta de maní pote 370', 'Pasta de Maní 370 g'],
    ['x 60 Ashwagandha, cáps.', 'Ashwagandha x 60 cápsulas'],
    ['Cafeína 200 x 60', 'Cafeína 200 mg x 60 comprimidos'],
    ['Shaker 600', 'Shaker 600 ml'],
    ['Guantes T. M', 'Guantes Talle M'],
    ['Guantes M', 'Guantes Talle M'],
  ])('gives the numbers of «%s» the units of «%s»', (row, product) => {
    expect(like(row, product)).toBeGreaterThan(0.9);
  });

  it.each([
    ['Creatina x 300', 'Creatina 200 g'],
    ['Creatina x 2', 'Creatina 2 kg'],
    ['Guantes T. L', 'Guantes Talle M'],
    ['Guantes', 'Guantes Talle M'],
  ])('gives those of «%s» no other than «%s» has', (row, product) => {
    expect(like(row, product)).toBeUndefined();
  });

  it('asks whether a price is that of a closed box, and which size is meant where a row tells none', () => {
    const compare = (row: string, product: string) => compareNames(parseName(row), parseName(product), nothing);
    expect(compare('WHEY DORADA 1 KG CAJA X 6', 'Whey Dorada 1 kg')).toMatchObject({ extraWord: true, unsized: false });
    expect(compare('WHEY DORADA', 'Whey Dorada 1 kg')).toMatchObject({ extraWord: false, unsized: true });
    expect(compare('WHEY DORADA 2 KG', 'Whey Dorada 1 kg')).toBeUndefined();
    expect(compare('GEL 40 G', 'Gel 40 g x 12 unidades')).toBeUndefined();
  });

  it.each([
    ['WHEY PROTEIN X 2 LB VAINILLA', 'Whey Protein 2 lb'],
    ['CREAT. MONOH. 300 GRS.', 'Creatina Monohidrato 300 g'],
    ['creatina monohidrtao 300gr', 'Creatina Monohidrato 300 g'],
    ['Whey 908 g', 'Whey 2 lb'],
    ['Whey 1000 gr', 'Whey 1 kg'],
    ['ZMA X 90', 'ZMA 90 cápsulas'],
    ['Z.M.A. 90 CAPS', 'ZMA 90 cápsulas'],
    ['MULTI VITAMINICO 60 COMP', 'Multivitamínico 60 comprimidos'],
    ['Vit. D3 5000IU 60 softgels', 'Vitamina D3 5000 UI 60 cápsulas'],
    ['VIT D3 5000 60 CAPS', 'Vitamina D3 5000 UI 60 cápsulas'],
    ['Cafeina 200 x 60 comp', 'Cafeína 200 mg 60 comprimidos'],
    ['Vitamina C 1 g x 60 comp', 'Vitamina C 1000 mg 60 comprimidos'],
    ['COLAGENO HIDROL. C/AC. HIALURONICO 250GR', 'Colágeno Hidrolizado con Ácido Hialurónico 250 g'],
    ['Pre-workout Eruption 280gr', 'Pre Entreno Eruption 280 g'],
    ['Q10 60 caps', 'Coenzima Q10 60 cápsulas'],
    ['BARRA CRUNCH X12', 'Barra Crunch caja x 12'],
    ['BCAA 2.1.1 120 caps', 'BCAA 2:1:1 120 cápsulas'],
    ['bcaa 12.1.1 300gr', 'BCAA 12:1:1 300 g'],
    ['BCAA 2 1 1 300 g', 'BCAA 2:1:1 300 g'],
    ['Omega 3 60 caps 30 porciones', 'Omega 3 60 cápsulas'],
    ['Colchoneta 100 x 50 x 4 cms', 'Colchoneta 100x50x4 cm'],
    ['+ VENDIDO CREATINA 300 g', 'Creatina 300 g'],
    ['Carnitina liquida 500cc', 'L-Carnitina Líquida 500 ml'],
    ['Wey 1kg (vai/cho)', 'Whey 1 kg'],
    ['Shaker 600 ml negro', 'Shaker 600 ml'],
    ['Bolso Gimnasio 30 lts (rojo/gris)', 'Bolso Gimnasio 30 litros'],
    ['Pta. de Mani 1 kilo', 'Pasta de Maní 1 kg'],
    ['Mantq. de Mani con Cacao 350 g', 'Mantequilla de Maní con Cacao 350 g'],
    ['MEGA WHEY 1 KG CHOC', 'Mega Whey Chocolate 1 kg'],
    ['OMEGA 3-6-9 60 caps', 'Omega 3 6 9 60 cápsulas'],
    ['Amynoacidos esenciales 90 comp', 'Aminoácidos Esenciales 90 comp'],
    ['Spirullina 120 comp', 'Spirulina 120 comprimidos'],
    ['Pre Workiut Eruption 280 g', 'Pre Workout Eruption 280 g'],
    ['Compejo B 60 comp', 'Complejo B 60 comprimidos'],
    ['Gainer 2,724 kg', 'Gainer 6 lb'],
    ['Electrolitos 10 sob.', 'Electrolitos 10 sobres'],
    ['Oxido Nitrico Uva 250 g', 'Óxido Nítrico 250 g'],
    ['Barra Proteica 46 g Coco / Maní', 'Barra Proteica 46 g'],
    ['Gomitas con Vitamina C x 30', 'Gomitas Vitamina C x 30'],
    ['500 mg x 90 L-Carnitina', 'L-Carnitina 500 mg 90 cápsulas'],
    ['Complejo B 60 tabs', 'Complejo B 60 comprimidos'],
    ['Whey Vai/Cho/Fru 1 kg', 'Whey 1 kg'],
    ['BCAA D. de Leche 300 g', 'BCAA 300 g'],
    ['Glutamina Manzana Verde 300 g', 'Glutamina 300 g'],
    ['Gel Energético display 12', 'Gel Energético Display x 12'],
    ['Tobillera con Peso 1 kg (negro/rojo)', 'Tobillera con Peso 1 kg'],
    ['Maca And. 60 cps', 'Maca Andina 60 cápsulas'],
    ['COOKIE PROT. 70 GR - CHIPS', 'Cookie Proteica 70 g'],
    ['CLASSIC WHEY 1 KG - DDL', 'Classic Whey Dulce de Leche 1 kg'],
    ['BOTELLON 2 LTS TRANSPARENTE', 'Botellón 2 l'],
    ['Magnesio Citrato 60 capsslas', 'Magnesio Citrato 60 cápsulas'],
    ['Pudding Prote. 300 g', 'Pudding Proteico 300 g'],
    ['Whey 2 lb Cookies & Cream', 'Whey 2 lb'],
    ['Whey 2 lb vainilla limón framb', 'Whey 2 lb'],
    ['Ganador de Peso Vainilla Chocolate 1,5 kg', 'Ganador de Peso 1,5 kg'],
    ['la pesa rusa de 16', 'Pesa Rusa 16 kg'],
    ['kettlebell 8', 'Kettlebell 8 kg'],
    ['mancuerna 7,5', 'Mancuerna 7,5 kg'],
    ['Colchoneta de 10 milímetros', 'Colchoneta 10 mm'],
    ['muñequeras 60', 'Muñequeras 60 cm (par)'],
    ['L-Carnitina Líquida botella 500 ml', 'L-Carnitina Líquida 500 ml'],
  ])('«%s» is «%s»', (row, product) => {
    expect(like(row, product)).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['Whey 2 lb', 'Whey 1 kg'],
    ['Whey 2 lb', 'Whey 5 lb'],
    ['Whey', 'Whey 1 kg'],
    ['Omega 3 120 caps', 'Omega 3 60 cápsulas'],
    ['kettlebell 8', 'Kettlebell 12 kg'],
    ['whey 2', 'Whey 2 kg'],
    ['Colchoneta 10', 'Colchoneta 6 mm'],
    ['Omega 3 60 comp', 'Omega 3 60 cápsulas'],
    ['Melatonina 3 mg 60 comp', 'Melatonina 5 mg 60 comprimidos'],
    ['Melatonina 60 comp', 'Melatonina 5 mg 60 comprimidos'],
    ['Vitamina D3 2000 UI 60 caps', 'Vitamina D3 5000 UI 60 cápsulas'],
    ['Barra Crunch 50 g', 'Barra Crunch caja x 12'],
    ['BCAA 4:1:1 120 caps', 'BCAA 2:1:1 120 cápsulas'],
    ['Whey Isolate 1 kg', 'Whey 1 kg'],
    ['Whey 1 kg', 'Whey Isolate 1 kg'],
    ['Creatina Micronizada 300 g', 'Creatina Monohidrato 300 g'],
    ['Creatina Zero 300 g', 'Creatina 300 g'],
    ['Combo Whey 1 kg + Creatina 300 g', 'Whey 1 kg'],
    ['Promo Whey 1 kg', 'Whey 1 kg'],
    ['Pasta de maní con chocolate 400 g', 'Pasta de Maní 400 g'],
    ['Granola sin TACC 350 g', 'Granola Proteica 350 g'],
    ['Aceite de coco neutro 360 ml', 'Aceite de Coco Virgen 360 ml'],
    ['Magnesio malato 90 caps', 'Magnesio Citrato 90 cápsulas'],
    ['Multivitamínico mujer 60 comp', 'Multivitamínico Hombre 60 comprimidos'],
    ['Arginina AKG 120 caps', 'Arginina 120 cápsulas'],
    ['Arginina 120 caps', 'Citrulina 120 cápsulas'],
    ['Shaker 700 ml', 'Shaker 600 ml'],
    ['Shaker doble 600 ml', 'Shaker 600 ml'],
    ['Gel Black display x 24', 'Gel display x 24'],
    ['Gel doble display x 24', 'Gel display x 24'],
    ['Creatina Monohidrato 300 g + Creatina 300 g', 'Creatina Monohidrato 300 g'],
    ['Omega 3 60 caps con Vitamina C', 'Omega 3 60 cápsulas'],
    ['Omega 3 Vitamina C 60 caps', 'Omega 3 60 cápsulas'],
    ['Barra Crunch 12x60 g', 'Barra Crunch 60 g'],
    ['Gainer 2.724 g', 'Gainer 2 kg'],
    ['Whey 2 lb framb', 'Whey 2 lb'],
    ['Quemador s/cafeina 60 caps', 'Quemador Cafeína 60 cápsulas'],
  ])('«%s» is not «%s»', (row, product) => {
    expect(like(row, product)).toBeUndefined();
  });

  it('takes no word of a product for a flavor cut short', () => {
    expect(like('Proteína Pampa (Man 2 lb)', 'Proteína Pampa (2 lb)')).toBeGreaterThan(0.9);
    expect(like('Proteína Pampa (Man 2 lb)', 'Proteína Pampa (2 lb)', { known: new Set(['man']) })).toBeUndefined();
  });

  it('takes whey for a protein, whatever the category is called', () => {
    expect(like('WHEY 2 LB', 'Whey Protein 2 lb')).toBe(1);
    expect(like('ISO 2 LB', 'Iso Protein 2 lb')).toBeUndefined();
    expect(like('WHEY 2 LB', 'Whey Protein 2 lb', { names: new Set(['whey']) })).toBeUndefined();
  });

  it('takes the brand and the kind of product as read', () => {
    const context = { brand: new Set(['vulcano']), category: new Set([stemWord('proteina')]) };
    expect(like('WHEY 1KG', 'Whey Protein Vulcano 1 kg', context)).toBeGreaterThan(0.9);
    expect(like('PROTEINA WHEY VULCANO 1KG', 'Whey 1 kg', context)).toBeGreaterThan(0.9);
  });

  it('matches one flavor with a product of that flavor only', () => {
    expect(like('Whey chocolate 907 g', 'Whey Chocolate 907 g')).toBe(1);
    expect(like('Whey vainilla 907 g', 'Whey Chocolate 907 g')).toBeUndefined();
    expect(like('Whey 907 g', 'Whey Chocolate 907 g')).toBeUndefined();
    expect(like('Whey 907 g', 'Whey Chocolate 907 g', { noted: new Set([stemWord('chocolate')]) })).toBe(1);
    expect(like('Whey 907 g', 'Whey Chocolate 907 g', { noted: new Set(['choc']) })).toBe(1);
    expect(like('Whey 907 g', 'Whey Chocolate 907 g', { noted: new Set(['ch']) })).toBeUndefined();
    expect(like('Whey 907 g', 'Whey Chocolate 907 g', { noted: new Set(['vain']) })).toBeUndefined();
  });
});

const word = fc.constantFrom(
  'whey',
  'creatina',
  'omega',
  'isolate',
  'zero',
  'pro',
  'vainilla',
  'maní',
  'con',
  '+',
  'x',
  'combo',
);
const size = fc.constantFrom('1 kg', '2 lb', '300 g', '60 caps', '120 caps', '60 comp', '500 ml', 'x 12', '200 mg', '');
const name = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 5 }), size)
  .map(([words, amount]) => [...words, amount].join(' '));

describe('for any two names', () => {
  it('is from 0 to 1, and 1 for a name and itself', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const score = like(one, other) ?? 0;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
    fc.assert(
      fc.property(
        fc.subarray(['whey', 'creatina', 'omega', 'isolate', 'zero'], { minLength: 1 }),
        size,
        (words, amount) => {
          expect(like([...words, amount].join(' '), [...words, amount].join(' '))).toBe(1);
        },
      ),
    );
  });

  it('never matches with amounts in conflict, however alike the rest is', () => {
    const amounts = fc.subarray(['1 kg', '2 lb', '300 g', '60 caps', '120 caps', '90 comp', '500 ml', '1 l'], {
      minLength: 2,
      maxLength: 2,
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), amounts, (words, [one = '', other = '']) => {
        expect(like([...words, one].join(' '), [...words, other].join(' '))).toBeUndefined();
      }),
    );
  });
});
