import { moved, svgDocument } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import type { Part } from '../../model/geometry.ts';
import type { Material } from '../../model/material.ts';
import { transform } from '../../model/mesh.ts';
import { rasterise, type Texture } from '../../model/texture.ts';
import { lathe } from '../solids/lathe.ts';
import { type Path, sweep } from '../solids/sweep.ts';
import { type Equipment, type Gear, markColor } from './gear.ts';

/** A skipping rope, coiled, its handles crossed in front. `cord` is how thick it is, `steel` for a coated cable. */
export function rope({ cord, steel }: { cord: number; steel: boolean }): Equipment {
  return async (gear) => {
    const coil: Path = (t) => {
      const angle = t * 5.5 * 2 * Math.PI + Math.PI / 2;
      const wander = 0.05 * Math.sin(t * 17) + 0.03 * Math.sin(t * 41);
      return [
        Math.cos(angle) * (0.6 + wander),
        cord * 0.6 + 0.05 * (1 + Math.sin(t * 29)) * 0.6,
        Math.sin(angle) * (0.46 + wander) - 0.1,
      ];
    };
    const cable: Material = { color: steel ? '#2a2c30' : gear.color, roughness: 0.35, mirror: 0.05 };
    const mark = await grip(gear);
    const handle = (x: number, turn: number): Part[] => {
      const body = lathe({
        outline: [
          [0, 0.62],
          [0.03, 0.62, 0.015],
          [0.045, 0.56, 0.03],
          [0.05, 0.4, 0.05],
          [0.058, 0.2, 0.05],
          [0.052, 0.06, 0.03],
          [0.062, 0.03, 0.02],
          [0.055, 0, 0.015],
          [0, 0],
        ],
        rows: 60,
        columns: 64,
      });
      const collar = lathe({
        outline: [
          [0, 0.66],
          [0.026, 0.66, 0.01],
          [0.03, 0.6, 0.006],
          [0.036, 0.585],
        ],
        rows: 24,
        columns: 48,
      });
      const print = lathe({
        outline: [
          [0.0535, 0.38],
          [0.0595, 0.2],
          [0.0575, 0.13],
        ],
        rows: 20,
        columns: 64,
      });
      const lay = { turn: [-90, 180 + turn, 0] as const, move: [x, 0.062 + (turn > 0 ? 0.09 : 0), 0.34] as const };
      return [
        { mesh: transform(body, lay), material: { color: gear.color, roughness: 0.4, mirror: 0.045 } },
        { mesh: transform(collar, lay), material: { color: '#d3d6d9', roughness: 0.2, metal: 1 } },
        { mesh: transform(print, lay), material: { color: gear.color, roughness: 0.4, mirror: 0.045, texture: mark } },
      ];
    };
    const ring: Part = {
      mesh: sweep({ path: coil, thick: cord, wide: cord, soft: 1, columns: 900, capped: 0.001 }),
      material: cable,
    };
    return [ring, ...handle(-0.16, -58), ...handle(0.16, 62)];
  };
}

/** The name along the handle, on the side that lies upwards. */
function grip(gear: Gear): Promise<Texture> {
  const { typography: voice } = gear.label;
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 0,
    top: -26,
    most: 52,
    width: 420,
    fill: markColor(gear),
    anchor: 'middle',
  });
  return rasterise(svgDocument({ width: 360, height: 520 }, moved(name.svg, { x: 180, y: 260, turn: 90 })));
}
