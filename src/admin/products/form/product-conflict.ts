import type { Flavor } from '#domain/catalogue/flavor.ts';
import { flavorKey } from '#domain/catalogue/flavor-name.ts';
import { type ProductInput, productFields } from '#domain/catalogue/product-fields.ts';
import { totalStock } from '#domain/catalogue/stock.ts';
import {
  type EditedVersions,
  type FieldConflict,
  findConflicts,
  type Resolution,
  resolveFields,
} from '../../edit-conflict/field-conflict.ts';

type ProductVersions = EditedVersions<ProductInput>;
type OptionNames = { brand: (id: number) => string; category: (id: number) => string };

const FLAVOR_PREFIX = 'flavor:';
const { flavors: _, ...fieldsButFlavors } = productFields;

/** The fields and flavors that others changed; the stock of each flavor is a field of its own. */
export function findProductConflicts(versions: ProductVersions, names: OptionNames): FieldConflict[] {
  const { own, current } = versions;
  // With flavors the amount is only their sum.
  const hasFlavors = own.flavors.length > 0 || current.flavors.length > 0;
  const conflicts = findConflicts(fieldsButFlavors, versions, {
    formats: { brandId: names.brand, categoryId: names.category },
    includeUntouched: true,
  }).filter(({ field }) => field !== 'amount' || !hasFlavors);
  return [...conflicts, ...findFlavorConflicts(versions)];
}

/** The values to save, flavor by flavor. */
export function resolveProduct(versions: ProductVersions, resolution: Resolution): ProductInput {
  const { own, current } = versions;
  const keepsCurrent = ({ name }: Flavor) => resolution.keepCurrent.has(FLAVOR_PREFIX + flavorKey(name));
  const remaining = own.flavors.flatMap((flavor) =>
    keepsCurrent(flavor) ? current.flavors.filter(hasKeyOf(flavor)) : [flavor],
  );
  const added = current.flavors.filter((flavor) => keepsCurrent(flavor) && !own.flavors.some(hasKeyOf(flavor)));
  const fields = resolveFields(versions, resolution);
  const flavors = [...remaining, ...added];
  return { ...fields, flavors, amount: totalStock({ ...fields, flavors }) };
}

function findFlavorConflicts({ before, own, current }: ProductVersions): FieldConflict[] {
  const others = current.flavors.filter((flavor) => !own.flavors.some(hasKeyOf(flavor)));
  return [...own.flavors, ...others]
    .map((flavor) => ({
      field: FLAVOR_PREFIX + flavorKey(flavor.name),
      label: `Stock de ${flavor.name}`,
      before: formatStock(before.flavors, flavor),
      own: formatStock(own.flavors, flavor),
      current: formatStock(current.flavors, flavor),
    }))
    .filter(({ before, own, current }) => current !== before && current !== own)
    .map(({ before, ...conflict }) => ({ ...conflict, changedByUser: conflict.own !== before }));
}

function formatStock(flavors: readonly Flavor[], flavor: Flavor): string {
  const found = flavors.find(hasKeyOf(flavor));
  return found ? String(found.quantity) : 'No está';
}

const hasKeyOf = (flavor: Flavor) => (other: Flavor) => flavorKey(other.name) === flavorKey(flavor.name);
