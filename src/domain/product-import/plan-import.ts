import { flavorKey, isFlavorName, MAX_FLAVOR_NAME } from '../catalogue/flavor-name.ts';
import { type Product, type ProductInput, productFields } from '../catalogue/product-fields.ts';
import { productKey, slug } from '../catalogue/slug.ts';
import { applyChanges } from '../fields/apply-changes.ts';
import { initialValues } from '../fields/convert-fields.ts';
import type { Changes } from '../fields/field.ts';
import { type ImportRow, importHeader } from './import-columns.ts';

/** A row as the API understood it, without the values of invalid cells; `images` are addresses or names of files. */
export type ReadRow = ImportRow & {
  id?: number | undefined;
  brand?: string | undefined;
  category?: string | undefined;
  categoryType?: string | undefined;
  active?: boolean | undefined;
  images?: readonly string[] | undefined;
  values: ImportedValues;
  problems: readonly string[];
};

type ComparedValues = Omit<ProductInput, 'brandId' | 'categoryId' | 'images'>;

export type ImportedValues = Changes<ComparedValues>;

/** What the shop has. */
export type Shop = {
  products: readonly Product[];
  brands: readonly { name: string }[];
  categories: readonly { name: string }[];
  categoryTypes: readonly { name: string }[];
};

/** A value of a product before and after, as the seller reads it. */
export type PlannedChange = { label: string; from: string; to: string };

/**
 * What an import does with a row: adds a product (`id` null), changes one, or nothing. A row with problems is left out.
 * `changes` of a new product come from nothing. `wanted` has only what differs; images as in `ReadRow`.
 */
export type PlannedRow = {
  row: number;
  name: string;
  id: number | null;
  version: number | null;
  changes: PlannedChange[];
  wanted: Omit<ReadRow, 'row' | 'cells' | 'id' | 'problems'>;
  problems: string[];
};

export type ImportPlan = { rows: PlannedRow[]; newBrands: string[]; newCategories: string[] };

/** What each row of a spreadsheet would do to the shop. Importing what was exported changes nothing. */
export function planImport(rows: readonly ReadRow[], shop: Shop): ImportPlan {
  const byId = new Map(shop.products.map((product) => [product.id, product]));
  const byKey = new Map(shop.products.map((product) => [productKey(product.name), product]));
  const rowOfProduct = new Map<string, number>();
  const planned = rows.map((read): PlannedRow => {
    const named = byKey.get(productKey(read.values.name ?? ''));
    const product = read.id === undefined ? named : byId.get(read.id);
    const key = product ? `id ${product.id}` : productKey(read.values.name ?? '');
    const first = rowOfProduct.get(key);
    if (key !== '' && first === undefined) rowOfProduct.set(key, read.row);
    const problems = [...read.problems, ...missingValues(read, product)];
    if (key !== '' && first !== undefined) problems.push(`La fila ${first} ya tiene este producto.`);
    if (product && named && named.id !== product.id) problems.push(`Otro producto ya se llama «${named.name}».`);
    if (read.categoryType !== undefined && !findNamed(shop.categoryTypes, read.categoryType)) {
      const types = shop.categoryTypes.map(({ name }) => name).join(', ');
      problems.push(`No hay un tipo de categoría «${read.categoryType}». Los que hay: ${types}.`);
    }
    if (product && product.flavors.length > 0 && !hasFlavors(read) && differsInAmount(read, product)) {
      problems.push('El stock de un producto con sabores se cambia en la columna «Sabores».');
    }
    problems.push(...flavorProblems(read, product));
    const { wanted, changes } = product
      ? compare({ ...read, values: changesOf(read, product) }, product)
      : { wanted: wantedOf(read), changes: firstValues(read) };
    return {
      row: read.row,
      name: read.values.name ?? product?.name ?? '',
      id: product?.id ?? null,
      version: product?.version ?? null,
      changes,
      wanted,
      problems,
    };
  });
  const used = planned.filter(({ problems }) => problems.length === 0).map(({ wanted }) => wanted);
  return {
    rows: planned,
    newBrands: newNames(used, ({ brand }) => brand, shop.brands),
    newCategories: newNames(used, ({ category }) => category, shop.categories),
  };
}

/** An invalid cell is a problem of its own, and does not tell that the product is new. */
function missingValues({ id, values, cells }: ReadRow, product: Product | undefined): string[] {
  if (product) return [];
  if (id !== undefined) return [`No hay ningún producto con el Id ${id}.`];
  if (cells.id !== undefined) return [];
  return [
    ...((values.name ?? cells.name) === undefined ? ['Falta el nombre.'] : []),
    ...((values.price ?? cells.price) === undefined ? ['Falta el precio.'] : []),
  ];
}

function hasFlavors({ values, cells }: ReadRow): boolean {
  return (values.flavors ?? cells.flavors) !== undefined;
}

