import { catalogue } from '#demo/catalogue/catalogue.ts';
import { box, disc, linearGradient, radialGradient, type Svg, shape, svgDocument } from '../art/svg.ts';
import type { View } from '../model/camera.ts';
import type { Part } from '../model/geometry.ts';
import { transform } from '../model/mesh.ts';
import { rasterise } from '../model/texture.ts';
import type { Vector } from '../model/vector.ts';
import { createModel, type ProductVariant } from '../products/product-model.ts';
import { photograph } from '../render/photograph.ts';
import { extentOf, moved } from './group.ts';
import { night } from './studios.ts';

export type Banner = { name: string; cut: 'wide' | 'phone'; png: Uint8Array };

/** A product on the stage: where it stands, how it is turned, how large it is beside the others. */
type Actor = { name: string; variant?: string; at: Vector; yaw?: number; size?: number };

/** Pixels, and where the products stand and how much they fill, in shares of the picture. */
export type Cut = { width: number; height: number; centre: readonly [number, number]; fill: readonly [number, number] };

const cuts: Record<'wide' | 'phone', Cut> = {
  wide: { width: 1920, height: 720, centre: [0.73, 0.53], fill: [0.51, 0.84] },
  phone: { width: 780, height: 975, centre: [0.5, 0.7], fill: [0.92, 0.5] },
};

const stages: Record<'fuerza' | 'promos', { actors: readonly Actor[]; backdrop: (cut: Cut) => Svg }> = {
  fuerza: {
    actors: [
      { name: '100% Whey Talampa 5 lb', variant: 'Chocolate', at: [0, 0, 0.2], size: 1.16 },
      { name: 'Whey Ferroz Titán 2 lb', variant: 'Frutilla', at: [-0.8, 0, -0.2], yaw: 6, size: 1 },
      { name: 'Mutante Mass Gainer Pumalén 3 kg', variant: 'Chocolate', at: [0.9, 0, -0.22], yaw: -6, size: 1.04 },
      { name: 'Pre-Entreno Furia Ferroz 300 g', variant: 'Frambuesa Azul', at: [-1.06, 0, 0.5], yaw: 10, size: 0.62 },
      { name: 'Creatina Monohidrato Talampa 300 g', at: [1.16, 0, 0.5], yaw: -10, size: 0.62 },
    ],
    backdrop: ({ width, height, centre }) => {
      const [x, y] = [centre[0] * width, centre[1] * height];
      const ember = radialGradient([
        [0, '#e5350a', 0.85],
        [0.4, '#a3240a', 0.5],
        [1, '#0b0b0c', 0],
      ]);
      const reach = Math.min(width, height * 1.3) * 0.62;
      const beam = linearGradient(
        [
          [0, '#e5350a', 0],
          [0.5, '#ff5a2a', 0.22],
          [1, '#e5350a', 0],
        ],
        [1, 0],
      );
      const slant = (at: number, wide: number) =>
        shape(`M${at} 0 h${wide} L${at + wide - height * 0.45} ${height} h${-wide} Z`, { fill: beam.fill });
      return (
        ember.defs +
        beam.defs +
        disc({ x, y: y - height * 0.08, radius: reach, fill: ember.fill }) +
        slant(x + width * 0.02, width * 0.12) +
        slant(x - width * 0.16, width * 0.06) +
        slant(x + width * 0.24, width * 0.05)
      );
    },
  },
  promos: {
    actors: [
      { name: 'Proteína Vegana Brotal 900 g', variant: 'Frutilla', at: [0.02, 0, 0.1], yaw: -4, size: 1.08 },
      { name: 'Clear Whey Zondera 500 g', variant: 'Limonada Rosa', at: [-0.8, 0, -0.26], yaw: 10, size: 0.98 },
      { name: 'Iso Whey 90% Doble Cumbre 1 kg', variant: 'Chocolate Blanco', at: [0.84, 0, -0.26], yaw: -12, size: 1 },
      { name: 'Omega-3 Austrovit x 60 cápsulas', at: [-0.98, 0, 0.42], yaw: 8, size: 0.58 },
      {
        name: 'Pulxar Nova Pre-Workout 30 servicios',
        variant: 'Limonada Rosa',
        at: [0.92, 0, 0.46],
        yaw: -8,
        size: 0.58,
      },
      { name: 'Bebida Energizante Pulxar Zero 473 ml', variant: 'Mango', at: [1.42, 0, 0.1], yaw: -10, size: 0.66 },
    ],
    backdrop: ({ width, height, centre }) => {
      const disk = linearGradient([
        [0, '#ff5526'],
        [0.6, '#e5350a'],
        [1, '#8c1e05'],
      ]);
      return (
        disk.defs +
        disc({
          x: centre[0] * width,
          y: centre[1] * height - height * 0.03,
          radius: Math.min(width * 0.46, height * 0.47),
          fill: disk.fill,
        })
      );
    },
  },
};

/** The two banners of the home page, each in two cuts; their left side, or upper part, is left to the words. */
export async function drawBanners(): Promise<Banner[]> {
  const banners: Banner[] = [];
  for (const picture of ['fuerza', 'promos'] as const) {
    for (const cut of ['wide', 'phone'] as const)
      banners.push({ name: picture, cut, png: await drawBanner(picture, cuts[cut]) });
  }
  return banners;
}

/** One of the scenes in a cut of one's own. */
export async function drawBanner(picture: keyof typeof stages, cut: Cut): Promise<Uint8Array> {
  const { actors, backdrop } = stages[picture];
  const parts = (await Promise.all(actors.map(onStage))).flat();
  const { width, height, centre, fill } = cut;
  const view: View = { pitch: 6, distance: 6, centre, fill };
  const behind = box({ x: 0, y: 0, width, height, fill: '#0b0b0c' }) + backdrop(cut);
  const far = await rasterise(svgDocument({ width, height }, behind));
  return photograph({ parts, studio: night, view, width, height, backdrop: far });
}

async function onStage({ name, variant, at, yaw = 0, size = 1 }: Actor): Promise<Part[]> {
  const product = catalogue.products.find((each) => each.name === name);
  if (!product) throw new RangeError(`no product ${name}`);
  const member: ProductVariant = { product, variant };
  const { parts } = await createModel(member);
  const { height } = extentOf(parts);
  // Sizes are those of the picture, not of the shelf: each thing as tall as the composition wants it.
  const ready = parts.map(({ mesh, material }) => ({
    mesh: transform(mesh, { turn: [0, yaw, 0], size: (size * 1.18) / height }),
    material,
  }));
  return moved(ready, at);
}
