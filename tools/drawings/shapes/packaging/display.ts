import { emblem } from '../../art/emblem.ts';
import { FRONT } from '../../art/label.ts';
import { box, moved, type Svg, svgDocument } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import { darker, readable } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import { type Mesh, transform } from '../../model/mesh.ts';
import { rasterise } from '../../model/texture.ts';
import { slab } from '../solids/slab.ts';
import { lidArt } from './carton.ts';
import type { Container, PackageDesign } from './container.ts';

type Form = {
  width: number;
  height: number;
  depth: number;
  content: Container;
  turn: readonly [number, number, number];
  count: number;
  scale: number;
  rise: number;
};

/** A counter display: an open tray of bars or gels before a raised card. */
export function display({ width, height, depth, content, turn, count, scale, rise }: Form): Container {
  return async (dress) => {
    const wall = 0.016;
    const card = { color: dress.body, roughness: 0.4, mirror: 0.045 };
    const tall = (FRONT * height) / width;
    const printed = async (svg: string, w: number, h: number) =>
      rasterise(svgDocument({ width: w * 1.6, height: h * 1.6, view: [w, h] }, svg));
    const face = await printed(lidArt(dress, { width: FRONT, height: tall }), FRONT, tall);
    const header = await printed(headerArt(dress, { width: FRONT, height: tall * 1.9 }), FRONT, tall * 1.9);
    const ink = readable(dress.body, [dress.label.brand.colors.label, '#ffffff', dress.label.brand.colors.ink], 3);
    const flank = await printed(
      box({ x: 0, y: 0, width: 400, height: 400, fill: darker(dress.body, 0.08) }) +
        moved(emblem(dress.label.brand.link, ink), { x: 200, y: 200, size: 2 }),
      400,
      400,
    );
    const panel = (
      size: { width: number; height: number; depth: number },
      move: readonly [number, number, number],
      texture?: Part['material']['texture'],
      at: 'front' | 'right' = 'front',
    ): Part[] =>
      Object.entries(slab({ ...size, soft: 0.004 })).map(([name, mesh]) => ({
        mesh: transform(mesh, { move }),
        material: texture && name === at ? { ...card, texture } : card,
      }));
    const unit = await content(dress);
    const inside = Array.from({ length: count }, (_, index): Part[] => {
      const z = -depth / 2 + wall * 2 + ((index + 0.5) / count) * (depth * 0.86 - wall * 4);
      return unit.map(
        ({ mesh, material }): Part => ({ mesh: standing(mesh, { turn, scale, move: [0, rise, z] }), material }),
      );
    }).flat();
    return [
      ...panel({ width, height, depth: wall }, [0, 0, depth / 2], face),
      ...panel({ width, height: height * 1.9, depth: wall }, [0, 0, -depth / 2], header),
      ...panel({ width: wall, height, depth }, [width / 2, 0, 0], flank, 'right'),
      ...panel({ width: wall, height, depth }, [-width / 2, 0, 0]),
      ...panel({ width, height: wall, depth }, [0, 0, 0]),
      ...inside,
    ];
  };
}

/** Only its upper half shows behind the goods: the name, the kind and its flavor. */
function headerArt({ label, layout, body }: PackageDesign, { width, height }: { width: number; height: number }): Svg {
  const { brand, typography: voice, flavor } = label;
  const { ground } = layout(label, { height, from: 0, to: width });
  const plate = box({
    x: 40,
    y: height * 0.07,
    width: width - 80,
    height: height * 0.43,
    fill: body,
    round: 18,
    opacity: 0.92,
  });
  const ink = readable(body, [brand.colors.label, '#ffffff', brand.colors.ink], 2.4);
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 64,
    top: height * 0.13,
    most: height * 0.07,
    width: 230,
    fill: ink,
  });
  const title = headline({
    text: label.title.toUpperCase(),
    ...voice.title,
    x: 64,
    top: height * 0.25,
    most: height * 0.14,
    width: flavor ? 340 : 470,
    fill: ink,
  });
  const picture = flavor ? moved(flavor.drawing, { x: 474, y: height * 0.28, size: height / 310 }) : '';
  return box({ x: 0, y: 0, width, height, fill: body }) + ground + plate + name.svg + title.svg + picture;
}

function standing(
  mesh: Mesh,
  {
    turn,
    scale,
    move,
  }: { turn: readonly [number, number, number]; scale: number; move: readonly [number, number, number] },
): Mesh {
  return transform(transform(mesh, { turn }), { size: scale, move });
}
