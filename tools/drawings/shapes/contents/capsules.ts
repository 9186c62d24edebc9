import type { Part } from '../../model/geometry.ts';
import type { Material } from '../../model/material.ts';
import { type Mesh, transform } from '../../model/mesh.ts';
import type { Vector } from '../../model/vector.ts';
import { lathe } from '../solids/lathe.ts';

export type Dose = 'capsule' | 'tablet' | 'softgel';

type One = { at: Vector; turn: Vector; size: number; colors: readonly [string, string] };

const half = lathe({
  outline: [
    [0, 1],
    [0.28, 0.98, 0.1],
    [0.38, 0.75, 0.25],
    [0.39, 0],
  ],
  rows: 20,
  columns: 32,
});
const other = lathe({
  outline: [
    [0.375, 0.02],
    [0.37, -0.75, 0.25],
    [0.26, -0.98, 0.12],
    [0, -1],
  ],
  rows: 20,
  columns: 32,
});
const lozenge = lathe({
  outline: [
    [0, 0.34],
    [0.5, 0.28, 0.3],
    [0.62, 0.18, 0.1],
    [0.62, -0.18, 0.1],
    [0.5, -0.28, 0.3],
    [0, -0.34],
  ],
  rows: 32,
  columns: 40,
});
const pearl = lathe({
  outline: [
    [0, 0.8],
    [0.3, 0.74, 0.2],
    [0.5, 0.3, 0.5],
    [0.5, -0.3, 0.5],
    [0.3, -0.74, 0.2],
    [0, -0.8],
  ],
  rows: 32,
  columns: 40,
});

/** A hard capsule of two halves. */
export function capsule({ at, turn, size, colors: [top, bottom] }: One): Part[] {
  const shell = (color: string): Material => ({ color, roughness: 0.2, mirror: 0.05 });
  const lay = (mesh: Mesh) => transform(mesh, { turn, size, move: at });
  return [
    { mesh: lay(half), material: shell(top) },
    { mesh: lay(other), material: shell(bottom) },
  ];
}

/** A heap of doses in front of a bottle, always the same way. */
export function spilled({
  dose,
  colors,
  centre,
  count,
}: {
  dose: Dose;
  colors: readonly [string, string];
  centre: Vector;
  count: number;
}): Part[] {
  const size = dose === 'tablet' ? 0.085 : 0.075;
  return Array.from({ length: count }, (_, index) => {
    // A sunflower's order: even, never in rows.
    const reach = Math.sqrt((index + 0.4) / count);
    const angle = index * 2.39996;
    const at: Vector = [
      centre[0] + Math.cos(angle) * reach * 0.52,
      dose === 'tablet' ? size * 0.34 : size * 0.42,
      centre[2] + Math.sin(angle) * reach * 0.24,
    ];
    if (dose === 'capsule') return capsule({ at, turn: [90, index * 67, 0], size, colors });
    const mesh = transform(dose === 'tablet' ? lozenge : pearl, {
      turn: dose === 'tablet' ? [((index * 29) % 20) - 8, 0, ((index * 13) % 16) - 8] : [90, index * 67, 0],
      size,
      move: at,
    });
    const material: Material =
      dose === 'tablet'
        ? { color: colors[0], roughness: 0.6, mirror: 0.03 }
        : { color: colors[0], roughness: 0.08, mirror: 0.06, clear: 0.6 };
    return [{ mesh, material }];
  }).flat();
}