/** Names of new flavors are checked, and each may be there once. */
function flavorProblems({ values: { flavors = [] } }: ReadRow, product: Product | undefined): string[] {
  const known = new Set(product?.flavors.map(({ name }) => flavorKey(name)));
  const keys = flavors.map(({ name }) => flavorKey(name));
  return flavors.flatMap(({ name }, index) => {
    const key = flavorKey(name);
    if (keys.indexOf(key) < index) return [`El sabor «${name}» está dos veces.`];
    if (known.has(key) || isFlavorName(name)) return [];
    return [`El sabor «${name}» sólo puede tener letras, hasta ${MAX_FLAVOR_NAME}.`];
  });
}

function wantedOf({ brand, category, categoryType, active, images, values }: ReadRow): PlannedRow['wanted'] {
  return { brand, category, categoryType, active, images, values };
}

/** Without the name that the product was found by, and the stock of one with flavors, which is theirs. */
function changesOf({ id, values }: ReadRow, product: Product): ImportedValues {
  const isTotal = (values.flavors ?? product.flavors).length > 0;
  return { ...values, ...(id === undefined && { name: undefined }), ...(isTotal && { amount: undefined }) };
}

function differsInAmount({ values }: ReadRow, { amount }: Product): boolean {
  return values.amount !== undefined && values.amount !== amount;
}

/** What differs between a row and its product. */
function compare(read: ReadRow, product: Product): Pick<PlannedRow, 'wanted' | 'changes'> {
  const changes: PlannedChange[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { label, text }] of comparedFields) {
    const value = read.values[name];
    if (value === undefined) continue;
    const [from, to] = [text(product), text({ ...product, [name]: value })];
    const isSame = typeof value === 'number' ? value === product[name] : from === to;
    if (isSame) continue;
    values[name] = value;
    changes.push({ label, from, to });
  }
  const wanted: { -readonly [Key in keyof PlannedRow['wanted']]: PlannedRow['wanted'][Key] } = { values };
  for (const name of ['brand', 'category'] as const) {
    const to = read[name];
    if (to === undefined || slug(to) === slug(product[name])) continue;
    wanted[name] = to;
    if (name === 'category') wanted.categoryType = read.categoryType;
    changes.push({ label: importHeader(name), from: product[name], to });
  }
  const images = product.images.map(({ url }) => url).join('\n');
  if (read.images && read.images.join('\n') !== images) {
    wanted.images = read.images;
    changes.push({ label: productFields.images.label, from: images, to: read.images.join('\n') });
  }
  const isActive = product.deactivatedAt === null;
  if (read.active !== undefined && read.active !== isActive) {
    wanted.active = read.active;
    changes.push({ label: importHeader('active'), from: isActive ? 'Si' : 'No', to: read.active ? 'Si' : 'No' });
  }
  return { wanted, changes };
}

/** What a new product begins with, as far as the row says. */
function firstValues({ values, brand, category }: ReadRow): PlannedChange[] {
  const said = comparedFields.flatMap(([name, { label, text }]) => {
    if (name === 'name' || values[name] === undefined) return [];
    return [
      {
        label,
        from: '',
        to: text(applyChanges<ComparedValues>({ ...initialValues(productFields), name: '', price: 0 }, values)),
      },
    ];
  });
  const names = [
    { label: importHeader('brand'), from: '', to: brand ?? '' },
    { label: importHeader('category'), from: '', to: category ?? '' },
  ];
  return [...said, ...names.filter(({ to }) => to !== '')];
}

type ComparedField = { label: string; text: (values: ComparedValues) => string };

const { name, price, discount, priceUsd, cost, amount, lowestStock, flavors, description } = productFields;

/** Fields by how their values read: spaces around a text do not come back from a spreadsheet. */
const comparedFields: readonly (readonly [keyof ImportedValues, ComparedField])[] = [
  ['name', { label: name.label, text: (product) => plainText(product.name) }],
  ['price', { label: price.label, text: (product) => price.format(product.price) }],
  ['discount', { label: discount.label, text: (product) => discount.format(product.discount) }],
  ['priceUsd', { label: priceUsd.label, text: (product) => priceUsd.format(product.priceUsd) }],
  ['cost', { label: cost.label, text: (product) => cost.format(product.cost) }],
  ['lowestStock', { label: lowestStock.label, text: (product) => lowestStock.format(product.lowestStock) }],
  ['amount', { label: amount.label, text: (product) => amount.format(product.amount) }],
  ['flavors', { label: flavors.label, text: (product) => plainText(flavors.format(product.flavors)) }],
  ['description', { label: description.label, text: (product) => plainText(product.description) }],
];

function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

function findNamed<Named extends { name: string }>(list: readonly Named[], wanted: string): Named | undefined {
  return list.find(({ name }) => slug(name) === slug(wanted));
}

/** Names that the shop does not have, each once. */
function newNames(
  used: readonly PlannedRow['wanted'][],
  nameOf: (wanted: PlannedRow['wanted']) => string | undefined,
  known: readonly { name: string }[],
): string[] {
  const knownSlugs = new Set(known.map(({ name }) => slug(name)));
  const names = new Map<string, string>();
  for (const wanted of used) {
    const one = nameOf(wanted);
    if (one !== undefined && !knownSlugs.has(slug(one)) && !names.has(slug(one))) names.set(slug(one), one);
  }
  return [...names.values()];
}
