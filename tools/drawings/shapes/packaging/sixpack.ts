import { box, svgDocument } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import { readable } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import { transform } from '../../model/mesh.ts';
import { rasterise } from '../../model/texture.ts';
import { slab } from '../solids/slab.ts';
import { can } from './can.ts';
import type { Container } from './container.ts';

/** Six cans, two deep, on a tray of cardboard. */
export const sixpack: Container = async (dress) => {
  const one = await can(dress);
  const cans = [-1, 0, 1].flatMap((column) =>
    [-1, 1].flatMap((row) =>
      one.map(
        ({ mesh, material }): Part => ({
          mesh: transform(mesh, { move: [column * 0.49, 0.02, row * 0.245] }),
          material,
        }),
      ),
    ),
  );
  const { typography: voice } = dress.label;
  const ink = readable(dress.body, [dress.label.brand.colors.accent, '#ffffff'], 3);
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 450,
    top: 46,
    most: 76,
    width: 760,
    fill: ink,
    anchor: 'middle',
  });
  const print = await rasterise(
    svgDocument({ width: 900, height: 170 }, box({ x: 0, y: 0, width: 900, height: 170, fill: dress.body }) + name.svg),
  );
  const tray = Object.entries(slab({ width: 1.5, height: 0.28, depth: 1.01, soft: 0.006 })).filter(
    ([face]) => face !== 'top',
  );
  const card = { color: dress.body, roughness: 0.45, mirror: 0.04 };
  return [
    ...cans,
    ...tray.map(([face, mesh]): Part => ({ mesh, material: face === 'front' ? { ...card, texture: print } : card })),
  ];
};
