import { loadSharp } from '#adapters/images/load-sharp.ts';
import { type Camera, frame, type View } from '../model/camera.ts';
import { toLinear, toSrgbByte } from '../model/color.ts';
import { assemble, type Geometry, type Part, upsideDown } from '../model/geometry.ts';
import { sample, type Texture } from '../model/texture.ts';
import { clamp, mix, smooth, type Vector } from '../model/vector.ts';
import { bake, createLighting } from './bake.ts';
import { bumpedNormal } from './bump.ts';
import { createFloor, drawFloor, type Floor } from './floor.ts';
import { shade } from './shade.ts';
import type { Studio } from './studio.ts';
import { type Surface, surfaceAt } from './surface.ts';
import { emptyVisible, findVisible, type Visible } from './visible.ts';

export type Shot = {
  parts: readonly Part[];
  studio: Studio;
  view: View;
  width: number;
  height: number;
  /** What stands far behind, as large as the picture; without it the floor goes on for ever. */
  backdrop?: Texture;
};

/** Each pixel of the result is the mean of this many squared. */
const FINER = 2;
/** How far down a polished floor mirrors. */
const REFLECTED = 0.75;

/** The picture of a scene as PNG. */
export async function photograph({ parts, studio, view, width, height, backdrop }: Shot): Promise<Uint8Array> {
  const [fineWidth, fineHeight] = [width * FINER, height * FINER];
  const geometry = assemble(parts);
  const camera = frame({ meshes: parts.map(({ mesh }) => mesh), view, width: fineWidth, height: fineHeight });
  const lighting = createLighting(geometry, studio);
  const baked = bake(geometry, lighting);
  const image = { width: fineWidth, height: fineHeight, light: new Float32Array(fineWidth * fineHeight * 3) };
  paintFloor({ image, camera, floor: createFloor(lighting), backdrop });

  const isClear = (part: number) => geometry.materials[part]?.clear !== undefined;
  const painting = { image, geometry, baked, camera, studio };
  if (studio.polish > 0) {
    const below = upsideDown(geometry);
    const visible = findVisible({
      geometry: below,
      camera,
      visible: emptyVisible(fineWidth, fineHeight),
      wanted: () => true,
    });
    paint({
      ...painting,
      geometry: below,
      visible,
      strength: ({ point }) => studio.polish * clamp(1 + point[1] / REFLECTED) ** 2,
    });
  }
  const solid = findVisible({
    geometry,
    camera,
    visible: emptyVisible(fineWidth, fineHeight),
    wanted: (part) => !isClear(part),
  });
  paint({ ...painting, visible: solid });
  if (geometry.materials.some((_, part) => isClear(part))) {
    // First the far wall of what is clear, then the near one, both only where nothing solid stands before them.
    for (const side of [-1, 1] as const) {
      const visible = { ...emptyVisible(fineWidth, fineHeight), nearness: solid.nearness.slice() };
      paint({ ...painting, visible: findVisible({ geometry, camera, visible, wanted: isClear, side }) });
    }
  }
  const sharp = await loadSharp();
  return sharp(developed(image), {
    raw: { width: fineWidth, height: fineHeight, channels: 3 },
    limitInputPixels: false,
  })
    .resize({ width, height, kernel: 'cubic' })
    .png({ compressionLevel: 2 })
    .toBuffer();
}

type Image = { width: number; height: number; light: Float32Array };

type Ground = { image: Image; camera: Camera; floor: Floor; backdrop: Texture | undefined };

function paintFloor({ image, camera, floor, backdrop }: Ground): void {
  const [out, far] = [new Float32Array(3), new Float32Array(4)];
  for (let pixel = 0; pixel < image.width * image.height; pixel += 1) {
    const [x, y] = [(pixel % image.width) + 0.5, Math.floor(pixel / image.width) + 0.5];
    drawFloor({ floor, camera, x, y, out });
    if (!backdrop) melt({ out, color: floor.color, share: border(x / image.width) * border(y / image.height) });
    else {
      sample(backdrop, x / image.width, y / image.height, far);
      for (let channel = 0; channel < 3; channel += 1) {
        out[channel] = (toLinear(Math.round(far[channel] ?? 0)) * (out[channel] ?? 0)) / (floor.color[channel] || 1);
      }
    }
    image.light.set(out, pixel * 3);
  }
}

/** How much of a shadow is left near the border, so that a picture has no visible edge on a ground of its own colour. */
function border(at: number): number {
  return smooth(0, 0.12, Math.min(at, 1 - at));
}

function melt({ out, color, share }: { out: Float32Array; color: Vector; share: number }): void {
  for (let channel = 0; channel < 3; channel += 1) out[channel] = mix(color[channel] ?? 0, out[channel] ?? 0, share);
}

type Painting = {
  image: Image;
  geometry: Geometry;
  baked: Float32Array;
  camera: Camera;
  studio: Studio;
  visible: Visible;
  strength?: (surface: Surface) => number;
};

function paint({ image, geometry, baked, camera, studio, visible, strength }: Painting): void {
  const out = new Float32Array(3);
  const at = (pixel: number) => surfaceAt({ geometry, baked, camera, visible, pixel });
  for (let pixel = 0; pixel < image.width * image.height; pixel += 1) {
    const surface = at(pixel);
    if (!surface) continue;
    let { normal } = surface;
    if (surface.material.bump) {
      const [right, below] = [at(pixel + 1) ?? surface, at(pixel + image.width) ?? surface];
      if (right.material === surface.material && below.material === surface.material)
        normal = bumpedNormal({ here: surface, right, below });
    }
    const away = normal[0] * surface.view[0] + normal[1] * surface.view[1] + normal[2] * surface.view[2];
    if (away < -0.2) normal = [-normal[0], -normal[1], -normal[2]];
    const behind: Vector = [
      image.light[pixel * 3] ?? 0,
      image.light[pixel * 3 + 1] ?? 0,
      image.light[pixel * 3 + 2] ?? 0,
    ];
    shade({ surface, normal, studio, behind, out });
    const share = strength?.(surface) ?? 1;
    for (let channel = 0; channel < 3; channel += 1)
      image.light[pixel * 3 + channel] = mix(behind[channel] ?? 0, out[channel] ?? 0, share);
  }
}

function developed({ light }: Image): Uint8Array {
  const bytes = new Uint8Array(light.length);
  for (let index = 0; index < light.length; index += 1) bytes[index] = toSrgbByte(light[index] ?? 0);
  return bytes;
}
