import type { Geometry } from '../model/geometry.ts';
import { cross, unit, type Vector } from '../model/vector.ts';

/** What stands nearest to a far lamp, seen along its beam. */
export type ShadowMap = { from: Vector; right: Vector; up: Vector; scale: number; nearest: Float32Array };

export type Sphere = { centre: Vector; radius: number };

const SIDE = 288;

export function boundingSphere({ positions }: Geometry): Sphere {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let index = 0; index < positions.length; index += 1) {
    const axis = index % 3;
    low[axis] = Math.min(low[axis] ?? 0, positions[index] ?? 0);
    high[axis] = Math.max(high[axis] ?? 0, positions[index] ?? 0);
  }
  const middle = (axis: number) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2;
  const half = (axis: number) => ((high[axis] ?? 0) - (low[axis] ?? 0)) / 2;
  return { centre: [middle(0), middle(1), middle(2)], radius: Math.hypot(half(0), half(1), half(2)) };
}

export function shadowMap(options: {
  geometry: Geometry;
  from: Vector;
  sphere: Sphere;
  wanted: (part: number) => boolean;
}): ShadowMap {
  const { geometry, from, sphere, wanted } = options;
  const right = unit(cross(Math.abs(from[1]) > 0.99 ? [0, 0, 1] : [0, 1, 0], from));
  const up = cross(from, right);
  const scale = SIDE / 2 / (sphere.radius * 1.02);
  const map = { from, right, up, scale, nearest: new Float32Array(SIDE * SIDE).fill(-1e9) };
  const seen = new Float32Array(geometry.positions.length);
  for (let index = 0; index < seen.length; index += 3) {
    const x = (geometry.positions[index] ?? 0) - sphere.centre[0];
    const y = (geometry.positions[index + 1] ?? 0) - sphere.centre[1];
    const z = (geometry.positions[index + 2] ?? 0) - sphere.centre[2];
    seen[index] = SIDE / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale;
    seen[index + 1] = SIDE / 2 + (x * up[0] + y * up[1] + z * up[2]) * scale;
    seen[index + 2] = x * from[0] + y * from[1] + z * from[2];
  }
  for (let triangle = 0; triangle < geometry.partOf.length; triangle += 1) {
    if (wanted(geometry.partOf[triangle] ?? 0))
      cast({ seen, corners: geometry.corners, triangle, nearest: map.nearest });
  }
  return map;
}

function cast({
  seen,
  corners,
  triangle,
  nearest,
}: {
  seen: Float32Array;
  corners: Uint32Array;
  triangle: number;
  nearest: Float32Array;
}): void {
  const a = (corners[triangle * 3] ?? 0) * 3;
  const b = (corners[triangle * 3 + 1] ?? 0) * 3;
  const c = (corners[triangle * 3 + 2] ?? 0) * 3;
  const ax = seen[a] ?? 0;
  const ay = seen[a + 1] ?? 0;
  const ad = seen[a + 2] ?? 0;
  const bx = seen[b] ?? 0;
  const by = seen[b + 1] ?? 0;
  const bd = seen[b + 2] ?? 0;
  const cx = seen[c] ?? 0;
  const cy = seen[c + 1] ?? 0;
  const cd = seen[c + 2] ?? 0;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const right = Math.min(SIDE - 1, Math.ceil(Math.max(ax, bx, cx)));
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const bottom = Math.min(SIDE - 1, Math.ceil(Math.max(ay, by, cy)));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const px = x + 0.5 - ax;
      const py = y + 0.5 - ay;
      const wb = (px * (cy - ay) - py * (cx - ax)) / area;
      const wc = ((bx - ax) * py - (by - ay) * px) / area;
      if (wb < 0 || wc < 0 || wb + wc > 1) continue;
      const distance = ad + wb * (bd - ad) + wc * (cd - ad);
      const texel = y * SIDE + x;
      if (distance > (nearest[texel] ?? 0)) nearest[texel] = distance;
    }
  }
}

/** How much of the beam reaches a point, 0 to 1; `bias` is how near a surface may stand without shading itself. */
export function beamReach({
  map,
  sphere,
  point,
  bias,
}: {
  map: ShadowMap;
  sphere: Sphere;
  point: Vector;
  bias: number;
}): number {
  const { centre } = sphere;
  const x = point[0] - centre[0];
  const y = point[1] - centre[1];
  const z = point[2] - centre[2];
  const { right, up, from, scale, nearest } = map;
  const s = SIDE / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale - 0.5;
  const t = SIDE / 2 + (x * up[0] + y * up[1] + z * up[2]) * scale - 0.5;
  if (!(s > 0 && t > 0 && s < SIDE - 2 && t < SIDE - 2)) return 1;
  const distance = x * from[0] + y * from[1] + z * from[2] + bias;
  const left = Math.floor(s);
  const top = Math.floor(t);
  const fs = s - left;
  const ft = t - top;
  const free = (texel: number) => ((nearest[texel] ?? 0) <= distance ? 1 : 0);
  const texel = top * SIDE + left;
  const above = free(texel) * (1 - fs) + free(texel + 1) * fs;
  const below = free(texel + SIDE) * (1 - fs) + free(texel + SIDE + 1) * fs;
  return above * (1 - ft) + below * ft;
}
