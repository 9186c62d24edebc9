import { clamp, mix, type Vector } from './vector.ts';

const TO_LINEAR = Float32Array.from({ length: 256 }, (_, byte) => decode(byte / 255));
const TO_BYTE = Uint8Array.from({ length: 4097 }, (_, step) => Math.round(encode(step / 4096) * 255));

const lights = new Map<string, Vector>();

/** A byte of sRGB as light, 0 to 1. */
export function toLinear(byte: number): number {
  return TO_LINEAR[byte] ?? 0;
}

/** Light, 0 to 1, as a byte of sRGB. */
export function toSrgbByte(light: number): number {
  return TO_BYTE[Math.round(clamp(light) * 4096)] ?? 0;
}

/** '#rrggbb' as light. */
export function hexToLinear(hex: string): Vector {
  const known = lights.get(hex);
  if (known) return known;
  const [red, green, blue] = hexToBytes(hex);
  const light: Vector = [toLinear(red), toLinear(green), toLinear(blue)];
  lights.set(hex, light);
  return light;
}

export function hexToBytes(hex: string): Vector {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Between two colours, as the eye sees it: 0 gives the first, 1 the second. */
export function blend(from: string, to: string, t: number): string {
  const [a, b] = [hexToBytes(from), hexToBytes(to)];
  const byte = (index: 0 | 1 | 2) =>
    Math.round(mix(a[index], b[index], t))
      .toString(16)
      .padStart(2, '0');
  return `#${byte(0)}${byte(1)}${byte(2)}`;
}

export const darker = (hex: string, by: number): string => blend(hex, '#000000', by);
export const lighter = (hex: string, by: number): string => blend(hex, '#ffffff', by);

/** Relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = hexToLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

/** The first of the candidates that reads well on the ground, else the one that reads best. */
export function readable(ground: string, candidates: readonly string[], wanted = 4.5): string {
  const good = candidates.find((candidate) => contrast(ground, candidate) >= wanted);
  return good ?? (contrast(ground, '#ffffff') > contrast(ground, '#111111') ? '#ffffff' : '#111111');
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** The colour, made lighter on a dark ground or darker on a light one until it can be seen. */
export function seenOn(ground: string, color: string, wanted = 3): string {
  const towards = luminance(ground) < 0.3 ? '#ffffff' : '#000000';
  const steps = Array.from({ length: 11 }, (_, step) => blend(color, towards, step / 12));
  return steps.find((candidate) => contrast(candidate, ground) >= wanted) ?? towards;
}
