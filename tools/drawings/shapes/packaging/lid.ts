import { line, svgDocument } from '../../art/svg.ts';
import type { Part } from '../../model/geometry.ts';
import type { Material } from '../../model/material.ts';
import { rasterise, type Texture } from '../../model/texture.ts';
import { lathe } from '../solids/lathe.ts';

type Lid = {
  radius: number;
  bottom: number;
  height: number;
  color: string;
  ribs?: number;
  material?: Partial<Material>;
};

/** A screw cap: a smooth top with a rim, a ribbed wall. */
export async function lid({ radius, bottom, height, color, ribs = 84, material }: Lid): Promise<Part[]> {
  const top = bottom + height;
  const bevel = Math.min(0.03, height * 0.16);
  const plastic: Material = { color, roughness: 0.32, mirror: 0.045, ...material };
  const cap = lathe({
    outline: [
      [0, top - 0.006],
      [radius * 0.82, top - 0.006, 0.01],
      [radius * 0.86, top, 0.008],
      [radius * 0.985, top, bevel],
      [radius * 0.985, top - bevel * 2.1, 0.004],
      [radius * 0.97, top - bevel * 2.2],
    ],
    rows: 40,
  });
  const wall = lathe({
    outline: [
      [radius * 0.97, top - bevel * 2.1],
      [radius, top - bevel * 2.4, 0.006],
      [radius, bottom + 0.012, 0.006],
      [radius * 0.99, bottom, 0.004],
      [radius * 0.9, bottom],
    ],
    rows: 24,
  });
  const grip = { texture: await ridges(), depth: radius * 0.05, repeat: [ribs, 1] as const };
  return [
    { mesh: cap, material: plastic },
    { mesh: wall, material: { ...plastic, bump: grip } },
  ];
}

let made: Promise<Texture> | undefined;

/** One rib between two grooves. */
function ridges(): Promise<Texture> {
  made ??= rasterise(
    svgDocument(
      { width: 32, height: 64, view: [32, 64] },
      `<rect width="32" height="64" fill="#fff"/><filter id="s"><feGaussianBlur stdDeviation="2.4 1.2"/></filter><g filter="url(#s)">${[0, 32].map((x) => line(`M${x} -4 V56`, { color: '#000000', width: 13 })).join('')}</g>`,
    ),
  );
  return made;
}
