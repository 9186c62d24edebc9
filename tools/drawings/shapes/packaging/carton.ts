import { backPanel } from '../../art/back.ts';
import { emblem } from '../../art/emblem.ts';
import { FRONT } from '../../art/label.ts';
import { box, moved, type Svg, svgDocument } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import { darker, readable } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import { rasterise } from '../../model/texture.ts';
import { type Face, slab } from '../solids/slab.ts';
import type { Container, PackageDesign } from './container.ts';

const DENSITY = 1.6;

/** A folded box, closed. */
export function carton({ width, height, depth }: { width: number; height: number; depth: number }): Container {
  return async (dress) => {
    const sides = slab({ width, height, depth });
    const tall = (FRONT * height) / width;
    const deep = (FRONT * depth) / width;
    const { ground, front } = dress.layout(dress.label, { height: tall, from: 0, to: FRONT });
    const side = dress.layout(dress.label, { height: tall, from: -deep, to: 0 }).ground;
    const art: Partial<Record<Face, { svg: Svg; size: readonly [number, number] }>> = {
      front: { svg: ground + front, size: [FRONT, tall] },
      right: { svg: moved(side, { x: deep }) + sideName(dress, { width: deep, height: tall }), size: [deep, tall] },
      left: { svg: moved(side, { x: deep }) + sideName(dress, { width: deep, height: tall }), size: [deep, tall] },
      top: { svg: lidArt(dress, { width: FRONT, height: deep }), size: [FRONT, deep] },
      back: { svg: ground + backPanel(dress.label, { x: FRONT / 2, top: 24, height: tall - 48 }), size: [FRONT, tall] },
    };
    const card = { color: dress.body, roughness: 0.4, mirror: 0.045 };
    return Promise.all(
      Object.entries(sides).map(async ([face, mesh]): Promise<Part> => {
        const printed = Object.entries(art).find(([name]) => name === face)?.[1];
        if (!printed) return { mesh, material: card };
        const [w, h] = printed.size;
        return {
          mesh,
          material: {
            ...card,
            texture: await rasterise(
              svgDocument({ width: w * DENSITY, height: h * DENSITY, view: [w, h] }, printed.svg),
            ),
          },
        };
      }),
    );
  };
}

type Panel = { width: number; height: number };

function sideName({ label: { brand, typography: voice, size } }: PackageDesign, { width, height }: Panel): Svg {
  const plate = box({
    x: width * 0.14,
    y: height * 0.08,
    width: width * 0.72,
    height: height * 0.84,
    fill: '#fbfaf7',
    round: 8,
  });
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 0,
    top: -width * 0.1,
    most: width * 0.2,
    width: height * 0.58,
    fill: '#17181c',
    anchor: 'middle',
  }).svg;
  return (
    plate +
    moved(name, { x: width / 2, y: height * 0.56, turn: -90 }) +
    moved(emblem(brand.link, brand.colors.accent), { x: width / 2, y: height * 0.18, size: width / 220 }) +
    (size ? '' : '')
  );
}

/** The brand on the top flap. */
export function lidArt({ label: { brand, typography: voice }, body }: PackageDesign, { width, height }: Panel): Svg {
  const ink = readable(body, [brand.colors.label, '#ffffff', brand.colors.ink], 3);
  return (
    box({ x: 0, y: 0, width, height, fill: body }) +
    box({ x: 0, y: height - 8, width, height: 8, fill: darker(body, 0.2) }) +
    headline({
      text: voice.written,
      ...voice.name,
      x: width / 2,
      top: height * 0.36,
      most: height * 0.28,
      width: width * 0.7,
      fill: ink,
      anchor: 'middle',
    }).svg
  );
}
