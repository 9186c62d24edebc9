import { line, svgDocument } from '../../art/svg.ts';
import { lighter } from '../../model/color.ts';
import type { Material } from '../../model/material.ts';
import { rasterise } from '../../model/texture.ts';
import { loop, strip, sweep } from '../solids/sweep.ts';
import { weave } from '../solids/weave.ts';
import { leverBuckle, prongBuckle, TALL } from './buckles.ts';
import { type Equipment, nameMark } from './gear.ts';

export const around = loop({ width: 1.24, depth: 0.92, y: TALL / 2, square: 1.15 });

export function leatherBelt({ lever }: { lever: boolean }): Equipment {
  return async (gear) => {
    const hide: Material = {
      color: gear.color,
      roughness: 0.42,
      mirror: 0.045,
      bump: { texture: await weave.leather(), depth: 0.004, repeat: [22, 30] },
    };
    const outer = (from: number, to: number, wide: number, away: number) =>
      strip({ path: around, from, to, wide, away });
    const seams = await rasterise(
      svgDocument(
        { width: 2400, height: 200 },
        [14, 26, 174, 186]
          .map((y) => line(`M0 ${y} H2400`, { color: lighter(gear.color, 0.45), width: 4, dashes: '16 12' }))
          .join(''),
      ),
    );
    const tail = sweep({
      path: (t) => shifted(0.5 + t * 0.2, 0.034),
      thick: 0.026,
      wide: TALL,
      soft: 0.6,
      columns: 60,
      capped: 0.04,
    });
    return [
      { mesh: sweep({ path: around, thick: 0.03, wide: TALL, soft: 0.6, columns: 200 }), material: hide },
      { mesh: tail, material: hide },
      { mesh: outer(0.12, 0.49, TALL, 0.0165), material: { ...hide, texture: seams } },
      {
        mesh: strip({ path: (t) => shifted(t, 0.034), from: 0.52, to: 0.69, wide: TALL, away: 0.0145 }),
        material: { ...hide, texture: seams },
      },
      {
        mesh: outer(0.31, 0.44, TALL * 0.5, 0.018),
        material: { ...hide, texture: await nameMark({ gear, width: 900, height: 230 }) },
      },
      ...(lever ? leverBuckle(gear.color) : prongBuckle()),
    ];
  };
}

function shifted(t: number, by: number): readonly [number, number, number] {
  const [x, y, z] = around(t);
  const reach = Math.hypot(x, z);
  return [x * (1 + by / reach), y, z * (1 + by / reach)];
}
