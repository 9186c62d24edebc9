import { productFields } from '../catalogue/product-fields.ts';
import { withoutAccents } from '../text/without-accents.ts';

/** What a column of a spreadsheet of products can be. */
export type ImportField =
  | 'id'
  | 'name'
  | 'brand'
  | 'category'
  | 'categoryType'
  | 'price'
  | 'discount'
  | 'priceUsd'
  | 'cost'
  | 'lowestStock'
  | 'amount'
  | 'flavors'
  | 'description'
  | 'images'
  | 'active';

const { name, price, discount, priceUsd, cost, amount, lowestStock, flavors, description, images } = productFields;

/** The headers of each column: the first one is that of our own files, the others are common in those of other shops. */
const HEADERS: Readonly<Record<ImportField, readonly [string, ...string[]]>> = {
  id: ['Id'],
  name: [name.label, 'Producto', 'Nombre del producto', 'Artículo', 'Título'],
  brand: ['Marca', 'Fabricante'],
  category: ['Categoría', 'Categorías', 'Rubro'],
  categoryType: ['Tipo de categoría', 'Tipo'],
  price: [price.label, 'Precio de lista', 'Precio de venta', 'PVP', 'Precio público'],
  discount: [discount.label, 'Descuento %'],
  priceUsd: [priceUsd.label, 'Precio en dólares', 'Dólares', 'USD'],
  cost: [cost.label, 'Precio de costo'],
  lowestStock: [lowestStock.label],
  amount: [amount.label, 'Stock', 'Unidades', 'Existencias'],
  flavors: [flavors.label, 'Sabor', 'Colores', 'Variantes', 'Sabores o colores'],
  description: [description.label, 'Detalle'],
  images: [images.label, 'Imagen', 'Fotos', 'Foto'],
  active: ['Activo', 'Publicado', 'Visible', 'Mostrar en tienda'],
};

/** What our own files have besides, which follows from the other columns. */
const DERIVED = ['Precio con descuento', 'Fecha de modificación'];

/** How our own files call a column. */
export function importHeader(field: ImportField): string {
  return HEADERS[field][0];
}

const fieldsByHeader = new Map<string, ImportField>(
  importFields().flatMap((field) => HEADERS[field].map((header) => [headerKey(header), field] as const)),
);
const derived = new Set(DERIVED.map(headerKey));

/** In the order of our own files. */
export function importFields(): ImportField[] {
  return Object.keys(HEADERS).filter(isImportField);
}

function isImportField(name: string): name is ImportField {
  return Object.hasOwn(HEADERS, name);
}

/** A line of a spreadsheet as its program numbers it, with its cells by columns from 0. */
export type TableRow = { row: number; cells: ReadonlyMap<number, string> };

/** The cells that say something, by their columns. */
export type ImportRow = { row: number; cells: Partial<Record<ImportField, string>> };

/** `unused` are the headers of columns that are not imported. */
export type ImportTable = { rows: ImportRow[]; fields: ImportField[]; unused: string[] };

/** A title and a note may stand above the table. */
const MAX_LINES_ABOVE = 20;
/** Columns that make a line the header. */
const MIN_KNOWN_HEADERS = 2;

/** The rows below the line that names the columns; undefined when no line does. */
export function findImportTable(table: readonly TableRow[]): ImportTable | undefined {
  for (const [index, { cells }] of table.slice(0, MAX_LINES_ABOVE).entries()) {
    const columns = readHeaders(cells);
    const fields = new Set(columns.values());
    if (fields.size < MIN_KNOWN_HEADERS || !(fields.has('name') || fields.has('id'))) continue;
    const unused = [...cells].filter(([column, header]) => !columns.has(column) && !derived.has(headerKey(header)));
    const rows = table.slice(index + 1).map((line) => pickCells(line, columns));
    return {
      rows: rows.filter((line) => Object.keys(line.cells).length > 0),
      fields: [...fields],
      unused: unused.map(([, header]) => header),
    };
  }
  return undefined;
}

/** Of two columns with the same title the first one counts. */
function readHeaders(cells: ReadonlyMap<number, string>): Map<number, ImportField> {
  const columns = new Map<number, ImportField>();
  const found = new Set<ImportField>();
  for (const [column, header] of cells) {
    const field = fieldsByHeader.get(headerKey(header));
    if (field === undefined || found.has(field)) continue;
    found.add(field);
    columns.set(column, field);
  }
  return columns;
}

function pickCells({ row, cells }: TableRow, columns: ReadonlyMap<number, ImportField>): ImportRow {
  const texts = [...columns].flatMap(([column, field]) => {
    const text = cells.get(column)?.trim() ?? '';
    return text === '' ? [] : [[field, text] as const];
  });
  return { row, cells: Object.fromEntries(texts) };
}

/** Headers differ in case, accents, signs and spaces. */
function headerKey(header: string): string {
  return withoutAccents(header)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
