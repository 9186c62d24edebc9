import { sample } from '../model/texture.ts';
import { cross, dot, subtract, unit, type Vector } from '../model/vector.ts';
import type { Surface } from './surface.ts';

const texel = new Float32Array(4);

/** Height of the relief at a surface, in units of the scene. */
export function heightAt({ material: { bump }, u, v }: Surface): number {
  if (!bump) return 0;
  const [across, down] = bump.repeat ?? [1, 1];
  sample(bump.texture, wrap(u * across), wrap(v * down), texel);
  return ((texel[0] ?? 0) / 255) * bump.depth;
}

/**
 * The normal tilted by the relief, from its height here and at the pixels to the right and below
 * (Mikkelsen, Bump mapping unparametrized surfaces on the GPU): no tangents are needed.
 */
export function bumpedNormal({ here, right, below }: { here: Surface; right: Surface; below: Surface }): Vector {
  const height = heightAt(here);
  const [riseX, riseY] = [heightAt(right) - height, heightAt(below) - height];
  if (riseX === 0 && riseY === 0) return here.normal;
  const { normal } = here;
  const [alongX, alongY] = [subtract(right.point, here.point), subtract(below.point, here.point)];
  const [sideX, sideY] = [cross(alongY, normal), cross(normal, alongX)];
  const area = dot(alongX, sideX);
  const sign = Math.sign(area);
  return unit([
    Math.abs(area) * normal[0] - sign * (riseX * sideX[0] + riseY * sideY[0]),
    Math.abs(area) * normal[1] - sign * (riseX * sideX[1] + riseY * sideY[1]),
    Math.abs(area) * normal[2] - sign * (riseX * sideX[2] + riseY * sideY[2]),
  ]);
}

function wrap(value: number): number {
  return value - Math.floor(value);
}
