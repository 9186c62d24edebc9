import { backPanel } from '../../art/back.ts';
import { FRONT } from '../../art/label.ts';
import { svgDocument } from '../../art/svg.ts';
import type { Part } from '../../model/geometry.ts';
import type { Material } from '../../model/material.ts';
import { rasterise } from '../../model/texture.ts';
import { lathe } from '../solids/lathe.ts';
import type { Corner } from '../solids/profile.ts';
import type { PackageDesign } from './container.ts';

/** Pixels to one unit of a label. */
const DENSITY = 1.5;

type Sleeve = {
  dress: PackageDesign;
  /** Where the label lies on the container, from its upper edge to its lower one. */
  outline: readonly Corner[];
  /** How much of the way around the front takes, as a share. */
  share?: number;
  material?: Partial<Material>;
};

/** A label all around a turned container, its back opposite to its front. */
export async function sleeve({ dress, outline, share = 0.37, material }: Sleeve): Promise<Part> {
  const radius = Math.max(...outline.map(([each]) => each));
  const around = FRONT / share;
  const height = (measure(outline) / (2 * Math.PI * radius)) * around;
  const [from, to] = [FRONT / 2 - around / 2, FRONT / 2 + around / 2];
  const { ground, front } = dress.layout(dress.label, { height, from, to });
  const panel = { top: height * 0.04, height: height * 0.92 };
  const backs = backPanel(dress.label, { x: from, ...panel }) + backPanel(dress.label, { x: to, ...panel });
  const size = { width: around * DENSITY, height: height * DENSITY, view: [around, height] as const };
  const texture = await rasterise(
    svgDocument(size, `<g transform="translate(${-from} 0)">${ground}${backs}${front}</g>`),
  );
  return {
    mesh: lathe({ outline: outline.map(([each, ...rest]) => [each * 1.004, ...rest]), rows: 24 }),
    material: { color: dress.label.brand.colors.label, texture, roughness: 0.34, mirror: 0.04, ...material },
  };
}

function measure(outline: readonly Corner[]): number {
  return outline.reduce((sum, [radius, height], index) => {
    const before = outline[index - 1];
    return before ? sum + Math.hypot(radius - before[0], height - before[1]) : sum;
  }, 0);
}
