import { describe, expect, it } from 'vitest';
import { lathe } from '../shapes/solids/lathe.ts';
import { transform } from './mesh.ts';

const drum = lathe({
  outline: [
    [0, 2],
    [1, 2],
    [1, 0],
    [0, 0],
  ],
  columns: 24,
  rows: 30,
});

describe('a turned body', () => {
  it('has normals one unit long that point away from its axis', () => {
    for (let index = 0; index < drum.positions.length; index += 3) {
      const [x = 0, y = 0, z = 0] = drum.positions.subarray(index, index + 3);
      const [nx = 0, ny = 0, nz = 0] = drum.normals.subarray(index, index + 3);
      expect(Math.hypot(nx, ny, nz)).toBeCloseTo(1);
      expect(nx * x + ny * (y - 1) + nz * z).toBeGreaterThan(0);
    }
  });

  it('shows the middle of its texture in front', () => {
    const front = Array.from({ length: drum.uvs.length / 2 }, (_, vertex) => vertex).filter(
      (vertex) => drum.uvs[vertex * 2] === 0.5,
    );
    expect(front.length).toBeGreaterThan(0);
    for (const vertex of front) expect(drum.positions[vertex * 3 + 2]).toBeGreaterThanOrEqual(0);
  });

  it('is turned, sized and moved without being changed itself', () => {
    const placed = transform(drum, { turn: [0, 90, 0], size: 2, move: [0, 1, 0] });
    expect(Math.max(...placed.positions.filter((_, index) => index % 3 === 1))).toBeCloseTo(5);
    expect(Math.max(...drum.positions)).toBe(2);
  });
});
