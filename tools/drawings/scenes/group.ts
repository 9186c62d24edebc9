import type { Part } from '../model/geometry.ts';
import { transform } from '../model/mesh.ts';
import type { Vector } from '../model/vector.ts';
import type { ProductModel } from '../products/product-model.ts';

type Extent = { width: number; height: number; depth: number };

/** Turned and scaled for a group. */
function prepared({ role, parts }: ProductModel): Part[] {
  // What is seen from above on its own lies in front of the others and is tipped up a little.
  const tip = role.pitch > 60 ? 38 : 0;
  return parts.map(({ mesh, material }) => {
    const turned = transform(transform(mesh, { turn: [0, role.yaw * 0.6, 0] }), { turn: [tip, 0, 0], size: role.size });
    return { mesh: turned, material };
  });
}

/** Things as a group: the largest in the middle of the back, the others before it to the right and to the left in turn. */
export function grouped(models: readonly ProductModel[]): Part[] {
  const rows = models
    .map(prepared)
    .map(onTheFloor)
    .map((parts) => ({ parts, extent: extentOf(parts) }));
  const sorted = rows.toSorted((a, b) => b.extent.height - a.extent.height);
  const [first, ...rest] = sorted;
  if (!first) return [];
  // Low things may cover each other more than pots, whose labels want to be read.
  const share = models.every(({ role }) => 'equipment' in role) ? 0.34 : 0.13;
  let [right, left] = [first.extent.width / 2, -first.extent.width / 2];
  const placed = rest.map(({ parts, extent }, index) => {
    const front = (first.extent.depth + extent.depth) * 0.42 + index * 0.04;
    const overlap = extent.width * share;
    const x = index % 2 === 0 ? right + extent.width / 2 - overlap : left - extent.width / 2 + overlap;
    if (index % 2 === 0) right += extent.width - overlap;
    else left -= extent.width - overlap;
    return moved(parts, [x, 0, front]);
  });
  return [...first.parts, ...placed.flat()];
}

/** The same thing in several flavors side by side, the first one in front. */
export function family(models: readonly ProductModel[]): Part[] {
  const rows = models.map(prepared).map(onTheFloor);
  const { width = 1, depth = 1 } = rows[0] ? extentOf(rows[0]) : {};
  const spots: readonly Vector[] =
    rows.length === 2
      ? [
          [-width * 0.36, 0, depth * 0.3],
          [width * 0.5, 0, -depth * 0.42],
        ]
      : [
          [0, 0, depth * 0.5],
          [-width * 0.8, 0, -depth * 0.34],
          [width * 0.8, 0, -depth * 0.34],
        ];
  return rows.flatMap((parts, index) => moved(parts, spots[index] ?? [0, 0, 0]));
}

function onTheFloor(parts: Part[]): Part[] {
  const lowest = Math.min(
    ...parts.map(({ mesh }) =>
      mesh.positions.reduce((low, value, index) => (index % 3 === 1 ? Math.min(low, value) : low), Infinity),
    ),
  );
  return moved(parts, [0, -lowest, 0]);
}

export function moved(parts: readonly Part[], move: Vector): Part[] {
  return parts.map(({ mesh, material }) => ({ mesh: transform(mesh, { move }), material }));
}

export function turned(parts: readonly Part[], degrees: number): Part[] {
  return parts.map(({ mesh, material }) => ({ mesh: transform(mesh, { turn: [0, degrees, 0] }), material }));
}

export function extentOf(parts: readonly Part[]): Extent {
  const along = (axis: 0 | 1 | 2) => {
    let [low, high] = [Infinity, -Infinity];
    for (const { mesh } of parts) {
      for (let index = axis; index < mesh.positions.length; index += 3) {
        low = Math.min(low, mesh.positions[index] ?? 0);
        high = Math.max(high, mesh.positions[index] ?? 0);
      }
    }
    return high - low;
  };
  return { width: along(0), height: along(1), depth: along(2) };
}
