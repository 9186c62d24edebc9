import { line, svgDocument } from '../../art/svg.ts';
import { darker, lighter } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import { patch } from '../../model/mesh.ts';
import { rasterise } from '../../model/texture.ts';
import { smooth } from '../../model/vector.ts';
import { type Equipment, nameMark } from '../equipment/gear.ts';
import { flattened, sweep } from '../solids/sweep.ts';
import { cloth, webbing } from './fabric.ts';

const [LONG, TALL, DEEP] = [1.5, 0.78, 0.7];

function barrel(along: number, turn: number, away = 0): readonly [number, number, number] {
  const end = (1 - (Math.abs(along - 0.5) * 2) ** 9) ** 0.5;
  const angle = (turn - 0.5) * 2 * Math.PI;
  const sag = 1 + 0.02 * Math.sin(along * 17) * Math.sin(angle * 2);
  const rise = flattened(Math.sin(angle), 1.5) * (TALL / 2 + away);
  const reach = flattened(Math.cos(angle), 1.5) * (DEEP / 2 + away);
  return [(along - 0.5) * LONG, TALL / 2 + rise * end * sag, reach * end * sag];
}

export const duffel: Equipment = async (gear) => {
  const fabric = await cloth(gear, [60, 60]);
  const strap = await webbing(darker(gear.color, 0.45));
  const band = (along: number): Part => ({
    mesh: patch({ columns: 12, rows: 120, at: (u, v) => barrel(along + (u - 0.5) * 0.055, 1 - v, 0.008) }),
    material: strap,
  });
  const handle = (z: number): Part => ({
    mesh: sweep({
      path: (t) => [
        (t - 0.5) * 0.62,
        TALL - 0.03 + Math.sin(Math.PI * t) ** 0.7 * 0.32,
        z * (1 - 0.6 * Math.sin(Math.PI * t)),
      ],
      lean: [0, 0, 1],
      thick: 0.022,
      wide: 0.075,
      soft: 0.7,
      columns: 90,
      capped: 0.01,
    }),
    material: strap,
  });
  const zip = sweep({
    path: (t) => [(t - 0.5) * LONG * 0.66, TALL + 0.002, 0],
    thick: 0.035,
    wide: 0.014,
    columns: 60,
    capped: 0.01,
    lean: [0, 1, 0],
  });
  const pocket = patch({
    columns: 60,
    rows: 40,
    at: (u, v) =>
      barrel(
        0.5 + (u - 0.5) * 0.44,
        0.5 + (0.5 - v) * 0.2,
        0.02 * smooth(0, 0.08, Math.min(u, 1 - u)) * smooth(0, 0.08, Math.min(v, 1 - v)) + 0.004,
      ),
  });
  const print = patch({
    columns: 40,
    rows: 12,
    at: (u, v) => barrel(0.5 + (u - 0.5) * 0.38, 0.485 + (0.5 - v) * 0.066, 0.03),
  });
  const mark = await nameMark({ gear, width: 1000, height: 250 });
  const stitch = await rasterise(
    svgDocument(
      { width: 900, height: 400 },
      line('M18 18 H882 V382 H18 Z', { color: lighter(gear.color, 0.3), width: 5, dashes: '16 10' }) +
        line('M20 60 H880', { color: darker(gear.color, 0.5), width: 10 }),
    ),
  );
  return [
    { mesh: patch({ columns: 120, rows: 96, at: (u, v) => barrel(u, 1 - v) }), material: fabric },
    { mesh: pocket, material: { ...fabric, texture: stitch } },
    { mesh: print, material: { ...fabric, print: mark } },
    band(0.23),
    band(0.77),
    handle(0.26),
    handle(-0.26),
    { mesh: zip, material: { color: darker(gear.color, 0.6), roughness: 0.4 } },
  ];
};
