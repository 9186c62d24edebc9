import type { Brand } from '#domain/catalogue/brand-fields.ts';
import type { SpreadsheetColumn } from '#domain/spreadsheet/column.ts';
import { rowExport } from '../export/row-export.ts';

const columns: SpreadsheetColumn<Brand>[] = [
  { header: 'Id', kind: 'count', width: 8, value: ({ id }) => id },
  { header: 'Nombre', kind: 'text', width: 30, value: ({ name }) => name },
  { header: 'Link', kind: 'text', width: 30, value: ({ link }) => link },
  { header: 'Imagen', kind: 'text', width: 40, value: ({ image }) => image },
  { header: 'Activo', kind: 'text', width: 8, value: ({ deactivatedAt }) => (deactivatedAt === null ? 'Si' : 'No') },
];

export const brandExport = rowExport<Brand, Brand>({
  name: 'marcas',
  sheet: 'Marcas',
  columns,
  toLines: (brand) => [brand],
});
