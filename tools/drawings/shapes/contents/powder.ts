import { lighter } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import type { Material } from '../../model/material.ts';
import { patch, transform } from '../../model/mesh.ts';
import { smooth, type Vector } from '../../model/vector.ts';
import { lathe } from '../solids/lathe.ts';
import { sweep } from '../solids/sweep.ts';
import { weave } from '../solids/weave.ts';

/** A measuring scoop full of powder, and a little heap that fell beside it. */
export async function scoop({
  color,
  at,
  turn = -28,
  plastic = '#f4f4f2',
}: {
  color: string;
  at: Vector;
  turn?: number;
  plastic?: string;
}): Promise<Part[]> {
  const dust: Material = {
    color,
    roughness: 1,
    mirror: 0.01,
    bump: { texture: await weave.powder(), depth: 0.02, repeat: [3, 3] },
  };
  const shell: Material = { color: plastic, roughness: 0.3, mirror: 0.05 };
  const cup = lathe({
    outline: [
      [0.138, 0.2],
      [0.15, 0.205, 0.004],
      [0.15, 0.19, 0.004],
      [0.135, 0.02, 0.03],
      [0.1, 0, 0.02],
      [0, 0],
    ],
    rows: 40,
    columns: 72,
  });
  const filling = mound({ radius: 0.14, height: 0.075, floor: 0.17, rough: 0.01 });
  const handle = sweep({
    path: (t) => [0.13 + t * 0.42, 0.185 + t * 0.02 - 0.02 * Math.sin(Math.PI * t), 0],
    thick: 0.025,
    wide: 0.08,
    soft: 0.8,
    lean: [0, 0, 1],
    columns: 40,
    capped: 0.03,
  });
  const heap = mound({ radius: 0.3, height: 0.075, floor: 0, rough: 0.03 });
  const lay = { turn: [0, turn, 0] as const, move: at };
  return [
    { mesh: transform(cup, lay), material: shell },
    { mesh: transform(handle, lay), material: shell },
    { mesh: transform(filling, lay), material: { ...dust, color: lighter(color, 0.06) } },
    { mesh: transform(heap, { move: [at[0] - 0.2, 0, at[2] - 0.02] }), material: dust },
  ];
}

/** A heap with an uneven slope. */
function mound({ radius, height, floor, rough }: { radius: number; height: number; floor: number; rough: number }) {
  return patch({
    columns: 90,
    rows: 30,
    at: (u, v) => {
      const angle = (u - 0.5) * 2 * Math.PI;
      const wobble = 1 + rough * 4 * (Math.sin(angle * 3 + 1) * 0.5 + Math.sin(angle * 7) * 0.25);
      const reach = v * radius * wobble;
      const lumps = rough * (Math.sin(reach * 60 + angle * 5) + Math.sin(angle * 9 - reach * 40)) * 0.18 * v;
      return [
        Math.sin(angle) * reach,
        floor - 0.002 + height * (1 - smooth(0, 1, v)) + lumps * (1 - v),
        Math.cos(angle) * reach,
      ];
    },
  });
}
