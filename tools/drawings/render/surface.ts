import { type Camera, ray } from '../model/camera.ts';
import { hexToLinear, toLinear } from '../model/color.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Material } from '../model/material.ts';
import { sample } from '../model/texture.ts';
import type { Vector } from '../model/vector.ts';
import type { Visible } from './visible.ts';

/** What a pixel shows before light falls on it. */
export type Surface = {
  material: Material;
  point: Vector;
  normal: Vector;
  /** Towards the eye. */
  view: Vector;
  albedo: Vector;
  u: number;
  v: number;
  /** Baked: red, green, blue, openness. */
  light: readonly [number, number, number, number];
};

const texel = new Float32Array(4);

/** The surface at a pixel, or undefined where nothing is. */
export function surfaceAt(options: {
  geometry: Geometry;
  baked: Float32Array;
  camera: Camera;
  visible: Visible;
  pixel: number;
}): Surface | undefined {
  const { geometry, baked, camera, visible, pixel } = options;
  const triangle = (visible.triangle[pixel] ?? 0) - 1;
  const material = geometry.materials[geometry.partOf[triangle] ?? 0];
  if (triangle < 0 || !material) return undefined;
  const wb = visible.weights[pixel * 2] ?? 0;
  const wc = visible.weights[pixel * 2 + 1] ?? 0;
  const wa = 1 - wb - wc;
  const a = geometry.corners[triangle * 3] ?? 0;
  const b = geometry.corners[triangle * 3 + 1] ?? 0;
  const c = geometry.corners[triangle * 3 + 2] ?? 0;
  const mixed = (values: Float32Array, stride: number, offset: number) =>
    (values[a * stride + offset] ?? 0) * wa +
    (values[b * stride + offset] ?? 0) * wb +
    (values[c * stride + offset] ?? 0) * wc;

  const distance = 1 / (visible.nearness[pixel] ?? 1);
  const along = ray(camera, (pixel % visible.width) + 0.5, Math.floor(pixel / visible.width) + 0.5);
  const reach = Math.hypot(along[0], along[1], along[2]);
  const view: Vector = [-along[0] / reach, -along[1] / reach, -along[2] / reach];
  const { eye } = camera;
  const { normals, uvs } = geometry;
  const [nx, ny, nz] = [mixed(normals, 3, 0), mixed(normals, 3, 1), mixed(normals, 3, 2)];
  const size = Math.hypot(nx, ny, nz) || 1;
  const [u, v] = [mixed(uvs, 2, 0), mixed(uvs, 2, 1)];
  return {
    material,
    point: [eye[0] + along[0] * distance, eye[1] + along[1] * distance, eye[2] + along[2] * distance],
    normal: [nx / size, ny / size, nz / size],
    view,
    albedo: albedo(material, u, v),
    u,
    v,
    light: [mixed(baked, 4, 0), mixed(baked, 4, 1), mixed(baked, 4, 2), mixed(baked, 4, 3)],
  };
}

function albedo({ color, print, texture = print }: Material, u: number, v: number): Vector {
  const plain = hexToLinear(color);
  if (!texture) return plain;
  sample(texture, u, v, texel);
  const cover = (texel[3] ?? 0) / 255;
  const channel = (index: 0 | 1 | 2) => toLinear(Math.round(texel[index] ?? 0)) * cover + plain[index] * (1 - cover);
  return [channel(0), channel(1), channel(2)];
}
