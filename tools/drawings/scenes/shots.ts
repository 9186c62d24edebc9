import type { DemoProduct } from '#demo/catalogue/types.ts';
import type { View } from '../model/camera.ts';
import type { Part } from '../model/geometry.ts';
import { doseOf, powderColor } from '../products/facts.ts';
import { createModel, type ProductModel, variantsOf } from '../products/product-model.ts';
import { spilled } from '../shapes/contents/capsules.ts';
import { scoop } from '../shapes/contents/powder.ts';
import { bundleScenes } from './bundles.ts';
import { extentOf, family, moved, turned } from './group.ts';
import type { Scene } from './scene.ts';

const DISTANCE = 6;

type Kind = 'front' | 'family' | 'back' | 'content' | 'angle' | 'detail';

/** The scenes of a product's pictures, in their order. */
export async function scenesOf(product: DemoProduct): Promise<Scene[]> {
  if (product.drawing.shape === 'bundle') return bundleScenes(product);
  const variants = variantsOf(product);
  const model = await createModel({ product, variant: variants[0] });
  const kinds = kindsOf(model, variants).slice(0, product.drawing.imageCount);
  return Promise.all(kinds.map(async (kind) => sceneOf({ kind, model, variants })));
}

function kindsOf({ role }: ProductModel, variants: readonly string[]): Kind[] {
  if ('equipment' in role)
    return variants.length > 1 ? ['front', 'angle', 'detail', 'angle'] : ['front', 'detail', 'angle', 'angle'];
  if (role.pitch > 60) return ['front', 'family', 'detail', 'angle'];
  const more: Kind[] = role.content ? ['content', 'back'] : role.pitch > 12 ? ['detail', 'angle'] : ['back', 'detail'];
  return variants.length > 1 ? ['front', 'family', ...more] : ['front', ...more, 'detail'];
}

async function sceneOf({
  kind,
  model,
  variants,
}: {
  kind: Kind;
  model: ProductModel;
  variants: readonly string[];
}): Promise<Scene> {
  const { product } = model.member;
  const { role } = model;
  const view: View = { pitch: role.pitch, distance: DISTANCE, centre: [0.5, 0.51], fill: role.fill };
  const others = async (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) =>
        createModel({ product, variant: variants[index % Math.max(1, variants.length)] }),
      ),
    );
  switch (kind) {
    case 'front':
      return { parts: turned(model.parts, role.yaw), view };
    case 'family':
      return role.pitch > 60
        ? { parts: crossed(await others(2)), view: { ...view, fill: [0.84, 0.8] } }
        : {
            parts: family(await others(Math.min(3, variants.length))),
            view: { ...view, pitch: Math.max(9, role.pitch * 0.9), fill: [0.88, 0.78] },
          };
    case 'back':
      return { parts: turned(model.parts, 180 + role.yaw - 14), view };
    case 'content':
      return { parts: await withContent(model), view: { ...view, pitch: 17, fill: [0.8, 0.8] } };
    case 'angle': {
      const other = variants[1] === undefined ? model : await createModel({ product, variant: variants[1] });
      return { parts: turned(other.parts, role.pitch > 60 ? -role.yaw - 6 : role.yaw + 32), view };
    }
    case 'detail':
      return { parts: turned(model.parts, role.yaw + 8), view: { ...view, centre: [0.52, 0.62], fill: [1.5, 1.5] } };
  }
}

/** Two flat things, the second half upon the first. */
function crossed([upper, lower]: readonly ProductModel[]): Part[] {
  if (!upper || !lower) return [];
  const { depth, height } = extentOf(upper.parts);
  return [
    ...moved(turned(lower.parts, -9), [0.1, 0, -depth * 0.5]),
    ...moved(turned(upper.parts, 12), [-0.06, height * 0.45, depth * 0.42]),
  ];
}

async function withContent({ role, parts, member }: ProductModel): Promise<Part[]> {
  const { depth, width } = extentOf(parts);
  if ('content' in role && role.content === 'doses') {
    return [...parts, ...spilled({ ...doseOf(member.product), centre: [width * 0.42, 0, depth / 2 + 0.3], count: 17 })];
  }
  return [...parts, ...(await scoop({ color: powderColor(member.variant), at: [width * 0.3, 0, depth / 2 + 0.3] }))];
}
