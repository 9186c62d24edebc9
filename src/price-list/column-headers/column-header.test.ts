import { describe, expect, it } from 'vitest';
import { priceLabelScore } from '../amounts/price-label-score.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isColumnHeader, isVariantHeader, readColumnHeader } from './column-header.ts';

const score = (text: string) =>
  readColumnHeader(text).kind === 'price' ? priceLabelScore(normalizeText(text)) : Number.NaN;

describe('column headers', () => {
  it.each([
    'Código',
    'DESCRIPCIÓN',
    'P.V.P. Sugerido',
    'Precio s/IVA',
    'L1 Distribuid or',
    '$',
    'x 6',
    'USD',
    '% Dto.',
    '4-SUG. PUBL.',
    'Últ. Act.',
    'COD_ARTICU',
    'DESCRIPCIO',
    'PVP_C_IVA',
  ])('%s is one', (text) => {
    expect(isColumnHeader(text)).toBe(true);
  });

  it.each([
    'SIN STOCK',
    'Whey 1 kg',
    '60 compr. Ahora',
    'ENU',
    'Consultar',
    'distribuid Whey',
    '12 Precio',
    'Artículos de la marca: 30',
  ])('%s is none', (text) => {
    expect(isColumnHeader(text)).toBe(false);
  });

  it.each([
    ['Cód.', 'code'],
    ['Marca', 'brand'],
    ['Artículo', 'name'],
    ['Product', 'name'],
    ['Title', 'name'],
    ['Status', 'status'],
    ['Identificador de URL', 'code'],
    ['Handle', 'code'],
    ['Identificador', 'code'],
    ['Mostrar en tienda', 'status'],
    ['Variante', 'detail'],
    ['Nombre de propiedad 1', 'other'],
    ['Option1 Name', 'other'],
    ['Título para SEO', 'other'],
    ['Valor de propiedad 1', 'detail'],
    ['Option1 Value', 'detail'],
    ['Presentación', 'detail'],
    ['Desc. adicional', 'detail'],
    ['ARTIC.', 'code'],
    ['DESCRIPCIO', 'name'],
    ['COD_BARRA', 'code'],
    ['ESTADO', 'status'],
    ['Disponible', 'other'],
    ['Mon.', 'currency'],
    ['USD', 'foreign-currency'],
    ['Stock', 'other'],
    ['NOTAS', 'other'],
    ['Comentarios', 'other'],
    ['Cant. mín.', 'other'],
    ['Un. x bulto', 'pieces'],
    ['Viene x', 'pieces'],
    ['% s/ público', 'other'],
    ['Margen s/PVP', 'other'],
    ['Peso bulto', 'other'],
    ['Existenc', 'other'],
    ['Valorizado', 'other'],
    ['Precio mín.', 'price'],
    ['Público', 'price'],
  ])('%s is over a column of kind %s', (text, kind) => {
    expect(readColumnHeader(text).kind).toBe(kind);
  });

  it.each([
    ['PVP Sugerido', 'Comercio'],
    ['P. Publico', 'P. Mayorista'],
    ['Precio actual', 'Precio anterior'],
    ['Precio minorista', 'Precio mayorista'],
    ['P. Min.', 'P. May.'],
    ['L.3 PUBLICO', 'L.2 MINOR.'],
    ['P. SUGER.', 'P. LISTA'],
    ['P.V.S.', 'PRECIO CTO.'],
    ['P. SUGER.', 'P. DISTR.'],
    ['Unidad', 'A partir de 6'],
    ['Lista 1', 'Lista 2 (6 u. o más)'],
    ['P. V. P.', 'Precio web'],
    ['Precio recomendado', 'Precio tienda'],
    ['Precio online', 'Contado'],
    ['L.2 MINOR.', 'L.1 MAYOR.'],
    ['Sugerido kiosco', 'Kiosco'],
    ['Lista', 'Precio especial'],
    ['Mostrador', 'Gremio'],
    ['PVP', 'Minorista'],
    ['Precio sugerido de venta al público con IVA incluido', 'Precio'],
    ['PVP Sugerido Nov. 2026', 'Lista Nov. 2026'],
    ['PSP', 'Precio'],
    ['Al cliente', 'Tu costo'],
    ['Vendelo a', 'Tu precio'],
    ['PVP (IVA 21% incluido)', 'Precio de lista'],
    ['Público (+40%)', 'Precio negocio'],
    ['x1', 'x6'],
    ['Precio con IVA', 'Precio s/IVA'],
    ['x menor', 'x mayor'],
    ['1 a 5', '6 a 11'],
    ['Precio desde 1/11', 'Precio actual hasta 31/10'],
    ['P. desde 01/11', 'P. Actual hasta 31/10'],
    ['Precio', 'Precio hasta 31/10'],
  ])('takes %s before %s', (better, worse) => {
    expect(score(better)).toBeGreaterThan(score(worse));
  });
});

it('takes two headers over one column for that of names', () => {
  expect(readColumnHeader('Descripción Cód. barras').kind).toBe('name');
  expect(readColumnHeader('Descripción y marca').kind).toBe('name');
  expect(readColumnHeader('Código de artículo').kind).toBe('code');
});

it.each([
  '300 g',
  '60 comp.',
  '60 u',
  'x 60',
  '25 u',
  'Talle M',
  'Talle XL',
  'Talle A2',
  'Talle 38',
  'Talle único',
  'Talles S a L',
  'Vainilla',
  'D. de Leche',
  'Pote de 1 kg',
])('%s is over the prices of products of that size or flavor', (text) => {
  expect(isVariantHeader(text)).toBe(true);
  expect(readColumnHeader(text)).toEqual({ kind: 'price', of: text });
});

it.each(['x 1', 'x 6', 'x 12', 'x 24', '12 u', 'Talle', 'Whey 1 kg', '1 kg 60 comp.', 'Precio'])(
  '%s is not over the prices of products of one size or flavor',
  (text) => {
    expect(isVariantHeader(text)).toBe(false);
  },
);

it.each(['Precio x kg', '$ x kg', '$/kg', 'x kilo', 'Público por kilo', 'Precio x kg desde 1/7', 'Mayorista x kg'])(
  '%s is over the prices of a measure',
  (text) => {
    expect(isColumnHeader(text)).toBe(true);
    expect(readColumnHeader(text)).toEqual({ kind: 'price' });
  },
);

it('takes a name with a measure for no header, however long', () => {
  expect(isColumnHeader('Chía x kg')).toBe(false);
  expect(isColumnHeader('x kg '.repeat(20_000))).toBe(false);
});
