import { emblem } from '../../art/emblem.ts';
import type { Label } from '../../art/label.ts';
import { moved, svgDocument } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import { contrast } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import { rasterise, type Texture } from '../../model/texture.ts';

/** What a piece of equipment wears: its colour and the brand's marks. */
export type Gear = { label: Label; color: string };

/** The parts of a piece of equipment that lies or stands on the floor. */
export type Equipment = (gear: Gear) => Promise<Part[]>;

/** A colour for marks on equipment: the brand's own where it can be seen, else white or black. */
export function markColor({ label, color }: Gear): string {
  const { accent, base } = label.brand.colors;
  const seen = [accent, base, '#ffffff', '#141416'].find((candidate) => contrast(candidate, color) >= 2.4);
  return seen ?? '#ffffff';
}

type Mark = { gear: Gear; width: number; height: number; fill?: string; sign?: boolean };

/** The brand's name, with its sign before it, on nothing. */
export function nameMark({ gear, width, height, fill = markColor(gear), sign = true }: Mark): Promise<Texture> {
  const { brand, typography: voice } = gear.label;
  const room = sign ? height * 1.05 : 0;
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: room,
    top: height * 0.24,
    most: height * 0.52,
    width: width - room,
    fill,
  });
  const badge = sign ? moved(emblem(brand.link, fill), { x: height * 0.5, y: height * 0.5, size: height / 110 }) : '';
  return rasterise(svgDocument({ width, height }, badge + name.svg));
}

/** The brand's sign alone, on nothing. */
export function signMark(gear: Gear, side: number, fill = markColor(gear)): Promise<Texture> {
  return rasterise(
    svgDocument(
      { width: side, height: side },
      moved(emblem(gear.label.brand.link, fill), { x: side / 2, y: side / 2, size: side / 110 }),
    ),
  );
}
