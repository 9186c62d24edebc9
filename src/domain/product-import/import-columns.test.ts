import { describe, expect, it } from 'vitest';
import { findImportTable, importFields, importHeader, type TableRow } from './import-columns.ts';
import { productSheetColumns, templateSheetColumns } from './sheet-columns.ts';

/** Lines of a spreadsheet, with '|' between their cells. */
const table = (...lines: string[]): TableRow[] =>
  lines.map((line, index) => ({
    row: index + 1,
    cells: new Map(line.split('|').map((cell, column) => [column, cell])),
  }));

const fieldsOf = (header: string) => findImportTable(table(header))?.fields;

describe('the header of a spreadsheet', () => {
  it.each([
    ['PRODUCTO|MARCA|RUBRO|PVP|STOCK', ['name', 'brand', 'category', 'price', 'amount']],
    ['  Nombre  |precio de venta|Unidades', ['name', 'price', 'amount']],
    ['Artículo|Descripcion|Precio $', ['name', 'description', 'price']],
    ['TITULO|Categorias|Imágenes|Publicado', ['name', 'category', 'images', 'active']],
    ['id|dolares|Precio de Costo', ['id', 'priceUsd', 'cost']],
    ['Nombre del producto|Descuento (%)|Mostrar en tienda', ['name', 'discount', 'active']],
  ])('%s', (header, fields) => {
    expect(fieldsOf(header)).toEqual(fields);
  });

  it.each([
    ['one column alone', 'Nombre'],
    ['no name and no id', 'Precio|Stock|Marca'],
    ['the same column twice', 'Nombre|Producto'],
    ['words inside longer ones', 'Nombre completo|Preciosa'],
    ['nothing', ''],
  ])('is not %s', (_, header) => {
    expect(findImportTable(table(header, 'Whey|1000'))).toBeUndefined();
  });

  it('is that of the first column of two with one meaning; the other is not used', () => {
    const found = findImportTable(table('Nombre|Precio|PVP|Proveedor', 'Whey|100|200|Juan'));
    expect(found).toEqual({
      fields: ['name', 'price'],
      unused: ['PVP', 'Proveedor'],
      rows: [{ row: 2, cells: { name: 'Whey', price: '100' } }],
    });
  });

  it('may be below a title and notes, but not far below', () => {
    const below = (lines: number) =>
      findImportTable(table(...Array<string>(lines).fill('Mi negocio'), 'Nombre|Precio', 'Whey|100'));
    expect(below(0)?.rows[0]?.row).toBe(2);
    expect(below(19)?.rows).toEqual([{ row: 21, cells: { name: 'Whey', price: '100' } }]);
    expect(below(20)).toBeUndefined();
  });
});

describe('the rows of a spreadsheet', () => {
  it('have the cells that say something, and the numbers that their program shows', () => {
    const found = findImportTable(table('Nombre|Nota|Precio', ' Whey |x| ', '|nada|', ' | | ', '|y|50'));
    expect(found?.rows).toEqual([
      { row: 2, cells: { name: 'Whey' } },
      { row: 5, cells: { price: '50' } },
    ]);
  });

  it('are none below a header alone', () => {
    expect(findImportTable(table('Nombre|Precio'))).toEqual({ fields: ['name', 'price'], unused: [], rows: [] });
  });
});

describe('our own files', () => {
  const headers = (columns: readonly { header: string }[]) => columns.map(({ header }) => header).join('|');

  it('name every column so that it is imported, but what follows from the others', () => {
    const found = findImportTable(table(headers(productSheetColumns)));
    expect(found?.unused).toEqual([]);
    expect(importFields().filter((field) => !found?.fields.includes(field))).toEqual(['categoryType']);
  });

  it('have a template of known columns', () => {
    const found = findImportTable(table(headers(templateSheetColumns)));
    expect(found?.fields).toHaveLength(templateSheetColumns.length);
    expect(found?.unused).toEqual([]);
  });

  it('call a column by the first of its names', () => {
    expect(importFields().map((field) => fieldsOf(`${importHeader(field)}|Nombre|Id`)?.[0])).toEqual(importFields());
  });
});
