import { clamp, cross, dot, mix, smooth, unit, type Vector } from '../model/vector.ts';

/** A lamp behind white cloth: direction, extent in degrees, light of each channel. */
export type Softbox = { towards: Vector; width: number; height: number; light: Vector };

export type Studio = {
  boxes: readonly Softbox[];
  /** The room's own light overhead and at eye level, and what the floor throws back. */
  above: Vector;
  level: Vector;
  below: Vector;
  /** '#rrggbb' of the floor, which goes on without a horizon. */
  ground: string;
  /** How much the floor mirrors, 0 to 1. */
  polish: number;
};

/** A beam that light comes from, its light times its share of the sky. */
export type Beam = { from: Vector; light: Vector };

const SKY_BEAMS = 30;
/** A softbox sends a beam for each square of this many degrees. */
const BEAM_DEGREES = 17;

/** The light of the studio as single beams from above the floor. */
export function studioBeams(studio: Studio): Beam[] {
  const sky = Array.from({ length: SKY_BEAMS }, (_, index): Beam => {
    const y = (index + 0.5) / SKY_BEAMS;
    const turn = index * Math.PI * (3 - Math.sqrt(5));
    const flat = Math.sqrt(1 - y * y);
    const share = 2 / SKY_BEAMS;
    const light = (channel: 0 | 1 | 2) => mix(studio.level[channel], studio.above[channel], smooth(0, 1, y)) * share;
    return { from: [flat * Math.cos(turn), y, flat * Math.sin(turn)], light: [light(0), light(1), light(2)] };
  });
  return [...sky, ...studio.boxes.flatMap(boxBeams)];
}

function boxBeams(box: Softbox): Beam[] {
  const { right, up, normal, halfWidth, halfHeight } = axes(box);
  const [columns, rows] = [offsets(box.width), offsets(box.height)];
  const share = (4 * halfWidth * halfHeight) / (columns.length * rows.length * Math.PI);
  return columns.flatMap((across) =>
    rows.map((rise): Beam => {
      const [a, b] = [across * halfWidth, rise * halfHeight];
      const toward = (axis: 0 | 1 | 2) =>
        normal[axis] * Math.cos(a) * Math.cos(b) + right[axis] * Math.sin(a) * Math.cos(b) + up[axis] * Math.sin(b);
      return {
        from: [toward(0), toward(1), toward(2)],
        light: [box.light[0] * share, box.light[1] * share, box.light[2] * share],
      };
    }),
  );
}

/** Where the beams of a side of a box begin, -1 to 1. */
function offsets(degrees: number): number[] {
  const count = Math.max(1, Math.round(degrees / BEAM_DEGREES));
  return Array.from({ length: count }, (_, step) => ((step + 0.5) / count) * 2 - 1);
}

/** What a surface of that roughness mirrors from a direction, added up into `out`. */
export function reflection({
  studio,
  towards,
  roughness,
  out,
}: {
  studio: Studio;
  towards: Vector;
  roughness: number;
  out: Float32Array;
}): void {
  const blur = 0.025 + roughness * 0.9;
  const height = smooth(-blur * 0.6 - 0.05, blur * 0.6 + 0.05, towards[1]);
  const overhead = smooth(0, 1, clamp(towards[1]));
  for (let channel = 0; channel < 3; channel += 1) {
    const sky = mix(studio.level[channel] ?? 0, studio.above[channel] ?? 0, overhead);
    out[channel] = mix(studio.below[channel] ?? 0, sky, height);
  }
  for (const box of studio.boxes) {
    const { right, up, normal, halfWidth, halfHeight } = axes(box);
    const ahead = dot(normal, towards);
    if (ahead <= 0) continue;
    const a = Math.abs(Math.atan2(dot(right, towards), ahead));
    const b = Math.abs(Math.asin(clamp(dot(up, towards), -1)));
    const inside =
      (1 - smooth(halfWidth - blur, halfWidth + blur, a)) * (1 - smooth(halfHeight - blur, halfHeight + blur, b));
    const spread = inside * Math.min(1, halfWidth / blur) * Math.min(1, halfHeight / blur);
    for (let channel = 0; channel < 3; channel += 1)
      out[channel] = (out[channel] ?? 0) + (box.light[channel] ?? 0) * spread;
  }
}

type Axes = { normal: Vector; right: Vector; up: Vector; halfWidth: number; halfHeight: number };
const axesOf = new WeakMap<Softbox, Axes>();

function axes(box: Softbox): Axes {
  const known = axesOf.get(box);
  if (known) return known;
  const normal = unit(box.towards);
  const right = unit(cross(Math.abs(normal[1]) > 0.99 ? [0, 0, -1] : [0, 1, 0], normal));
  const half = (degrees: number) => (degrees * Math.PI) / 360;
  const found = { normal, right, up: cross(normal, right), halfWidth: half(box.width), halfHeight: half(box.height) };
  axesOf.set(box, found);
  return found;
}
