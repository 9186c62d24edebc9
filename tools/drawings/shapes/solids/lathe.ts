import { type Mesh, patch } from '../../model/mesh.ts';
import { type Corner, rounded } from './profile.ts';

/**
 * A body turned on a lathe about the y axis, its outline options from the top down.
 * u runs once around, 0.5 in front; v follows the outline. `ribs` makes it wavy: how many, how deep.
 */
export function lathe(options: {
  outline: readonly Corner[];
  columns?: number;
  rows?: number;
  ribs?: { count: number; depth: number };
}): Mesh {
  const { outline, columns = 128, rows = 72, ribs } = options;
  const along = follow(rounded(outline));
  return patch({
    columns: ribs ? Math.max(columns, ribs.count * 6) : columns,
    rows,
    at: (u, v) => {
      const [radius, height] = along(v);
      const angle = (u - 0.5) * 2 * Math.PI;
      const reach = radius + (ribs ? ribs.depth * Math.cos(angle * ribs.count) : 0);
      return [Math.sin(angle) * reach, height, Math.cos(angle) * reach];
    },
  });
}

/** The outline by its own length, 0 to 1. */
function follow(points: readonly (readonly [number, number])[]): (t: number) => readonly [number, number] {
  const lengths = [0];
  for (const [index, [x, y]] of points.entries()) {
    const before = points[index - 1];
    if (before) lengths.push((lengths[index - 1] ?? 0) + Math.hypot(x - before[0], y - before[1]));
  }
  const whole = lengths.at(-1) ?? 1;
  return (t) => {
    const reach = Math.min(1, Math.max(0, t)) * whole;
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= reach - 1e-9),
    );
    const [start, end] = [points[next - 1] ?? [0, 0], points[next] ?? [0, 0]];
    const [from, to] = [lengths[next - 1] ?? 0, lengths[next] ?? 1];
    const part = to > from ? (reach - from) / (to - from) : 0;
    return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part];
  };
}
