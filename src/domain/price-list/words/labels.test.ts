import { describe, expect, it } from 'vitest';
import { isLabel, readLabel } from './labels.ts';

const worth = (text: string) => {
  const label = readLabel(text);
  return label.kind === 'price' ? label.worth : Number.NaN;
};

describe('heads of columns', () => {
  it.each(['Código', 'DESCRIPCIÓN', 'P.V.P. Sugerido', 'Precio s/IVA', 'x 6', 'USD', '% Dto.'])('%s is one', (text) => {
    expect(isLabel(text)).toBe(true);
  });

  it.each(['SIN STOCK', 'Whey 1 kg', 'ENU', 'Consultar'])('%s is none', (text) => {
    expect(isLabel(text)).toBe(false);
  });

  it.each([
    ['Cód.', 'code'],
    ['Marca', 'brand'],
    ['Artículo', 'name'],
    ['Presentación', 'detail'],
    ['USD', 'dollars'],
    ['Stock', 'other'],
    ['Público', 'price'],
  ])('%s is over a column of kind %s', (text, kind) => {
    expect(readLabel(text).kind).toBe(kind);
  });

  it.each([
    ['PVP Sugerido', 'Comercio'],
    ['P. Publico', 'P. Mayorista'],
    ['Precio actual', 'Precio anterior'],
    ['x1', 'x6'],
    ['Precio con IVA', 'Precio s/IVA'],
    ['x menor', 'x mayor'],
  ])('takes %s before %s', (better, worse) => {
    expect(worth(better)).toBeGreaterThan(worth(worse));
  });
});
