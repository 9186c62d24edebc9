import { expect, it } from 'vitest';
import { readBrandLegend, takeLegendBrand } from './brand-legend.ts';
import { toBrandNames } from './brand-names.ts';

const brands = toBrandNames(['Quebrada Nutrition', 'Tacuru Labs', 'Delta', 'Pampa Fit']);
const legendOf = (...texts: string[]) => Object.fromEntries(readBrandLegend(texts, { brands, hasWord }));
const hasWord = (text: string) => text === 'D3';
const KNOWN = { qbn: 'Quebrada Nutrition', tcl: 'Tacuru Labs', d1: 'Delta' };

it.each([
  [['QBN Quebrada Nutrition · TCL: Tacuru Labs | D1 = Delta']],
  [['QBN Quebrada Nutrition', 'TCL - Tacuru Labs', 'D1 (Delta)']],
  [['QBN = QUEBRADA NUTRIT.  TCL = TACURU LABOR.', 'D1: Delta']],
  [['Referencias: QBN Quebrada Nutrition, TCL Tacuru Labs, D1 Delta, VLT Voltaje']],
])('knows the short forms of %j', (texts) => {
  expect(legendOf(...texts)).toEqual(KNOWN);
});

it.each([
  ['in other letters', ['WHEY Quebrada Nutrition · ZINC Tacuru Labs · GEL Delta']],
  ['that are words', ['Marca Quebrada Nutrition · de Tacuru Labs · Línea Delta']],
  ['that are long', ['QUEBRA Quebrada Nutrition · TACURU Tacuru Labs · DELTAS Delta']],
  ['of one letter', ['Q Quebrada Nutrition · T Tacuru Labs · D Delta']],
  ['that stand behind their brands', ['Quebrada Nutrition QBN', 'Tacuru Labs TCL', 'Delta DLT']],
  ['that products are called', ['D3 Delta', 'Vitamina D3 Delta x 60']],
  ['of brands that the shop does not have', ['VLT Voltaje · RMO Remo · KYK Kayak']],
])('takes for none what stands before brands %s', (_why, texts) => {
  expect(legendOf(...texts)).toEqual({});
});

it('finds the one short form in a name', () => {
  const legend = readBrandLegend(['QBN Quebrada Nutrition · TCL Tacuru Labs'], { brands, hasWord });
  expect(takeLegendBrand('Creatina 300 g – QBN', legend)).toEqual({
    brand: 'Quebrada Nutrition',
    rest: 'Creatina 300 g –',
  });
  expect(takeLegendBrand('Creatina qbn', legend)).toBeUndefined();
  expect(takeLegendBrand('QBN TCL', legend)).toBeUndefined();
});
