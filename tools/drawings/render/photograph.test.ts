import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Material } from '../model/material.ts';
import { daylight } from '../scenes/studios.ts';
import { lathe } from '../shapes/solids/lathe.ts';
import { photograph } from './photograph.ts';

const view = { pitch: 8, distance: 6, centre: [0.5, 0.5], fill: [0.6, 0.6] } as const;
const SIDE = 48;

async function pixels(material: Material) {
  const mesh = lathe({
    outline: [
      [0, 1],
      [0.4, 1],
      [0.4, 0],
      [0, 0],
    ],
    columns: 32,
    rows: 24,
  });
  const png = await photograph({ parts: [{ mesh, material }], studio: daylight, view, width: SIDE, height: SIDE });
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3)];
}

describe('a photograph', () => {
  it('has the ground of the shop in its corners, so that it melts into its card', async () => {
    const at = await pixels({ color: '#c21f26', roughness: 0.5 });
    for (const corner of [at(0, 0), at(SIDE - 1, 0)]) expect(corner).toEqual([0xf4, 0xf3, 0xf0]);
  });

  it('shows a thing in its colour and a shadow at its foot', async () => {
    const at = await pixels({ color: '#c21f26', roughness: 0.5 });
    const [red = 0, green = 0] = at(SIDE / 2, SIDE / 2);
    expect(red).toBeGreaterThan(green * 2);
    const beside = Array.from({ length: 12 }, (_, index) => at(36 + index, 37)[0] ?? 0);
    expect(Math.min(...beside)).toBeLessThan(0xe8);
  });

  it('lets the ground shine through what is clear', async () => {
    const solid = await pixels({ color: '#203040', roughness: 0.5 });
    const clear = await pixels({ color: '#e0e8f0', roughness: 0.1, clear: 0.8 });
    expect(clear(SIDE / 2, SIDE / 2)[0]).toBeGreaterThan((solid(SIDE / 2, SIDE / 2)[0] ?? 0) + 60);
  });
});
