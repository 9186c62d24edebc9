import { line, svgDocument } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import type { Material } from '../../model/material.ts';
import { rasterise, type Texture } from '../../model/texture.ts';
import type { Gear } from '../equipment/gear.ts';

export const plastic = (color: string): Material => ({ color, roughness: 0.3, mirror: 0.05 });

export const CLEAR: Material = { color: '#e3eaed', roughness: 0.14, mirror: 0.06, clear: 0.74 };

export function scaleMark(gear: Gear, fill: string): Promise<Texture> {
  const { typography: voice } = gear.label;
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 0,
    top: -45,
    most: 90,
    width: 560,
    fill,
    anchor: 'middle',
  });
  const marks = [100, 200, 300, 400, 500].map((amount, index) => {
    const y = 640 - index * 110;
    return (
      line(`M1010 ${y} h46 M1010 ${y - 55} h26`, { color: fill, width: 5 }) +
      text({ text: `${amount} ml`, face: faces.bold, size: 30, x: 1072, y: y + 11, fill })
    );
  });
  return rasterise(
    svgDocument(
      { width: 1800, height: 760 },
      `<g transform="translate(900 390) rotate(-90)">${name.svg}</g>${marks.join('')}`,
    ),
  );
}
