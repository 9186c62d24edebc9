import type { Flavor } from '#domain/catalogue/product.ts';
import { formatDiscount } from '#domain/money/discount-percent.ts';
import { formatPesos } from '#domain/money/money.ts';
import type { FieldConflict } from '../../edit-conflict/field-conflict.ts';
import type { ProductFormInput } from './product-values.ts';

type OptionNames = { brand: (id: number) => string; category: (id: number) => string };
type ProductVersions = { before: ProductFormInput; mine: ProductFormInput; now: ProductFormInput };
type Field = Exclude<keyof ProductFormInput, 'flavors'>;

const FLAVOR_PREFIX = 'flavor:';
const FIELD_LABELS: Readonly<Record<Field, string>> = {
  name: 'Nombre',
  idCategory: 'Categoría',
  idBrand: 'Marca',
  price: 'Precio',
  discount: 'Descuento',
  priceUsd: 'Precio USD',
  amount: 'Cantidad',
  description: 'Descripción',
  images: 'Imágenes',
};
const FIELDS = [
  'name',
  'idCategory',
  'idBrand',
  'price',
  'discount',
  'priceUsd',
  'amount',
  'description',
  'images',
] as const;

/** What is to be decided: all that is otherwise now than when the form was filled, and than what the seller has. */
export function findProductConflicts({ before, mine, now }: ProductVersions, names: OptionNames): FieldConflict[] {
  const fields = FIELDS.filter(
    (field) => field !== 'amount' || (mine.flavors.length === 0 && now.flavors.length === 0),
  );
  const said = fields.map((field) => {
    const [was, own, is] = [before, mine, now].map((product) => formatField(product, field, names));
    const told = { key: field, label: FIELD_LABELS[field], was, mine: own ?? '', now: is ?? '' };
    return field === 'images' ? { ...told, pictures: true } : told;
  });
  const flavors = [...new Set([...mine.flavors, ...now.flavors].map(({ name }) => name))].map((name) => {
    const [was, own, is] = [before, mine, now].map(({ flavors }) => formatFlavorStock(flavors, name));
    return { key: FLAVOR_PREFIX + name, label: `Stock de ${name}`, was, mine: own ?? '', now: is ?? '' };
  });
  return [...said, ...flavors]
    .filter(({ was, mine, now }) => now !== was && now !== mine)
    .map(({ was, ...each }) => ({ ...each, touched: each.mine !== was }));
}

/** The seller's version, with what is now wherever they chose so; `taken` holds keys. */
export function resolveProductConflicts(
  { mine, now }: Omit<ProductVersions, 'before'>,
  taken: ReadonlySet<string>,
): ProductFormInput {
  const fields = Object.fromEntries(FIELDS.filter((field) => taken.has(field)).map((field) => [field, now[field]]));
  return { ...mine, ...fields, flavors: resolveFlavors(mine.flavors, now.flavors, taken) };
}

function resolveFlavors(mine: readonly Flavor[], now: readonly Flavor[], taken: ReadonlySet<string>): Flavor[] {
  const isTaken = ({ name }: Flavor) => taken.has(FLAVOR_PREFIX + name);
  const kept = mine.flatMap((flavor) => {
    if (!isTaken(flavor)) return [flavor];
    return now.filter(({ name }) => name === flavor.name);
  });
  const added = now.filter((flavor) => isTaken(flavor) && !mine.some(({ name }) => name === flavor.name));
  return [...kept, ...added];
}

function formatFlavorStock(flavors: readonly Flavor[], wanted: string): string {
  const flavor = flavors.find(({ name }) => name === wanted);
  return flavor ? String(flavor.quantity) : 'No está';
}

function formatField(product: ProductFormInput, field: Field, names: OptionNames): string {
  const { price, priceUsd, images } = product;
  const texts: Record<Field, string> = {
    name: product.name,
    idCategory: names.category(product.idCategory),
    idBrand: names.brand(product.idBrand),
    price: `$ ${formatPesos(price)}`,
    discount: `${formatDiscount(product.discount)} %`,
    priceUsd: priceUsd === null ? 'Sin precio' : `US$ ${formatPesos(priceUsd)}`,
    amount: String(product.amount),
    description: product.description || 'Sin descripción',
    // Only whether they are the same counts; nobody reads addresses.
    images: images.join('\n'),
  };
  return texts[field];
}
