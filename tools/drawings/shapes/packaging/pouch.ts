import { backPanel } from '../../art/back.ts';
import { FRONT, type Sheet } from '../../art/label.ts';
import { blurred, box, line, type Svg, svgDocument } from '../../art/svg.ts';
import { darker } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import type { Material } from '../../model/material.ts';
import { type Mesh, patch } from '../../model/mesh.ts';
import { rasterise, type Texture } from '../../model/texture.ts';
import { smooth } from '../../model/vector.ts';
import type { Container, PackageDesign } from './container.ts';

type Form = { width: number; height: number; depth: number; film?: Partial<Material> };

const DENSITY = 1.5;
/** The part of the bag above the zip, as a share of its height. */
const SEAL = 0.11;

/** A bag that stands on its fold: bulging below, pressed flat at the top and along its edges. */
export function pouch({ width, height, depth, film }: Form): Container {
  return async (dress) => {
    const material = {
      color: dress.body,
      roughness: 0.42,
      mirror: 0.045,
      ...film,
      bump: { texture: await creases(), depth: 0.016 },
    };
    const sheet = { height: (height / width) * FRONT, from: 0, to: FRONT };
    const [front, back] = [await printed(frontArt(dress, sheet), sheet), await printed(backArt(dress, sheet), sheet)];
    const side = (facing: 1 | -1): Mesh =>
      patch({ columns: 72, rows: 84, at: (u, v) => bulge({ u, v, width, height, depth, facing }) });
    const parts: Part[] = [
      { mesh: side(1), material: { ...material, texture: front } },
      { mesh: side(-1), material: { ...material, texture: back } },
    ];
    return parts;
  };
}

type Place = Form & { u: number; v: number; facing: 1 | -1 };

function bulge({ u, v, width, height, depth, facing }: Place): readonly [number, number, number] {
  const across = (u - 0.5) * 2;
  const full = smooth(SEAL * 0.9, 0.62, v) * (1 - 0.14 * smooth(0.8, 1, v));
  const inner = Math.max(0, 1 - (Math.abs(across) / 0.955) ** 2.4) ** 0.75;
  const ripple =
    0.006 * Math.sin(v * 23 + across * 2) * smooth(0.7, 1, Math.abs(across)) + 0.005 * Math.sin(v * 9 + u * 7);
  const waist = 1 - 0.035 * Math.sin(Math.PI * smooth(0.05, 0.95, v)) * full;
  const z = (depth / 2) * full * inner + ripple * full * inner;
  const lift = 0.028 * smooth(0.75, 1, v) * Math.abs(across) ** 3;
  return [((facing * width) / 2) * across * waist, (1 - v) * height + lift, facing * (z + 0.004)];
}

function frontArt({ label, layout, body }: PackageDesign, sheet: Sheet): Svg {
  const top = sheet.height * SEAL;
  const inner = { ...sheet, height: sheet.height - top };
  const { ground, front } = layout(label, inner);
  return (
    box({ x: 0, y: 0, width: FRONT, height: sheet.height, fill: body }) +
    `<g transform="translate(0 ${top})">${ground}<g transform="translate(39 0) scale(0.87 1)">${front}</g></g>` +
    seal({ body, top })
  );
}

function backArt({ label, body }: PackageDesign, { height }: Sheet): Svg {
  const top = height * SEAL;
  return (
    box({ x: 0, y: 0, width: FRONT, height, fill: body }) +
    backPanel(label, { x: FRONT / 2, top: top + 40, height: height - top - 150 }) +
    seal({ body, top })
  );
}

function seal({ body, top }: { body: string; top: number }): Svg {
  return (
    box({ x: 0, y: 0, width: FRONT, height: top * 0.62, fill: darker(body, 0.12) }) +
    line(`M0 ${top * 0.94} H${FRONT}`, { color: darker(body, 0.35), width: 2, opacity: 0.5 })
  );
}

function printed(art: Svg, { height }: Sheet): Promise<Texture> {
  return rasterise(svgDocument({ width: FRONT * DENSITY, height: height * DENSITY, view: [FRONT, height] }, art));
}

let made: Promise<Texture> | undefined;

/** Crimps of the seal, the zip, and folds that run down from the corners. */
function creases(): Promise<Texture> {
  const crimps = Array.from({ length: 9 }, (_, index) =>
    line(`M0 ${6 + index * 7} H600`, { color: '#000000', width: 2.4, opacity: 0.5 }),
  ).join('');
  const zip = line('M0 92 H600', { color: '#ffffff', width: 6 }) + line('M0 100 H600', { color: '#000000', width: 4 });
  const folds = [
    'M-10 130 C60 200 90 260 96 380',
    'M610 120 C540 200 520 250 508 360',
    'M-10 700 C40 660 80 660 130 700',
    'M610 690 C560 640 520 650 470 690',
    'M60 120 C120 170 150 220 160 300',
    'M530 120 C480 160 455 210 448 280',
    'M-10 420 C30 440 40 480 30 560',
    'M610 430 C575 450 560 500 572 580',
    'M120 860 C220 800 380 800 480 860',
  ]
    .map((d, index) =>
      line(d, { color: index % 2 ? '#000000' : '#ffffff', width: 10 + (index % 3) * 5, opacity: 0.42 }),
    )
    .join('');
  made ??= rasterise(
    svgDocument(
      { width: 600, height: 900 },
      `${box({ x: 0, y: 0, width: 600, height: 900, fill: '#808080' })}${blurred(folds, 9)}${blurred(crimps + zip, 0.8)}`,
    ),
  );
  return made;
}
