import { add, cross, rotate, scale, subtract, unit, type Vector } from './vector.ts';

/** Triangles with normals that point outwards and texture coordinates from the upper left, three numbers or two each. */
export type Mesh = { positions: Float32Array; normals: Float32Array; uvs: Float32Array; triangles: Uint32Array };

type Patch = {
  columns: number;
  rows: number;
  /** A point of the surface; u runs to the right and v downwards as seen from outside, both 0 to 1. */
  at: (u: number, v: number) => Vector;
};

const STEP = 1e-3;

/** A curved sheet, divided into a grid. */
export function patch({ columns, rows, at }: Patch): Mesh {
  const count = (columns + 1) * (rows + 1);
  const mesh = {
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    uvs: new Float32Array(count * 2),
    triangles: new Uint32Array(columns * rows * 6),
  };
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const index = row * (columns + 1) + column;
      const [u, v] = [column / columns, row / rows];
      mesh.positions.set(at(u, v), index * 3);
      mesh.normals.set(normalAt(at, u, v), index * 3);
      mesh.uvs.set([u, v], index * 2);
    }
  }
  for (let row = 0, out = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, out += 6) {
      const a = row * (columns + 1) + column;
      const c = a + columns + 1;
      mesh.triangles.set([a, c, a + 1, a + 1, c, c + 1], out);
    }
  }
  return mesh;
}

function normalAt(at: Patch['at'], u: number, v: number): Vector {
  // Poles and rims have no slope of their own: look a little inside.
  const [inU, inV] = [Math.min(1 - STEP, Math.max(STEP, u)), Math.min(1 - STEP, Math.max(STEP, v))];
  const across = subtract(at(inU + STEP, inV), at(inU - STEP, inV));
  const down = subtract(at(inU, inV + STEP), at(inU, inV - STEP));
  return unit(cross(down, across));
}

export type Transform = { turn?: Vector; size?: number; move?: Vector };

/** The mesh turned, then scaled, then moved. */
export function transform(mesh: Mesh, { turn = [0, 0, 0], size = 1, move = [0, 0, 0] }: Transform): Mesh {
  return {
    ...mesh,
    positions: eachVector(mesh.positions, (point) => add(scale(rotate(point, turn), size), move)),
    normals: eachVector(mesh.normals, (normal) => rotate(normal, turn)),
  };
}

function eachVector(values: Float32Array, change: (vector: Vector) => Vector): Float32Array {
  const changed = new Float32Array(values.length);
  for (let index = 0; index < values.length; index += 3) {
    changed.set(change([values[index] ?? 0, values[index + 1] ?? 0, values[index + 2] ?? 0]), index);
  }
  return changed;
}
