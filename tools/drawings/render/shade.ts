import { clamp, dot, mix, unit, type Vector } from '../model/vector.ts';
import { reflection, type Studio } from './studio.ts';
import type { Surface } from './surface.ts';

const mirror = new Float32Array(3);
/** Where the strongest light comes from; reliefs are modelled by it. */
const KEY: Vector = unit([-0.6, 0.55, 0.6]);

/** Light that leaves a surface towards the eye; `behind` is what a clear one lets through. */
export function shade(options: {
  surface: Surface;
  normal: Vector;
  studio: Studio;
  behind: Vector;
  out: Float32Array;
}): void {
  const { surface, normal, studio, behind, out } = options;
  const { material, view, albedo, light } = surface;
  const { roughness, mirror: straight = 0.04, metal = 0, clear = 0 } = material;
  const facing = clamp(dot(normal, view), 0.001, 1);
  const towards: Vector = [
    2 * facing * normal[0] - view[0],
    2 * facing * normal[1] - view[1],
    2 * facing * normal[2] - view[2],
  ];
  reflection({ studio, towards, roughness, out: mirror });
  const grazing = (1 - facing) ** 5 * (1 - roughness * 0.85);
  const open = mix(light[3] ** 1.5, 1, 0.15);
  const relief = (0.4 + 0.6 * Math.max(0, dot(normal, KEY))) / (0.4 + 0.6 * Math.max(0, dot(surface.normal, KEY)));
  for (let channel = 0; channel < 3; channel += 1) {
    const color = albedo[channel] ?? 0;
    const base = mix(straight, color, metal);
    const reflectance = base + (1 - base) * grazing;
    const body = color * (light[channel] ?? 0) * clamp(relief, 0.35, 1.8) * (1 - metal) * (1 - reflectance);
    // The longer the way through the wall, the more it colours.
    const through = (behind[channel] ?? 0) * color ** (0.35 / Math.max(0.25, facing));
    out[channel] = film(mix(body, through, clear) + (mirror[channel] ?? 0) * reflectance * open);
  }
}

/** Straight up to four fifths, then a soft shoulder, so that highlights keep their colour. */
function film(light: number): number {
  return light < 0.8 ? light : 0.8 + 0.2 * (1 - Math.exp((0.8 - light) / 0.2));
}
