import type { Geometry } from '../model/geometry.ts';
import { mix, smooth, type Vector } from '../model/vector.ts';
import { beamReach, boundingSphere, type ShadowMap, type Sphere, shadowMap } from './shadow.ts';
import { type Beam, type Studio, studioBeams } from './studio.ts';

/** How much light a clear bottle keeps from what stands behind it. */
const CLEAR_SHADE = 0.4;

type Shaded = Beam & { solid: ShadowMap; clear: ShadowMap | undefined };

export type Lighting = { sphere: Sphere; beams: Shaded[]; studio: Studio };

/** Sends every beam of the studio through the scene once. */
export function createLighting(geometry: Geometry, studio: Studio): Lighting {
  const sphere = boundingSphere(geometry);
  const isClear = (part: number) => geometry.materials[part]?.clear !== undefined;
  const isPrint = (part: number) => geometry.materials[part]?.print !== undefined;
  const anyClear = geometry.materials.some((material) => material.clear !== undefined);
  const beams = studioBeams(studio).map((beam): Shaded => {
    const map = (wanted: (part: number) => boolean) => shadowMap({ geometry, from: beam.from, sphere, wanted });
    return {
      ...beam,
      solid: map((part) => !isClear(part) && !isPrint(part)),
      clear: anyClear ? map(isClear) : undefined,
    };
  });
  return { sphere, beams, studio };
}

/** Light that falls on a point: red, green, blue, and how open it lies to the sky, 0 to 1, from `at` on in `out`. */
export function gatherLight(options: {
  lighting: Lighting;
  point: Vector;
  normal: Vector;
  out: Float32Array;
  at: number;
}): void {
  const { lighting, point, normal, out, at } = options;
  const { sphere, beams, studio } = lighting;
  let [red, green, blue, open, all] = [0, 0, 0, 0, 0];
  const bias = sphere.radius * 0.02;
  const lifted: Vector = [
    point[0] + normal[0] * bias * 0.6,
    point[1] + normal[1] * bias * 0.6,
    point[2] + normal[2] * bias * 0.6,
  ];
  for (const { from, light, solid, clear } of beams) {
    const facing = from[0] * normal[0] + from[1] * normal[1] + from[2] * normal[2];
    if (facing <= 0) continue;
    let reached = beamReach({ map: solid, sphere, point: lifted, bias: bias * 0.4 });
    if (clear) reached *= mix(1 - CLEAR_SHADE, 1, beamReach({ map: clear, sphere, point: lifted, bias }));
    const share = facing * reached;
    red += light[0] * share;
    green += light[1] * share;
    blue += light[2] * share;
    open += share;
    all += facing;
  }
  // The floor throws light up, less so where things stand on it.
  const bounce = ((1 - normal[1]) / 2) * mix(0.3, 1, smooth(0, sphere.radius * 0.5, point[1]));
  out[at] = red + studio.below[0] * bounce;
  out[at + 1] = green + studio.below[1] * bounce;
  out[at + 2] = blue + studio.below[2] * bounce;
  out[at + 3] = all > 0 ? mix(0.2, 1, open / all) : 0.6;
}

/** The light on each vertex of the scene, four numbers each. */
export function bake(geometry: Geometry, lighting: Lighting): Float32Array {
  const { positions, normals } = geometry;
  const baked = new Float32Array((positions.length / 3) * 4);
  for (let vertex = 0; vertex < positions.length / 3; vertex += 1) {
    const index = vertex * 3;
    const point: Vector = [positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0];
    const normal: Vector = [normals[index] ?? 0, normals[index + 1] ?? 0, normals[index + 2] ?? 0];
    gatherLight({ lighting, point, normal, out: baked, at: vertex * 4 });
  }
  return baked;
}
