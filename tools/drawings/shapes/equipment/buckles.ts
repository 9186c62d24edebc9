import { darker } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import type { Material } from '../../model/material.ts';
import { transform } from '../../model/mesh.ts';
import { slab } from '../solids/slab.ts';
import { sweep } from '../solids/sweep.ts';

export const TALL = 0.34;

export const STEEL: Material = { color: '#c9ccd0', roughness: 0.22, metal: 1 };

export function prongBuckle(): Part[] {
  const z = 0.515;
  const frame = sweep({
    path: (t) => {
      const angle = t * 2 * Math.PI;
      const flat = (value: number) => Math.sign(value) * Math.abs(value) ** 0.35;
      return [flat(Math.cos(angle)) * 0.075, TALL / 2 + flat(Math.sin(angle)) * (TALL / 2 + 0.012), z];
    },
    lean: [0, 0, 1],
    thick: 0.034,
    wide: 0.03,
    soft: 1,
    columns: 120,
  });
  const prong = (y: number) =>
    sweep({
      path: (t) => [-0.07 + t * 0.15, y, z + 0.022 - 0.012 * t],
      thick: 0.022,
      wide: 0.022,
      soft: 1,
      columns: 30,
      capped: 0.08,
    });
  return [
    { mesh: frame, material: STEEL },
    ...[TALL * 0.32, TALL * 0.68].map((y) => ({ mesh: prong(y), material: STEEL })),
  ];
}

export function leverBuckle(color: string): Part[] {
  const plate = slab({ width: 0.26, height: TALL * 0.72, depth: 0.03, soft: 0.012 });
  const arm = slab({ width: 0.2, height: TALL * 0.5, depth: 0.03, soft: 0.014 });
  const rivet = (x: number, y: number): Part => ({
    mesh: sweep({
      path: (t) => [x, y, 0.5 + t * 0.05],
      lean: [0, 1, 0],
      thick: 0.035,
      wide: 0.035,
      soft: 1,
      columns: 24,
      capped: 0.35,
    }),
    material: STEEL,
  });
  const dark: Material = { color: darker(color, 0.4), roughness: 0.3, metal: 0.6 };
  return [
    ...Object.values(plate).map((mesh) => ({
      mesh: transform(mesh, { move: [0, TALL * 0.14, 0.5] }),
      material: STEEL,
    })),
    ...Object.values(arm).map((mesh) => ({
      mesh: transform(transform(mesh, { turn: [0, -7, 0] }), { move: [0.01, TALL * 0.25, 0.53] }),
      material: dark,
    })),
    rivet(-0.1, TALL * 0.3),
    rivet(-0.1, TALL * 0.7),
  ];
}
