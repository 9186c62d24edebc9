import { type Mesh, patch } from '../../model/mesh.ts';
import { add, cross, scale, subtract, unit, type Vector } from '../../model/vector.ts';

/** A line through space, t from 0 to 1. */
export type Path = (t: number) => Vector;

type Frame = { at: Vector; out: Vector; side: Vector };

const STEP = 1e-3;

/** Where the path is, and two directions across it: `side` near to the one given, `out` at a right angle to both. */
function frameOf(path: Path, t: number, lean: Vector): Frame {
  const inside = Math.min(1 - STEP, Math.max(STEP, t));
  const along = unit(subtract(path(inside + STEP), path(inside - STEP)));
  const out = unit(cross(along, lean));
  return { at: path(t), out, side: cross(out, along) };
}

type Sweep = {
  path: Path;
  /** Extent outwards and sideways; a number or how it changes along the path. */
  thick: number | ((t: number) => number);
  wide: number | ((t: number) => number);
  /** The direction in which `wide` is measured. */
  lean?: Vector;
  /** How round its edges are, 0 to 1. */
  soft?: number;
  columns?: number;
  rows?: number;
  /** Closes the ends over this share of the path; a path that runs back into itself needs none. */
  capped?: number;
};

/** A band, strap, cord or tube along a path. */
export function sweep({
  path,
  thick,
  wide,
  lean = [0, 1, 0],
  soft = 0.6,
  columns = 160,
  rows = 32,
  capped = 0,
}: Sweep): Mesh {
  const sizeAt = (size: number | ((t: number) => number), t: number) => (typeof size === 'number' ? size : size(t));
  return patch({
    columns,
    rows,
    at: (u, v) => {
      const { at, out, side } = frameOf(path, u, lean);
      const end = capped > 0 ? Math.min(1, Math.min(u, 1 - u) / capped) : 1;
      const closing = Math.sqrt(Math.max(0, 1 - (1 - end) ** 2));
      const [a, b] = section({
        v,
        thick: sizeAt(thick, u) * closing,
        wide: sizeAt(wide, u) * (0.7 + 0.3 * closing),
        soft,
      });
      return add(at, add(scale(out, a), scale(side, b)));
    },
  });
}

/** A rectangle with round corners; each side and each corner takes an eighth of v, so that corners get their share of rows. */
function section({ v, thick, wide, soft }: { v: number; thick: number; wide: number; soft: number }): [number, number] {
  const radius = (Math.min(thick, wide) / 2) * soft;
  const eighth = Math.min(7.9999, v * 8);
  const corner = Math.floor(eighth / 2);
  const [a, b] = [thick / 2 - radius, wide / 2 - radius];
  const centres = [
    [a, -b],
    [-a, -b],
    [-a, b],
    [a, b],
  ] as const;
  const [ca, cb] = centres[corner] ?? [0, 0];
  const t = (eighth % 2) / 2;
  if (t < 0.5) {
    const angle = -corner * (Math.PI / 2) - t * Math.PI;
    return [ca + Math.cos(angle) * radius, cb + Math.sin(angle) * radius];
  }
  const [na, nb] = centres[(corner + 1) % 4] ?? [0, 0];
  const angle = -(corner + 1) * (Math.PI / 2);
  const along = (t - 0.5) * 2;
  return [ca + (na - ca) * along + Math.cos(angle) * radius, cb + (nb - cb) * along + Math.sin(angle) * radius];
}

export function flattened(value: number, square: number): number {
  return Math.sign(value) * Math.abs(value) ** (1 / square);
}

type Strip = { path: Path; from: number; to: number; wide: number; away: number; lean?: Vector; columns?: number };

/** A print that follows a band: part of the path, `away` from its middle; a negative distance prints the inner side. */
export function strip({ path, from, to, wide, away, lean = [0, 1, 0], columns = 60 }: Strip): Mesh {
  return patch({
    columns,
    rows: 6,
    at: (u, v) => {
      const along = away < 0 ? 1 - u : u;
      const { at, out, side } = frameOf(path, from + (to - from) * along, lean);
      return add(at, add(scale(out, away), scale(side, (0.5 - v) * wide)));
    },
  });
}

/** A closed ring on the floor, as wide and deep as given; `square` makes it more of a rectangle. Starts at the back. */
export function loop({
  width,
  depth,
  y,
  square = 1,
}: {
  width: number;
  depth: number;
  y: number;
  square?: number;
}): Path {
  return (t) => {
    const angle = (t - 0.25) * 2 * Math.PI;
    return [(-flattened(Math.cos(angle), square) * width) / 2, y, (flattened(Math.sin(angle), square) * depth) / 2];
  };
}
