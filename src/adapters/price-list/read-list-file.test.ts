import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { casesIn } from '../../../test/price-lists/cases.ts';
import { spreadsheetForms } from '../../../test/spreadsheets/forms.ts';
import { workbookOf } from '../../../test/spreadsheets/workbook.ts';
import { zipOf } from '../../../test/spreadsheets/zip.ts';
import { readAndMatch } from './read-and-match.ts';
import { readListFile } from './read-list-file.ts';

const [list] = casesIn(new URL('../../../test/price-lists/', import.meta.url));

/** The first of these forms, and two others, as LibreOffice saved them. */
const saved = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../test/spreadsheets/libreoffice/${name}`, import.meta.url)));
const savedForms = ['costo-oculto.xlsx', 'marcas-combinadas.xlsx'].map((name) => ({ name, bytes: () => saved(name) }));

describe('one list in many forms', () => {
  it.each([...spreadsheetForms, ...savedForms])('$name: every price, and no other', async ({ bytes }) => {
    const expected = [...(list?.expected ?? [])];
    const products = [...(list?.products ?? [])];
    const read = await readAndMatch({ bytes: bytes(expected), products, remembered: new Map() });
    if (!read.ok) throw new Error(read.reason);
    const prices = read.matches.map(({ product, price }) => [`${product.brand} | ${product.name}`, price / 100]);
    expect(new Map(prices.map(([name, price]) => [name, price]))).toEqual(new Map(expected));
  });
});

describe('other files', () => {
  it.each([
    [
      'an .ods',
      zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }]),
      'other-spreadsheet',
    ],
    ['an .ods of LibreOffice', saved('planilla.ods'), 'other-spreadsheet'],
    ['an .xls of LibreOffice', saved('planilla.xls'), 'other-spreadsheet'],
    ['an .xlsb', zipOf([{ name: 'xl/workbook.bin', content: '' }]), 'other-spreadsheet'],
    ['a .docx', zipOf([{ name: 'word/document.xml', content: '<a/>' }]), 'unknown-format'],
    ['a workbook of nothing', workbookOf([{ name: 'x', rows: [[]] }]), 'empty'],
    [
      'a workbook with everything hidden',
      workbookOf([{ name: 'x', rows: [['Whey 1 kg', 38500]], state: 'hidden' }]),
      'empty',
    ],
    ['a text of nothing', new TextEncoder().encode(' \n\n '), 'empty'],
  ])('%s cannot be read', async (_, bytes, reason) => {
    expect(await readListFile(bytes)).toEqual({ ok: false, reason });
  });
});

it('takes back what a message corrects further on', async () => {
  const message = `hola como va! te paso delta actualizado
whey protein 1 kg ~40.000~ 44.500
crea mono 300 ~27.500~ 29.900
creatina monohidrato 500 g ~41.000~ $45.000
bcaa 300 ~20.000~ 21.500
gluta 300 ~17000~ 18500
colageno 360 ~15.000~ 16.200
zinc 60caps ~8.000~ 9.000
zma 90 caps ~12.000~ 13.500

*el bcaa va 22.500
*zma es 14.000 no 13.500
*perdon la creatina de 500 es 46.000`;
  const shop = {
    'Whey Protein 1 kg': 40_000,
    'Creatina Monohidrato 300 g': 27_500,
    'Creatina Monohidrato 500 g': 41_000,
    'BCAA 300 g': 20_000,
    'Glutamina 300 g': 17_000,
    'Colágeno 360 g': 15_000,
    'Zinc 60 cápsulas': 8_000,
    'ZMA 90 cápsulas': 12_000,
  };
  const products = Object.entries(shop).map(([name, price], id) => {
    return { id, name, brand: 'Delta', category: 'Suplementos', price: price * 100, flavors: [] };
  });
  const read = await readAndMatch({ bytes: new TextEncoder().encode(message), products, remembered: new Map() });
  if (!read.ok) throw new Error(read.reason);
  expect(Object.fromEntries(read.matches.map(({ product, price }) => [product.name, price / 100]))).toMatchObject({
    'Whey Protein 1 kg': 44_500,
    'Creatina Monohidrato 500 g': 46_000,
    'BCAA 300 g': 22_500,
    'ZMA 90 cápsulas': 14_000,
  });
});
