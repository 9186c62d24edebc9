import { describe, expect, it } from 'vitest';
import { isCode, isColumnHeader, readColumnHeader } from './column-header.ts';

/** The headers of lists as suppliers' programs print them, with what stands below each. */
describe.each<[string, readonly (readonly [header: string, kind: string])[]]>([
  [
    'an accounting program',
    [
      ['CÓDIGO', 'code'],
      ['DESCRIPCIÓN', 'name'],
      ['RUBRO', 'category'],
      ['MON.', 'currency'],
      ['IVA %', 'other'],
      ['P. LISTA', 'price'],
      ['STOCK', 'other'],
      ['FECHA ACT.', 'other'],
    ],
  ],
  [
    'a distributor',
    [
      ['Marca', 'brand'],
      ['Producto', 'name'],
      ['Presentación', 'detail'],
      ['Sabores', 'detail'],
      ['Precio mayorista', 'price'],
      ['P.V.P. sugerido', 'price'],
      ['Un. x bulto', 'pieces'],
      ['Bonif.', 'other'],
    ],
  ],
  [
    'a spreadsheet',
    [
      ['SKU', 'code'],
      ['EAN', 'code'],
      ['Nombre', 'name'],
      ['Laboratorio', 'brand'],
      ['Gramaje', 'detail'],
      ['Talle', 'detail'],
      ['Costo', 'price'],
      ['U$S', 'foreign-currency'],
      ['Dto. %', 'other'],
      ['Vto.', 'other'],
      ['Foto', 'other'],
    ],
  ],
])('the headers of %s', (_, headers) => {
  it.each(headers)('%s is over %s', (header, kind) => {
    expect(readColumnHeader(header).kind).toBe(kind);
    expect(readColumnHeader(header.toUpperCase()).kind).toBe(kind);
    expect(isColumnHeader(header)).toBe(true);
  });
});

it.each([
  'Whey 1 kg',
  'Delta',
  '$ 12.500',
  'Agotado',
  'Creatina Monohidrato',
  'Calle Colón 123',
  'Precio Whey',
  '3 Productos',
  '',
])('«%s» is no header', (text) => {
  expect(isColumnHeader(text)).toBe(false);
});

it.each(['1001', 'A-101', 'AB12', '12/4', 'P.300', '7791234567890', '00012'])('%s is a code', (text) => {
  expect(isCode(text)).toBe(true);
});

it.each(['Whey', '300g', '60 caps', 'A 101', '', 'B-', '500ml', 'Omega-3', '$100'])('«%s» is none', (text) => {
  expect(isCode(text)).toBe(false);
});
