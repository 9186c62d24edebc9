import { darker } from '../../model/color.ts';
import type { Material } from '../../model/material.ts';
import { strip, sweep } from '../solids/sweep.ts';
import { weave } from '../solids/weave.ts';
import { around } from './belt.ts';
import { STEEL } from './buckles.ts';
import { type Equipment, nameMark } from './gear.ts';

export const softBelt: Equipment = async (gear) => {
  const cloth: Material = {
    color: gear.color,
    roughness: 0.75,
    mirror: 0.03,
    bump: { texture: await weave.foam(), depth: 0.004, repeat: [20, 26] },
  };
  const web: Material = {
    color: darker(gear.color, 0.45),
    roughness: 0.7,
    mirror: 0.03,
    bump: { texture: await weave.webbing(), depth: 0.006, repeat: [40, 3] },
  };
  const tall = (t: number) => 0.3 + 0.16 * Math.cos(t * 2 * Math.PI) ** 2 * (t < 0.25 || t > 0.75 ? 1 : 0.35);
  const path = (t: number) => {
    const [x, , z] = around(t);
    return [x, 0.235, z] as const;
  };
  const ring = sweep({
    path: (t) => [
      -0.02 + Math.cos(t * 2 * Math.PI) * 0.04,
      0.22 + Math.sign(Math.sin(t * 2 * Math.PI)) * Math.abs(Math.sin(t * 2 * Math.PI)) ** 0.4 * 0.1,
      0.5,
    ],
    lean: [0, 0, 1],
    thick: 0.022,
    wide: 0.022,
    soft: 1,
    columns: 90,
  });
  return [
    { mesh: sweep({ path, thick: 0.05, wide: tall, soft: 0.6, columns: 200 }), material: cloth },
    { mesh: strip({ path, from: 0.3, to: 0.7, wide: 0.15, away: 0.032 }), material: web },
    { mesh: ring, material: STEEL },
    {
      mesh: strip({ path, from: 0.34, to: 0.45, wide: 0.11, away: 0.035 }),
      material: { ...web, texture: await nameMark({ gear: { ...gear, color: web.color }, width: 900, height: 220 }) },
    },
  ];
};
