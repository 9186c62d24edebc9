import type { Category } from '#domain/catalogue/category-fields.ts';
import type { SpreadsheetColumn } from '#domain/spreadsheet/column.ts';
import { rowExport } from '../export/row-export.ts';

const columns: SpreadsheetColumn<Category>[] = [
  { header: 'Id', kind: 'count', width: 8, value: ({ id }) => id },
  { header: 'Nombre', kind: 'text', width: 30, value: ({ name }) => name },
  { header: 'Link', kind: 'text', width: 30, value: ({ link }) => link },
  { header: 'Tipo de Categoría', kind: 'text', width: 20, value: ({ categoryType }) => categoryType },
  { header: 'Activo', kind: 'text', width: 8, value: ({ deactivatedAt }) => (deactivatedAt === null ? 'Si' : 'No') },
];

export const categoryExport = rowExport<Category, Category>({
  name: 'categorias',
  sheet: 'Categorías',
  columns,
  toLines: (category) => [category],
});
