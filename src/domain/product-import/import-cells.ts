import type { ImportField, ImportRow } from './import-columns.ts';

/** A row in the words of the call that adds or changes a product, its values still texts. */
export type RowBody = {
  /** By the names of the API. */
  product: Readonly<Record<string, unknown>>;
  active?: boolean;
  /** Addresses or names of files, in their order. */
  images?: string[];
  problems: string[];
};

/** The names of the API for what is sent as it stands in the cell. */
const TEXTS: readonly (readonly [field: ImportField, wire: string])[] = [
  ['id', 'id'],
  ['name', 'name'],
  ['brand', 'brand'],
  ['category', 'category'],
  ['categoryType', 'categoryType'],
  ['price', 'price'],
  ['discount', 'discount'],
  ['priceUsd', 'priceUSD'],
  ['cost', 'cost'],
  ['description', 'description'],
];
const COUNTS = [
  ['amount', 'amount'],
  ['lowestStock', 'lowestStock'],
] as const;

export function readCells({ cells }: ImportRow): RowBody {
  const problems: string[] = [];
  const product: Record<string, unknown> = {};
  for (const [field, name] of TEXTS) product[name] = cells[field];
  for (const [field, name] of COUNTS) product[name] = plainCount(cells[field]);
  if (cells.flavors !== undefined) {
    product.flavors = readFlavors(cells.flavors);
    if (!product.flavors) problems.push('Los sabores se escriben uno por renglón, con sus unidades: «Vainilla: 3».');
  }
  const active = cells.active === undefined ? undefined : readYesOrNo(cells.active);
  if (cells.active !== undefined && active === undefined) problems.push('«Activo» tiene que decir Si o No.');
  return {
    product,
    problems,
    ...(active !== undefined && { active }),
    ...(cells.images !== undefined && { images: readList(cells.images) }),
  };
}

/** `1.200` and `12,00` are whole numbers as cells show them. */
function plainCount(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const whole = text.replace(/,0+$/, '');
  return /^\d{1,3}(?:\.\d{3})+$/.test(whole) ? whole.replaceAll('.', '') : whole;
}

/** One flavor in each line, with its units, or several between semicolons; older names may have one in them. */
function readFlavors(cell: string): { name: string; quantity: string }[] | undefined {
  return readFlavorList(cell.split(/[\n;]/)) ?? readFlavorList(cell.split('\n'));
}

function readFlavorList(lines: readonly string[]): { name: string; quantity: string }[] | undefined {
  const flavors = lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', quantity] = /^(.*\S)\s*[:=]\s*(\d{1,10})\s*$/.exec(line.trim()) ?? [];
      return quantity === undefined ? undefined : { name, quantity };
    });
  return flavors.every((flavor) => flavor !== undefined) ? flavors : undefined;
}

function readYesOrNo(cell: string): boolean | undefined {
  if (/^(?:s[ií]?|1|true|verdadero|activo)$/i.test(cell)) return true;
  return /^(?:no?|0|false|falso|inactivo)$/i.test(cell) ? false : undefined;
}

function readList(cell: string): string[] {
  return cell
    .split(/[\n|;]|,\s/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
