import { catalogue } from '#demo/catalogue/catalogue.ts';
import type { DemoProduct, Shape } from '#demo/catalogue/types.ts';
import { createModel, variantsOf } from '../products/product-model.ts';
import { grouped, turned } from './group.ts';
import type { Scene } from './scene.ts';

/** The pictures of a combo: its things as a group, from other sides and in other flavors. */
export async function bundleScenes(combo: DemoProduct): Promise<Scene[]> {
  const variants = variantsOf(combo);
  const things = bundled(combo);
  return Promise.all(
    [0, -24, 22].slice(0, combo.drawing.imageCount).map(async (yaw, index): Promise<Scene> => {
      const wanted = variants[index] ?? variants[0];
      const models = await Promise.all(
        things.map(async (product) => {
          const own = variantsOf(product);
          return createModel({ product, variant: own.find((name) => name === wanted) ?? own[0] });
        }),
      );
      const low = models.every(({ role }) => 'equipment' in role);
      return {
        parts: turned(grouped(models), yaw),
        view: { pitch: low ? 22 : 10, distance: 6, centre: [0.5, 0.52], fill: [0.88, 0.78] },
      };
    }),
  );
}

/** The products that a combo puts together: of its brand and its shapes, the ones that it names. */
function bundled(combo: DemoProduct): DemoProduct[] {
  const [, named] = combo.name.split(': ');
  const names = (named ?? combo.drawing.label.detail)
    .replace(brandName(combo), '')
    .toLowerCase()
    .split(' + ')
    .map((name) => name.trim());
  const taken = new Set<DemoProduct>();
  return (combo.drawing.shapes ?? []).map((shape, index) => {
    const candidates = catalogue.products.filter(
      (each) => each.drawing.shape === shape && each.brand === combo.brand && !taken.has(each),
    );
    const name = names[index];
    const found = candidates.find((each) => name !== undefined && isCalled(each, name));
    const chosen = found ?? (name === undefined ? candidates[0] : undefined) ?? standIn({ combo, shape, name });
    taken.add(chosen);
    return chosen;
  });
}

function isCalled({ name, drawing: { label } }: DemoProduct, wanted: string): boolean {
  const [title, detail] = [label.title.toLowerCase(), label.detail.toLowerCase()];
  return (
    wanted.includes(title) || title.includes(wanted) || detail.includes(wanted) || name.toLowerCase().startsWith(wanted)
  );
}

function brandName({ brand }: DemoProduct): string {
  return catalogue.brands.find(({ link }) => link === brand)?.name ?? '';
}

/** A thing that the brand does not sell on its own. */
function standIn({
  combo,
  shape,
  name = '',
}: {
  combo: DemoProduct;
  shape: Shape;
  name: string | undefined;
}): DemoProduct {
  const size = shape === 'bottle' ? '60 caps' : '300 g';
  return {
    ...combo,
    name,
    flavors: [],
    drawing: {
      shape,
      label: { title: name.toUpperCase(), detail: name === 'creatina' ? 'Monohidrato' : 'Alta pureza', size },
      imageCount: 1,
    },
  };
}
