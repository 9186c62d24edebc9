import type { DemoProduct } from '#demo/catalogue/types.ts';
import { containers } from './containers.ts';
import { equipment } from './equipment.ts';
import type { Role } from './role.ts';

/** The container or equipment that a product is drawn as, with its pose. */
export function findRole(product: DemoProduct): Role {
  const { shape, label } = product.drawing;
  const words = [product.name, label.title, label.detail, label.size].join(' ');
  const choice = (containers[shape] ?? equipment[shape])?.find(([is]) =>
    is instanceof RegExp ? is.test(words) : is(product),
  );
  if (!choice) throw new RangeError(`nothing to draw ${product.name} as`);
  return choice[1];
}
