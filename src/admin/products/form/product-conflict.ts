import type { Flavor } from '#domain/catalogue/product.ts';
import { formatDiscountPercent } from '#domain/money/discount-percent.ts';
import { formatPesos } from '#domain/money/money.ts';
import type { FieldConflict } from '../../edit-conflict/field-conflict.ts';
import type { ProductFormInput } from './product-values.ts';

type OptionNames = { brand: (id: number) => string; category: (id: number) => string };
type ProductVersions = { before: ProductFormInput; own: ProductFormInput; current: ProductFormInput };
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

/** The fields and flavors whose current value differs both from the one at the opening of the form and from the form's. */
export function findProductConflicts({ before, own, current }: ProductVersions, names: OptionNames): FieldConflict[] {
  const fields = FIELDS.filter(
    (field) => field !== 'amount' || (own.flavors.length === 0 && current.flavors.length === 0),
  ).map((field) => {
    const [initialText = '', ownText = '', currentText = ''] = [before, own, current].map((product) =>
      formatField(product, field, names),
    );
    const conflict = { field, label: FIELD_LABELS[field], initial: initialText, own: ownText, current: currentText };
    return field === 'images' ? { ...conflict, isImageList: true } : conflict;
  });
  const flavors = [...new Set([...own.flavors, ...current.flavors].map(({ name }) => name))].map((name) => {
    const [initialText = '', ownText = '', currentText = ''] = [before, own, current].map(({ flavors }) =>
      formatFlavorStock(flavors, name),
    );
    return {
      field: FLAVOR_PREFIX + name,
      label: `Stock de ${name}`,
      initial: initialText,
      own: ownText,
      current: currentText,
    };
  });
  return [...fields, ...flavors]
    .filter(({ initial, own, current }) => current !== initial && current !== own)
    .map(({ initial, ...conflict }) => ({ ...conflict, changedByUser: conflict.own !== initial }));
}

/** The form's values, with the current ones for the fields in `keepCurrent`. */
export function resolveProductConflicts(
  { own, current }: Omit<ProductVersions, 'before'>,
  keepCurrent: ReadonlySet<string>,
): ProductFormInput {
  const fields = Object.fromEntries(
    FIELDS.filter((field) => keepCurrent.has(field)).map((field) => [field, current[field]]),
  );
  return { ...own, ...fields, flavors: resolveFlavors(own.flavors, current.flavors, keepCurrent) };
}

function resolveFlavors(
  own: readonly Flavor[],
  current: readonly Flavor[],
  keepCurrent: ReadonlySet<string>,
): Flavor[] {
  const keepsCurrent = ({ name }: Flavor) => keepCurrent.has(FLAVOR_PREFIX + name);
  const resolved = own.flatMap((flavor) => {
    if (!keepsCurrent(flavor)) return [flavor];
    return current.filter(({ name }) => name === flavor.name);
  });
  const added = current.filter((flavor) => keepsCurrent(flavor) && !own.some(({ name }) => name === flavor.name));
  return [...resolved, ...added];
}

function formatFlavorStock(flavors: readonly Flavor[], name: string): string {
  const flavor = flavors.find((each) => each.name === name);
  return flavor ? String(flavor.quantity) : 'No está';
}

function formatField(product: ProductFormInput, field: Field, names: OptionNames): string {
  const { price, priceUsd, images } = product;
  const texts: Record<Field, string> = {
    name: product.name,
    idCategory: names.category(product.idCategory),
    idBrand: names.brand(product.idBrand),
    price: `$ ${formatPesos(price)}`,
    discount: `${formatDiscountPercent(product.discount)} %`,
    priceUsd: priceUsd === null ? 'Sin precio' : `US$ ${formatPesos(priceUsd)}`,
    amount: String(product.amount),
    description: product.description || 'Sin descripción',
    // Compared as text; the dialog shows the images themselves.
    images: images.join('\n'),
  };
  return texts[field];
}
