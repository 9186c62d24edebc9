import { type Camera, project } from '../model/camera.ts';
import type { Geometry } from '../model/geometry.ts';
import { sample, type Texture } from '../model/texture.ts';

/** For each pixel the nearest triangle (its number plus one, 0 for none), 1 / distance, and two weights of its corners. */
export type Visible = {
  width: number;
  height: number;
  triangle: Uint32Array;
  nearness: Float32Array;
  weights: Float32Array;
};

export function emptyVisible(width: number, height: number): Visible {
  const count = width * height;
  return {
    width,
    height,
    triangle: new Uint32Array(count),
    nearness: new Float32Array(count),
    weights: new Float32Array(count * 2),
  };
}

/** Finds what the camera sees of the triangles that `wanted` lets through. `side`: 1 keeps faces that look at it, -1 the others. */
export function findVisible(options: {
  geometry: Geometry;
  camera: Camera;
  visible: Visible;
  wanted: (part: number) => boolean;
  side?: 1 | -1 | 0;
}): Visible {
  const { geometry, camera, visible, wanted, side = 0 } = options;
  const screen = projected(geometry, camera);
  for (let triangle = 0; triangle < geometry.partOf.length; triangle += 1) {
    if (wanted(geometry.partOf[triangle] ?? 0)) fill({ geometry, screen, visible, triangle, side });
  }
  return visible;
}

function projected({ positions }: Geometry, camera: Camera): Float32Array {
  const screen = new Float32Array(positions.length);
  for (let index = 0; index < positions.length; index += 3) {
    const [x, y, depth] = project(camera, [
      positions[index] ?? 0,
      positions[index + 1] ?? 0,
      positions[index + 2] ?? 0,
    ]);
    screen.set([x, y, 1 / depth], index);
  }
  return screen;
}

type Filling = { geometry: Geometry; screen: Float32Array; visible: Visible; triangle: number; side: 1 | -1 | 0 };

function fill({ geometry, screen, visible, triangle, side }: Filling): void {
  const { width, height } = visible;
  const a = (geometry.corners[triangle * 3] ?? 0) * 3;
  const b = (geometry.corners[triangle * 3 + 1] ?? 0) * 3;
  const c = (geometry.corners[triangle * 3 + 2] ?? 0) * 3;
  const ax = screen[a] ?? 0;
  const ay = screen[a + 1] ?? 0;
  const an = screen[a + 2] ?? 0;
  const bx = screen[b] ?? 0;
  const by = screen[b + 1] ?? 0;
  const bn = screen[b + 2] ?? 0;
  const cx = screen[c] ?? 0;
  const cy = screen[c + 1] ?? 0;
  const cn = screen[c + 2] ?? 0;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  // On a screen whose y runs down, a triangle that looks at the camera has a negative area.
  if (area === 0 || (side !== 0 && Math.sign(area) === side)) return;
  const material = geometry.materials[geometry.partOf[triangle] ?? 0];
  const cutout = material?.cutout ?? material?.print;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const px = x + 0.5 - ax;
      const py = y + 0.5 - ay;
      const wb = (px * (cy - ay) - py * (cx - ax)) / area;
      const wc = ((bx - ax) * py - (by - ay) * px) / area;
      const wa = 1 - wb - wc;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const nearness = wa * an + wb * bn + wc * cn;
      const pixel = y * width + x;
      if (nearness <= (visible.nearness[pixel] ?? 0)) continue;
      const fb = (wb * bn) / nearness;
      const fc = (wc * cn) / nearness;
      if (cutout && isCut({ geometry, triangle, fb, fc, cutout })) continue;
      visible.nearness[pixel] = nearness;
      visible.triangle[pixel] = triangle + 1;
      visible.weights[pixel * 2] = fb;
      visible.weights[pixel * 2 + 1] = fc;
    }
  }
}

type Hit = { geometry: Geometry; triangle: number; fb: number; fc: number; cutout: Texture };

const texel = new Float32Array(4);

function isCut({ geometry: { corners, uvs }, triangle, fb, fc, cutout }: Hit): boolean {
  const [a, b, c] = [0, 1, 2].map((corner) => (corners[triangle * 3 + corner] ?? 0) * 2);
  const mixed = (offset: 0 | 1) =>
    (uvs[(a ?? 0) + offset] ?? 0) * (1 - fb - fc) +
    (uvs[(b ?? 0) + offset] ?? 0) * fb +
    (uvs[(c ?? 0) + offset] ?? 0) * fc;
  sample(cutout, mixed(0), mixed(1), texel);
  return (texel[3] ?? 0) < 128;
}
