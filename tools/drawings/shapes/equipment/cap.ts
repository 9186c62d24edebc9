import { disc, line, svgDocument } from '../../art/svg.ts';
import { blend, darker, lighter } from '../../model/color.ts';
import type { Material } from '../../model/material.ts';
import { patch } from '../../model/mesh.ts';
import { rasterise } from '../../model/texture.ts';
import { smooth } from '../../model/vector.ts';
import { lathe } from '../solids/lathe.ts';
import { weave } from '../solids/weave.ts';
import { type Equipment, nameMark, signMark } from './gear.ts';

const [WIDE, TALL, LONG] = [0.4, 0.36, 0.46];

/** The crown: `turn` around, 0 in front, `rise` from the hem to the button, both 0 to 1. */
function crown(turn: number, rise: number, away = 0): readonly [number, number, number] {
  const angle = turn * 2 * Math.PI;
  const steep = Math.cos((rise * Math.PI) / 2) ** 0.72;
  const front = 1 + 0.05 * Math.cos(angle) * Math.sin(rise * Math.PI);
  return [
    Math.sin(angle) * (WIDE * steep * front + away),
    0.06 + Math.sin((rise * Math.PI) / 2) * TALL + away * rise,
    Math.cos(angle) * (LONG * steep * front + away),
  ];
}

/** A cap seen from the side of its peak; `net` for one whose back lets air through. */
export function cap({ net }: { net: boolean }): Equipment {
  return async (gear) => {
    const cloth: Material = {
      color: gear.color,
      roughness: 0.82,
      mirror: 0.025,
      bump: { texture: await weave.canvas(), depth: 0.003, repeat: [46, 14] },
    };
    const seam = lighter(gear.color, 0.28);
    const seams = Array.from({ length: 6 }, (_, index) =>
      line(`M${index * 400 + 190} 0 V700 M${index * 400 + 210} 0 V700`, { color: seam, width: 4, dashes: '14 9' }),
    ).join('');
    const holes = Array.from({ length: 6 }, (_, index) =>
      disc({ x: index * 400 + 400, y: 250, radius: 15, fill: darker(gear.color, 0.5) }),
    ).join('');
    const hem = line('M0 640 H2400 M0 665 H2400', { color: seam, width: 4, dashes: '14 9' });
    const front = net
      ? `<rect x="800" y="0" width="800" height="700" fill="${blend(gear.color, '#ffffff', 0.9)}"/>`
      : '';
    const panels = await rasterise(svgDocument({ width: 2400, height: 700 }, front + seams + (net ? '' : holes) + hem));
    const dome = patch({ columns: 120, rows: 48, at: (u, v) => crown(u - 0.5, 1 - v) });
    const airy: Material = net
      ? { ...cloth, bump: { texture: await weave.mesh(), depth: 0.012, repeat: [80, 22] } }
      : cloth;
    const peak = (lift: number) =>
      patch({
        columns: 60,
        rows: 24,
        at: (u, v) => {
          const side = (u - 0.5) * 2;
          const [x, , z] = crown(side * 0.21, 0);
          const reach = v * 0.38 * (1 - Math.abs(side) ** 2.6);
          return [
            x * (1 + v * 0.1),
            0.075 + lift - smooth(0, 1, v) * 0.02 - side ** 2 * 0.12 * v * (1 - Math.abs(side) ** 3),
            z + reach,
          ];
        },
      });
    const stitches = await rasterise(
      svgDocument(
        { width: 900, height: 380 },
        Array.from({ length: 7 }, (_, index) =>
          line(`M0 ${30 + index * 52} H900`, { color: seam, width: 3, dashes: '12 8' }),
        ).join(''),
      ),
    );
    const edge = blend(gear.color, '#000000', 0.15);
    const print = patch({ columns: 40, rows: 12, at: (u, v) => crown((u - 0.5) * 0.22, 0.66 - v * 0.42, 0.004) });
    const button = lathe({
      outline: [
        [0, 0.44],
        [0.025, 0.436, 0.01],
        [0.03, 0.415],
      ],
      rows: 10,
      columns: 32,
    });
    const base = net ? blend(gear.color, '#ffffff', 0.9) : gear.color;
    const mark = net
      ? await nameMark({ gear: { ...gear, color: base }, width: 760, height: 300 })
      : await signMark({ ...gear, color: base }, 500);
    const face = net
      ? print
      : patch({ columns: 20, rows: 20, at: (u, v) => crown((u - 0.5) * 0.1, 0.66 - v * 0.46, 0.004) });
    return [
      { mesh: dome, material: { ...airy, texture: panels } },
      { mesh: peak(0.012), material: { ...cloth, texture: stitches } },
      { mesh: peak(-0.004), material: { ...cloth, color: edge } },
      { mesh: face, material: { ...cloth, color: base, print: mark } },
      { mesh: button, material: cloth },
    ];
  };
}
