import type { Mesh } from './mesh.ts';
import { cross, dot, rotate, scale, subtract, unit, type Vector } from './vector.ts';

/** `focal` and the centre are in pixels. */
export type Camera = {
  eye: Vector;
  right: Vector;
  up: Vector;
  forward: Vector;
  focal: number;
  centre: [number, number];
};

export type View = {
  /** Degrees that the camera looks down; 90 is from straight above. */
  pitch: number;
  /** Distance in units of the scene, which is about one unit large. */
  distance: number;
  /** Centre of the models in the image, 0 to 1 from the upper left, and the share of it that they may fill. */
  centre: readonly [number, number];
  fill: readonly [number, number];
};

/** A camera that shows the meshes as large as the view's frame allows. */
export function frame({
  meshes,
  view,
  width,
  height,
}: {
  meshes: readonly Mesh[];
  view: View;
  width: number;
  height: number;
}): Camera {
  const back = rotate([0, 0, 1], [-view.pitch, 0, 0]);
  const forward = scale(back, -1);
  const up = rotate([0, 1, 0], [-view.pitch, 0, 0]);
  const eye = scale(back, view.distance);
  const camera: Camera = { eye, forward, up, right: unit(cross(forward, up)), focal: 1, centre: [0, 0] };
  const { left, right, top, bottom } = bounds(meshes, camera);
  const focal = Math.min((view.fill[0] * width) / (right - left), (view.fill[1] * height) / (bottom - top));
  const centre: [number, number] = [
    view.centre[0] * width - (focal * (left + right)) / 2,
    view.centre[1] * height - (focal * (top + bottom)) / 2,
  ];
  return { ...camera, focal, centre };
}

/** Pixel and distance along the view of a point. */
export function project({ eye, right, up, forward, focal, centre }: Camera, point: Vector): Vector {
  const seen = subtract(point, eye);
  const depth = dot(seen, forward);
  return [centre[0] + (focal * dot(seen, right)) / depth, centre[1] - (focal * dot(seen, up)) / depth, depth];
}

/** Direction from the eye through a pixel, one unit long along the view. */
export function ray({ right, up, forward, focal, centre }: Camera, x: number, y: number): Vector {
  const [across, rise] = [(x - centre[0]) / focal, (centre[1] - y) / focal];
  return [
    forward[0] + right[0] * across + up[0] * rise,
    forward[1] + right[1] * across + up[1] * rise,
    forward[2] + right[2] * across + up[2] * rise,
  ];
}

function bounds(meshes: readonly Mesh[], camera: Camera) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { positions } of meshes) {
    for (let index = 0; index < positions.length; index += 3) {
      const [x, y] = project(camera, [positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0]);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}
