import { darker } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import type { Material } from '../../model/material.ts';
import { type Mesh, transform } from '../../model/mesh.ts';
import { type Path, strip, sweep } from '../solids/sweep.ts';
import { weave } from '../solids/weave.ts';
import { type Equipment, type Gear, nameMark } from './gear.ts';

const WIDE = 0.26;

async function cotton({ color }: Gear): Promise<Material> {
  return {
    color,
    roughness: 0.8,
    mirror: 0.03,
    bump: { texture: await weave.webbing(), depth: 0.008, repeat: [70, 30] },
  };
}

/** A roll that ends in a tail towards the camera. */
const roll =
  (turns: number, thick: number, tail: number): Path =>
  (t) => {
    const coiled = Math.min(1, t / (1 - tail));
    const radius = 0.05 + coiled * turns * thick * 1.08;
    const angle = coiled * turns * 2 * Math.PI;
    const rest = Math.max(0, t - (1 - tail)) / tail;
    const end = turns * 2 * Math.PI;
    return [
      Math.cos(angle) * radius + Math.sin(end) * -rest * 0.6 + rest * 0.06,
      WIDE / 2,
      Math.sin(angle) * radius + Math.cos(end) * rest * 0.62,
    ];
  };

async function pair(
  gear: Gear,
  { path, thick, material }: { path: Path; thick: number; material: Material },
): Promise<Part[]> {
  const mark = await nameMark({ gear, width: 800, height: 220, sign: false });
  const band = sweep({ path, thick, wide: WIDE, soft: 0.6, columns: 420, capped: 0.004 });
  const prints = [1, -1].map((side) =>
    strip({ path, from: 0.86, to: 0.97, wide: WIDE * 0.62, away: side * (thick / 2 + 0.002) }),
  );
  const both = (mesh: Mesh): Mesh[] => [
    transform(mesh, { move: [-0.4, 0, -0.05], turn: [0, -12, 0] }),
    transform(mesh, { move: [0.38, 0, 0.08], turn: [0, 24, 0] }),
  ];
  return [
    ...both(band).map((mesh) => ({ mesh, material })),
    ...prints.flatMap(both).map((mesh) => ({ mesh, material: { ...material, texture: mark } })),
  ];
}

/** Two straps of cotton, rolled up. */
export const liftingStraps: Equipment = async (gear) =>
  pair(gear, { path: roll(4, 0.05, 0.2), thick: 0.045, material: await cotton(gear) });

/** Two elastic wraps for the wrists, rolled tighter, with a thumb loop. */
export const wristWraps: Equipment = async (gear) => {
  const stripes: Material = { ...(await cotton(gear)), roughness: 0.7 };
  const parts = await pair(gear, { path: roll(5, 0.036, 0.12), thick: 0.034, material: stripes });
  const thumb = sweep({
    path: (t) => [Math.cos(t * 2 * Math.PI) * 0.1, WIDE + 0.03 + Math.sin(t * 2 * Math.PI) * 0.06, 0],
    lean: [0, 0, 1],
    thick: 0.014,
    wide: 0.05,
    soft: 0.6,
    columns: 80,
  });
  const cord: Material = { color: darker(gear.color, 0.35), roughness: 0.7, mirror: 0.03 };
  return [...parts, ...[-0.4, 0.38].map((x) => ({ mesh: transform(thumb, { move: [x, 0, 0] }), material: cord }))];
};

/** Two eights of webbing. */
export const figureEight: Equipment = async (gear) => {
  const material = await cotton(gear);
  const path: Path = (t) => {
    const angle = t * 2 * Math.PI;
    const away = 1 + Math.sin(angle) ** 2;
    return [
      (0.62 * Math.cos(angle)) / away,
      WIDE / 2 + 0.03 * Math.sin(angle * 2),
      (0.8 * Math.sin(angle) * Math.cos(angle)) / away,
    ];
  };
  const band = sweep({ path, thick: 0.04, wide: WIDE * 0.8, soft: 0.6, columns: 260 });
  const mark = await nameMark({ gear, width: 800, height: 220, sign: false });
  const print = strip({ path, from: 0.05, to: 0.19, wide: WIDE * 0.5, away: 0.022 });
  return [
    [-0.1, -0.3, 10],
    [0.12, 0.28, -8],
  ].flatMap(([x = 0, z = 0, turn = 0]): Part[] => [
    { mesh: transform(band, { move: [x, 0, z], turn: [0, turn, 0] }), material },
    { mesh: transform(print, { move: [x, 0, z], turn: [0, turn, 0] }), material: { ...material, texture: mark } },
  ]);
};
