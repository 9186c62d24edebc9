import type { Part } from '../../model/geometry.ts';
import type { Material } from '../../model/material.ts';
import { loop, type Path, strip, sweep } from '../solids/sweep.ts';
import { weave } from '../solids/weave.ts';
import { type Equipment, nameMark } from './gear.ts';

const LATEX = { roughness: 0.38, mirror: 0.045 } as const;

/** Five loops of latex, one in the other, the strongest inside. */
export const loopBands: Equipment = async (gear) => {
  const colors = ['#e7b416', '#2f8f4e', '#1f4fb5', '#b3202c', '#20242a'];
  const parts = colors.map(async (color, index): Promise<Part[]> => {
    const tall = 0.16 + index * 0.085;
    const path = loop({ width: 1.5 - index * 0.25, depth: 1.0 - index * 0.17, y: tall / 2, square: 1.25 });
    const mark = await nameMark({ gear: { ...gear, color }, width: 800, height: 200 });
    return [
      {
        mesh: sweep({ path, thick: 0.02 + (4 - index) * 0.005, wide: tall, soft: 0.6, columns: 160, rows: 16 }),
        material: { ...LATEX, color },
      },
      {
        mesh: strip({
          path,
          from: 0.5 - 0.36 / (8 - index),
          to: 0.5 + 0.36 / (8 - index),
          wide: 0.1,
          away: 0.0105 + (4 - index) * 0.0025,
        }),
        material: { ...LATEX, color, texture: mark },
      },
    ];
  });
  return (await Promise.all(parts)).flat();
};

/** One long band laid in a bow. */
export const longBand: Equipment = async (gear) => {
  const path: Path = (t) => {
    const angle = t * 2 * Math.PI;
    const pinch = 1 - 0.42 * Math.exp(-((Math.cos(angle) * 2.2) ** 2));
    return [-Math.cos(angle) * 0.85 + 0.12 * Math.sin(angle * 2), 0.14, Math.sin(angle) * 0.42 * pinch * 1.5];
  };
  const rubber: Material = { ...LATEX, color: gear.color };
  const inner: Path = (t) => {
    const [x, y, z] = path(t);
    return [x * 0.72 + 0.05, y * 0.97, z * 0.55];
  };
  return [
    { mesh: sweep({ path, thick: 0.045, wide: 0.28, soft: 0.6, columns: 260 }), material: rubber },
    { mesh: sweep({ path: inner, thick: 0.045, wide: 0.27, soft: 0.6, columns: 240 }), material: rubber },
    {
      mesh: strip({ path, from: 0.17, to: 0.33, wide: 0.16, away: 0.0245 }),
      material: { ...rubber, texture: await nameMark({ gear, width: 1000, height: 220 }) },
    },
  ];
};

/** Three wide loops of cloth. */
export const clothBands: Equipment = async (gear) => {
  const cloth = {
    roughness: 0.85,
    mirror: 0.025,
    bump: { texture: await weave.webbing(), depth: 0.006, repeat: [60, 8] as const },
  };
  const parts = ['#b29bd6', '#2fb3b0', '#d6247f'].map(async (color, index): Promise<Part[]> => {
    const [x, z] = [(index - 1) * 0.62, index === 1 ? -0.28 : 0.12];
    const path: Path = (t) => {
      const [px, py, pz] = loop({ width: 0.78, depth: 0.5, y: 0.21, square: 1.2 })(t);
      return [px + x, py, pz + z];
    };
    const mark = await nameMark({ gear: { ...gear, color }, width: 800, height: 200, sign: false });
    return [
      { mesh: sweep({ path, thick: 0.035, wide: 0.42, soft: 0.6, columns: 140 }), material: { ...cloth, color } },
      {
        mesh: strip({ path, from: 0.38, to: 0.62, wide: 0.15, away: 0.02 }),
        material: { ...cloth, color, texture: mark },
      },
    ];
  });
  return (await Promise.all(parts)).flat();
};
