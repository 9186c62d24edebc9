import { box, line, svgDocument } from '../../art/svg.ts';
import { darker, lighter } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import { patch, transform } from '../../model/mesh.ts';
import { rasterise } from '../../model/texture.ts';
import { type Equipment, nameMark } from '../equipment/gear.ts';
import { strip, sweep } from '../solids/sweep.ts';
import { cloth, webbing } from './fabric.ts';

type Cushion = { width: number; height: number; deep: number; square: number; bottom: number };

const cushion = ({ width, height, deep, square, bottom }: Cushion, facing: 1 | -1) =>
  patch({
    columns: 70,
    rows: 80,
    at: (u, v) => {
      const [x, y] = [(u - 0.5) * 2, (0.5 - v) * 2];
      // Squeezes the grid's square into a shape with round corners.
      const round = Math.sqrt(1 - Math.abs(x * y) ** square / 2);
      const inside = Math.max(0, 1 - Math.max(Math.abs(x), Math.abs(y)) ** 6) ** 0.4;
      return [(facing * x * round * width) / 2, bottom + height / 2 + (y * round * height) / 2, facing * deep * inside];
    },
  });

export const backpack: Equipment = async (gear) => {
  const fabric = await cloth(gear, [60, 70]);
  const dark = await webbing(darker(gear.color, 0.45));
  const zipper = darker(gear.color, 0.55);
  const face = await rasterise(
    svgDocument(
      { width: 800, height: 1000 },
      line('M110 560 V260 Q110 110 260 110 H540 Q690 110 690 260 V560', { color: zipper, width: 12 }) +
        line('M110 560 V260 Q110 110 260 110 H540 Q690 110 690 260 V560', {
          color: lighter(gear.color, 0.25),
          width: 2,
          dashes: '8 6',
        }),
    ),
  );
  const pouch = await rasterise(
    svgDocument(
      { width: 700, height: 500 },
      line('M60 110 H640', { color: zipper, width: 12 }) +
        box({ x: 580, y: 104, width: 46, height: 16, fill: lighter(gear.color, 0.4), round: 8 }) +
        line('M40 40 H660 V460 H40 Z', { color: lighter(gear.color, 0.22), width: 4, dashes: '14 10' }),
    ),
  );
  const mark = await nameMark({ gear, width: 900, height: 230 });
  const body: Cushion = { width: 0.86, height: 1.15, deep: 0.26, square: 2.6, bottom: 0 };
  const pocket: Cushion = { width: 0.68, height: 0.46, deep: 0.11, square: 3.2, bottom: 0.07 };
  const loop = sweep({
    path: (t) => [Math.cos(Math.PI * t) * 0.09, 1.12 + Math.sin(Math.PI * t) * 0.13, -0.06],
    lean: [0, 0, 1],
    thick: 0.03,
    wide: 0.06,
    soft: 0.8,
    columns: 60,
    capped: 0.02,
  });
  const shoulder = (side: 1 | -1): Part => ({
    mesh: sweep({
      path: (t) => [side * (0.2 + Math.sin(Math.PI * t) * 0.3), 1.08 - t * 0.95, -0.2 - Math.sin(Math.PI * t) * 0.12],
      lean: [1, 0, 0],
      thick: 0.04,
      wide: 0.13,
      columns: 80,
      capped: 0.02,
    }),
    material: dark,
  });
  return [
    { mesh: cushion(body, 1), material: { ...fabric, texture: face } },
    { mesh: cushion(body, -1), material: fabric },
    { mesh: transform(cushion(pocket, 1), { move: [0, 0, 0.2] }), material: { ...fabric, texture: pouch } },
    {
      mesh: strip({ path: (t) => [(t - 0.5) * 0.44, 0.25, 0.316], from: 0, to: 1, wide: 0.113, away: 0 }),
      material: { ...fabric, print: mark },
    },
    { mesh: loop, material: dark },
    shoulder(1),
    shoulder(-1),
  ];
};
