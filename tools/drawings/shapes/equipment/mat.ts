import { darker } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import type { Material } from '../../model/material.ts';
import { transform } from '../../model/mesh.ts';
import { slab } from '../solids/slab.ts';
import { type Path, strip, sweep } from '../solids/sweep.ts';
import { weave } from '../solids/weave.ts';
import { type Equipment, nameMark } from './gear.ts';

const THICK = 0.034;

/** Rolled up, its end laid out in front. */
export const yogaMat: Equipment = async (gear) => {
  const turns = 4.6;
  const outer = 0.045 + turns * THICK * 1.1;
  const path: Path = (t) => {
    const wound = Math.min(1, t / 0.82);
    const radius = 0.045 + wound * turns * THICK * 1.1;
    const angle = -Math.PI / 2 + (wound - 1) * turns * 2 * Math.PI;
    const rest = Math.max(0, t - 0.82) / 0.18;
    const settle = outer + THICK / 2;
    return [0, Math.sin(angle) * radius + settle, -Math.cos(angle) * radius + rest * 0.62];
  };
  const rubber: Material = {
    color: gear.color,
    roughness: 0.72,
    mirror: 0.03,
    bump: { texture: await weave.foam(), depth: 0.004, repeat: [70, 60] },
  };
  const mark = await nameMark({ gear, width: 1000, height: 220 });
  return [
    {
      mesh: sweep({ path, thick: THICK, wide: 1.3, lean: [1, 0, 0], soft: 0.6, columns: 320, capped: 0.002 }),
      material: rubber,
    },
    { mesh: transform(printed(), { move: [0.3, THICK + 0.0065, 0.36] }), material: { ...rubber, texture: mark } },
  ];
};

function printed() {
  return strip({ path: (t) => [(t - 0.5) * 0.5, 0, 0], from: 0, to: 1, wide: 0.11, away: 0, lean: [0, 0, -1] });
}

/** Three thick panels folded on each other, with a handle. */
export const foldedMat: Equipment = async (gear) => {
  const vinyl: Material = {
    color: gear.color,
    roughness: 0.4,
    mirror: 0.045,
    bump: { texture: await weave.leather(), depth: 0.003, repeat: [9, 4] },
  };
  const panels = [0, 1, 2].flatMap((index) =>
    Object.values(slab({ width: 1.2, height: 0.14, depth: 0.8, soft: 0.05 })).map(
      (mesh): Part => ({ mesh: transform(mesh, { move: [(index % 2) * 0.012, index * 0.142, 0] }), material: vinyl }),
    ),
  );
  const mark = await nameMark({ gear, width: 1000, height: 220 });
  const print = strip({ path: (t) => [(t - 0.5) * 0.62, 0.07, 0.401], from: 0, to: 1, wide: 0.1, away: 0.002 });
  const handle = sweep({
    path: (t) => [-0.16 + t * 0.32, 0.4 - 0.13 * Math.sin(Math.PI * t) ** 0.6, 0.4 + 0.06 * Math.sin(Math.PI * t)],
    lean: [0, 1, 0],
    thick: 0.014,
    wide: 0.06,
    soft: 0.6,
    columns: 50,
    capped: 0.02,
  });
  return [
    ...panels,
    { mesh: print, material: { ...vinyl, texture: mark } },
    { mesh: handle, material: { color: darker(gear.color, 0.4), roughness: 0.7, mirror: 0.03 } },
  ];
};
