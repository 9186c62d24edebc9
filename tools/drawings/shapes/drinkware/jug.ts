import { darker } from '../../model/color.ts';
import type { Material } from '../../model/material.ts';
import type { Equipment } from '../equipment/gear.ts';
import { lid } from '../packaging/lid.ts';
import { lathe } from '../solids/lathe.ts';
import { type Path, sweep } from '../solids/sweep.ts';
import { plastic, scaleMark } from './drinkware.ts';

export const jug: Equipment = async (gear) => {
  const skin: Material = { color: gear.color, roughness: 0.2, mirror: 0.06, clear: 0.62 };
  const body = lathe({
    outline: [
      [0.13, 1.1],
      [0.13, 1.02, 0.02],
      [0.16, 1.0, 0.04],
      [0.36, 0.86, 0.14],
      [0.36, 0.05, 0.05],
      [0.31, 0, 0.02],
      [0, 0.02],
    ],
    rows: 90,
  });
  const print = lathe({
    outline: [
      [0.363, 0.78],
      [0.363, 0.2],
    ],
    rows: 12,
  });
  const mark = await scaleMark(gear, '#ffffff');
  const handle = sweep({
    path: bow([0.1, 1.03], [0.5, 1.16], [0.56, 0.62], [0.34, 0.6]),
    lean: [0, 0, 1],
    thick: 0.055,
    wide: 0.1,
    soft: 0.8,
    columns: 80,
    capped: 0.02,
  });
  return [
    { mesh: body, material: skin },
    { mesh: print, material: { color: '#ffffff', roughness: 0.4, print: mark } },
    { mesh: handle, material: plastic(darker(gear.color, 0.3)) },
    ...(await lid({ radius: 0.16, bottom: 1.04, height: 0.15, color: darker(gear.color, 0.35), ribs: 44 })),
  ];
};

type Flat = readonly [x: number, y: number];

function bow(...[a, b, c, d]: [Flat, Flat, Flat, Flat]): Path {
  const at = (t: number, axis: 0 | 1) =>
    (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
  return (t) => [at(t, 0), at(t, 1), 0];
}
