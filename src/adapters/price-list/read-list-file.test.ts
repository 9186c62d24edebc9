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
