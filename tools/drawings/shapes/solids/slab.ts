import { type Mesh, patch } from '../../model/mesh.ts';
import { clamp, type Vector } from '../../model/vector.ts';

export type Face = 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom';

type Size = { width: number; height: number; depth: number };

/** The six sides of a box that stands on the floor, each with its own texture coordinates; edges are slightly soft. */
export function slab({ width, height, depth, soft = 0.008 }: Size & { soft?: number }): Record<Face, Mesh> {
  const half: Vector = [width / 2, height / 2, depth / 2];
  const side = (corner: (a: number, b: number) => Vector): Mesh =>
    patch({ columns: 20, rows: 20, at: (u, v) => softened(corner(u * 2 - 1, 1 - v * 2), half, soft) });
  return {
    front: side((a, b) => [a, b, 1]),
    back: side((a, b) => [-a, b, -1]),
    right: side((a, b) => [1, b, -a]),
    left: side((a, b) => [-1, b, a]),
    top: side((a, b) => [a, 1, -b]),
    bottom: side((a, b) => [a, -1, b]),
  };
}

/** The point of a box with rounded edges that belongs to a point of the cube from -1 to 1, raised to stand on the floor. */
function softened(cube: Vector, half: Vector, soft: number): Vector {
  const inner = half.map((each, axis) => clamp((cube[axis] ?? 0) * each, -(each - soft), each - soft));
  const rest = half.map((each, axis) => (cube[axis] ?? 0) * each - (inner[axis] ?? 0));
  const reach = Math.hypot(...rest) || 1;
  const at = (axis: 0 | 1 | 2) => (inner[axis] ?? 0) + ((rest[axis] ?? 0) / reach) * soft;
  return [at(0), at(1) + half[1], at(2)];
}
