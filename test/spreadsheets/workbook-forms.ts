import { brandsOf, type ListedPrice, type ListForm, rowsOf } from './prices.ts';
import { stylesOf, type TestCell, type TestSheet, workbookOf } from './workbook.ts';

/** Prices in workbooks, as suppliers' programs and people arrange them. */
export const workbookForms: ListForm[] = [
  {
    name: 'xlsx with a title, codes and prices in pesos',
    bytes: (prices) =>
      workbook([
        ['LISTA DE PRECIOS NOVIEMBRE 2026'],
        [],
        ['Código', 'Producto', 'Marca', 'Vigencia', 'Precio'],
        ...rowsOf(prices).map(({ brand, name, pesos }, index) => [
          1000 + index,
          name,
          brand,
          { value: 46349, style: 2 },
          priced(pesos),
        ]),
      ]),
  },
  {
    name: 'xlsx with bare numbers',
    bytes: (prices) =>
      workbook([
        ['Marca', 'Descripción', 'P. Lista'],
        ...rowsOf(prices).map(({ brand, name, pesos }) => [brand, name, pesos]),
      ]),
  },
  {
    name: 'xlsx with hidden cost, hidden rows, and prices by formulas',
    bytes: (prices) =>
      workbook(
        [
          ['Marca', 'Producto', 'Costo', 'Precio'],
          ['Fuera', 'De lista', 1, 2],
          ...rowsOf(prices).map(({ brand, name, pesos }, index) => [
            ...[brand, name, pesos / 2],
            { xml: `<f>C${index + 3}*2</f><v>${pesos}</v>`, style: 1 },
          ]),
        ],
        { before: '<cols><col min="3" max="3" hidden="1"/></cols>', rowAttributes: { 2: 'hidden="1"' } },
      ),
  },
  {
    name: 'xlsx with brands above their products',
    bytes: (prices) =>
      workbook([
        ['Producto', 'Precio'],
        ...brandsOf(prices).flatMap(([brand, rows]) => [
          [brand],
          ...rows.map(({ name, pesos }) => [name, priced(pesos)]),
        ]),
      ]),
  },
  {
    name: 'xlsx with a sheet for each brand',
    bytes: (prices) =>
      workbookOf(
        brandsOf(prices).map(([name, rows]) => ({
          name,
          rows: [['Producto', 'Precio'], ...rows.map((row) => [row.name, priced(row.pesos)])],
        })),
        { styles: STYLES },
      ),
  },
  {
    name: 'xlsx with brands merged over their products',
    bytes: (prices) => {
      const brands = brandsOf(prices);
      const ranges = brands.map(([, { length }], index) => {
        const before = brands.slice(0, index).flatMap(([, rows]) => rows).length;
        return `A${before + 2}:A${before + length + 1}`;
      });
      return workbook(
        [
          ['Marca', 'Producto', 'Precio'],
          ...brands.flatMap(([brand, rows]) =>
            rows.map(({ name, pesos }, index) => [index === 0 ? brand : undefined, name, priced(pesos)]),
          ),
        ],
        { after: mergedCells(ranges) },
      );
    },
  },
  {
    name: 'xlsx with two tables side by side',
    bytes: (prices) => {
      const rows = rowsOf(prices);
      const half = Math.ceil(rows.length / 2);
      const heads = ['Marca', 'Producto', 'Precio'];
      const cells = (row?: ListedPrice) => (row ? [row.brand, row.name, priced(row.pesos)] : []);
      const pairs = rows.slice(0, half).map((row, index) => [...cells(row), undefined, ...cells(rows[half + index])]);
      return workbook([[...heads, undefined, ...heads], ...pairs]);
    },
  },
  {
    name: 'xlsx with headers in two rows, cost and price',
    bytes: (prices) =>
      workbook(
        [
          ['Distribuidora - Tel. 351-4567890'],
          [],
          ['Código', 'Marca', 'Producto', 'Precios'],
          [undefined, undefined, undefined, 'Mayorista', 'Público'],
          ...rowsOf(prices).map(({ brand, name, pesos }, index) => [
            ...[1000 + index, brand, name],
            ...[priced(0.7 * pesos), priced(pesos)],
          ]),
        ],
        { after: mergedCells(['A3:A4', 'B3:B4', 'C3:C4', 'D3:E3']) },
      ),
  },
  {
    name: 'xlsx with stock, net price and tax',
    bytes: (prices) =>
      workbook([
        ['Rubro', 'Marca', 'Descripción', 'Stock', 'Neto', 'IVA', 'Final'],
        ...rowsOf(prices).map(({ brand, name, pesos }, index) => [
          ...['Suplementos', brand, name, index % 7],
          ...[priced(pesos / 1.21), '21%', priced(pesos)],
        ]),
      ]),
  },
];

const STYLES = stylesOf('"$" #,##0.00', 'dd/mm/yyyy');
const priced = (value: number): TestCell => ({ value, style: 1 });

function workbook(rows: readonly (readonly TestCell[])[], sheet: Partial<TestSheet> = {}): Uint8Array<ArrayBuffer> {
  return workbookOf([{ name: 'Hoja1', rows, ...sheet }], { styles: STYLES });
}

function mergedCells(ranges: readonly string[]): string {
  return `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;
}
