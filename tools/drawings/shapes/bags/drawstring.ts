import { lighter } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import { patch } from '../../model/mesh.ts';
import { smooth } from '../../model/vector.ts';
import { type Equipment, signMark } from '../equipment/gear.ts';
import { sweep } from '../solids/sweep.ts';
import { cloth, webbing } from './fabric.ts';

export const drawstring: Equipment = async (gear) => {
  const fabric = await cloth(gear, [50, 60]);
  const cord = await webbing(lighter(gear.color, 0.75));
  const side = (facing: 1 | -1) =>
    patch({
      columns: 120,
      rows: 90,
      at: (u, v) => {
        const x = (u - 0.5) * 2;
        const gathered = 1 - smooth(0.02, 0.22, v);
        const width = 0.44 * (1 - 0.42 * gathered) * (1 - 0.05 * smooth(0.8, 1, v));
        const pleats = 0.02 * gathered * Math.sin(u * 75) + 0.008 * Math.sin(u * 22 + v * 4) * (1 - v);
        const full = 0.2 * smooth(0.03, 0.7, v) * Math.max(0, 1 - Math.abs(x) ** 3) ** 0.6;
        return [
          facing * x * width,
          (1 - v) * 1.12 + 0.02 * gathered * Math.sin(u * 20),
          facing * (full + 0.03 * gathered * (1 - x * x)) + pleats,
        ];
      },
    });
  const mark = await signMark(gear, 700, '#f4efe6');
  const print = patch({
    columns: 30,
    rows: 30,
    at: (u, v) => {
      const x = (u - 0.5) * 0.7;
      const full = 0.2 * smooth(0.03, 0.7, 0.42 + v * 0.27) * Math.max(0, 1 - Math.abs(x) ** 3) ** 0.6;
      return [x * 0.44, (1 - (0.42 + v * 0.27)) * 1.12, full + 0.006];
    },
  });
  const rope = (away: 1 | -1): Part => ({
    mesh: sweep({
      path: (t) => [away * (0.26 + Math.sin(Math.PI * t) * 0.3), 1.03 - t * 0.98, -0.05 + 0.12 * Math.sin(Math.PI * t)],
      lean: [0, 0, 1],
      thick: 0.022,
      wide: 0.022,
      soft: 1,
      columns: 90,
      capped: 0.01,
    }),
    material: cord,
  });
  return [
    { mesh: side(1), material: fabric },
    { mesh: side(-1), material: fabric },
    { mesh: print, material: { ...fabric, print: mark } },
    rope(1),
    rope(-1),
  ];
};
