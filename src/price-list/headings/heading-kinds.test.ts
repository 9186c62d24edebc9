import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandAlone, toBrandNames } from '../brands/brand-names.ts';
import { hasSize } from '../sizes/quantities.ts';
import { toCategoryWords } from './catalogue-terms.ts';
import { readHeading } from './heading.ts';

const NAMES = ['Pampa Fit', 'Titanio Labs', 'Delta', 'Astro Nutrition'];
const terms = {
  brands: toBrandNames(NAMES),
  categoryWords: toCategoryWords(['Antioxidantes', 'Bandas y Rodillos']),
  nameWords: new Set(['shaker']),
  boxes: new Map(),
};
const kindOf = (text: string) => readHeading(text, terms).kind;

describe.each<[kind: string, texts: string[]]>([
  [
    'category',
    [
      'PROTEÍNAS',
      'Creatinas',
      'AMINOÁCIDOS Y BCAA',
      'Pre entreno',
      'Quemadores de grasa',
      'Vitaminas y minerales',
      'Barras y snacks',
    ],
  ],
  [
    'category',
    ['ANTIOXIDANTES', 'Antioxidante', 'Bandas', 'RODILLOS Y BANDAS', 'RUBRO: 004 PROTEINAS', 'Accesorios importados'],
  ],
  ['combos', ['COMBOS', 'Combo', 'Packs y kits', 'Kits']],
  ['offers', ['OFERTAS', 'Promociones del mes', '🔥 PROMO 🔥', 'Liquidación', 'Hot Sale', '2x1', 'Outlet']],
  [
    'remark',
    [
      'Los precios incluyen IVA',
      'Precios en pesos',
      'Pedido mínimo $ 50.000',
      'Vigencia desde el 12/11/2026',
      'Página 2 de 5',
      'www.donceibo.ar',
      'ventas@donceibo.ar',
      'Envíos a todo el país',
      'WhatsApp 351 555-4321',
      'Lista de precios mayorista',
      'Descuento por transferencia',
      '12 de noviembre',
      'Noviembre de 2026',
      'Consultar stock',
      'Estos precios pueden cambiar sin que se los avise antes nadie',
    ],
  ],
  ['foreign', ['MARCA: ATHLON', '*** ATHLON ***', '== ATHLON ==', 'Laboratorio: Voltaje', 'Fabricante - Remo']],
  ['brand', ['Shaker Delta 20% off']],
  ['product', ['Barra Delta 40 g', 'DELTA WHEY 1 KG', 'Creatina Titanio Labs 300 g', 'Shaker Delta 600']],
  ['unknown', ['ATHLON', 'Voltaje', 'Delta Gold', 'Sol de Mayo']],
])('a heading of kind %s', (kind, texts) => {
  it.each(texts)('%s', (text) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('the heading of a brand', () => {
  const frame = fc.constantFrom<(name: string) => string>(
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => `Línea ${name}`,
    (name) => `MARCA: ${name}`,
    (name) => `*** ${name} ***`,
    (name) => `*${name}*`,
    (name) => `${name} (cont.)`,
    (name) => `${name.toUpperCase()} - continuación`,
    (name) => `001.02 ${name}`,
    (name) => `Proveedor: 12 ${name}`,
  );

  it('is that of any brand of the shop, however the list frames it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), frame, (brand, write) => {
        expect(readHeading(write(brand), terms)).toEqual({ kind: 'brand', brand });
      }),
    );
  });

  it('is not that of a product of the brand', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.constantFrom('Whey', 'Creatina', 'Zinc'), (brand, product) => {
        for (const text of [`${brand} ${product} 300 g`, `${product} ${brand} 60 caps`]) {
          expect(kindOf(text)).toBe('product');
          expect(brandAlone(text, terms.brands)).toBeUndefined();
        }
        expect(brandAlone(`Línea ${brand}`, terms.brands)).toBe(brand);
      }),
    );
  });
});

it.each([
  ['Whey 1 kg', true],
  ['Zinc x 60', true],
  ['Barra 12 unidades', true],
  ['Aceite ½ litro', true],
  ['Omega 3', false],
  ['Cafeína 200 mg', false],
  ['Lista 1', false],
  ['12/11/2026', false],
  ['', false],
])('«%s» says how much there is: %s', (text, says) => {
  expect(hasSize(text)).toBe(says);
});
