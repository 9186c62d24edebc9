import { FRONT } from '../../art/label.ts';
import { box, line, type Svg, svgDocument } from '../../art/svg.ts';
import { darker } from '../../model/color.ts';
import { rasterise, type Texture } from '../../model/texture.ts';
import { pillow } from '../solids/pillow.ts';
import type { Container, PackageDesign } from './container.ts';
import { stripLabel } from './strip-label.ts';

const DENSITY = 1.6;

/** A bar in its wrapper, lying; shorter and thicker for cakes. */
export function wrapper({ width, height, thick }: { width: number; height: number; thick: number }): Container {
  return async (dress) => {
    const sheet = { width: 1100, height: (1100 * height) / width };
    const share = 0.08 / width;
    const art = stripLabel(dress, sheet) + ends({ ...sheet, share, color: dress.body, upright: false });
    return wrapped({ dress, art, sheet, form: { width, height, thick, flatX: share, flatY: 0.001 }, upright: false });
  };
}

export const bar = wrapper({ width: 1.5, height: 0.46, thick: 0.17 });
export const cake = wrapper({ width: 1.16, height: 0.66, thick: 0.3 });
export const tablet = wrapper({ width: 1.4, height: 0.68, thick: 0.08 });

/** A flat bag for one portion, lying. */
export const sachet: Container = async (dress) => {
  const [width, height] = [0.74, 1.06];
  const sheet = { width: FRONT, height: (FRONT * height) / width };
  const edge = sheet.height * 0.07;
  const { ground, front } = dress.layout(dress.label, { height: sheet.height - edge * 2, from: 0, to: FRONT });
  const art =
    box({ x: 0, y: 0, ...sheet, fill: dress.body }) +
    `<g transform="translate(0 ${edge})">${ground}<g transform="translate(30 0) scale(0.9 1)">${front}</g></g>` +
    ends({ ...sheet, share: 0.07, color: dress.body, upright: true });
  return wrapped({ dress, art, sheet, form: { width, height, thick: 0.13, flatX: 0.02, flatY: 0.07 }, upright: true });
};

type Wrapped = {
  dress: PackageDesign;
  art: Svg;
  sheet: { width: number; height: number };
  form: Parameters<typeof pillow>[0];
  upright: boolean;
};

async function wrapped({ dress, art, sheet, form, upright }: Wrapped) {
  const size = {
    width: sheet.width * DENSITY,
    height: sheet.height * DENSITY,
    view: [sheet.width, sheet.height] as const,
  };
  const texture = await rasterise(svgDocument(size, art));
  const material = { color: dress.body, roughness: 0.24, mirror: 0.07, cutout: await teeth(upright) };
  return [
    { mesh: pillow(form), material: { ...material, texture } },
    { mesh: pillow(form, false), material },
  ];
}

/** Crimped ends in the wrapper's colour. */
function ends({
  width,
  height,
  share,
  color,
  upright,
}: {
  width: number;
  height: number;
  share: number;
  color: string;
  upright: boolean;
}): Svg {
  const long = upright ? height : width;
  const lines = Array.from({ length: 7 }, (_, index) => [
    ((index + 0.5) / 7) * share * long,
    long - ((index + 0.5) / 7) * share * long,
  ])
    .flat()
    .map((at) => (upright ? `M0 ${at} H${width}` : `M${at} 0 V${height}`));
  const plates = upright
    ? box({ x: 0, y: 0, width, height: share * long, fill: color }) +
      box({ x: 0, y: height - share * long, width, height: share * long, fill: color })
    : box({ x: 0, y: 0, width: share * long, height, fill: color }) +
      box({ x: width - share * long, y: 0, width: share * long, height, fill: color });
  return plates + line(lines.join(' '), { color: darker(color, 0.35), width: long * share * 0.05, opacity: 0.6 });
}

const made = new Map<boolean, Promise<Texture>>();

/** Ends cut in a zigzag. */
function teeth(upright: boolean): Promise<Texture> {
  const known = made.get(upright);
  if (known) return known;
  const [width, height] = upright ? [740, 1060] : [1500, 460];
  const zigzag = (from: number, step: number) =>
    Array.from({ length: 48 }, (_, index) => `L${index % 2 ? 0 : 9} ${from + index * step}`).join(' ');
  const across = upright ? width : height;
  const long = upright ? height : width;
  const left = zigzag(0, across / 47);
  const right = Array.from(
    { length: 48 },
    (_, index) => `L${long - (index % 2 ? 0 : 9)} ${across - (index * across) / 47}`,
  ).join(' ');
  const d = `M9 0 ${left} ${right} Z`;
  const art = upright ? `<g transform="matrix(0 1 1 0 0 0)"><path d="${d}"/></g>` : `<path d="${d}"/>`;
  const found = rasterise(svgDocument({ width, height }, art));
  made.set(upright, found);
  return found;
}
