import type { DemoProduct } from '#demo/catalogue/types.ts';
import { containers } from './containers.ts';
import { equipment } from './equipment.ts';
import type { Role } from './role.ts';

/** What a product is drawn as. */
export function findRole(product: DemoProduct): Role {
  const { shape, label } = product.drawing;
  const words = [product.name, label.title, label.detail, label.size].join(' ');
  const found = (containers[shape] ?? equipment[shape])?.find(([is]) =>
    is instanceof RegExp ? is.test(words) : is(product),
  );
  if (!found) throw new RangeError(`nothing to draw ${product.name} as`);
  return found[1];
}
