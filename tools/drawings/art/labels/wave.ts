import { faces } from '../../letters/faces.ts';
import { blend, darker, lighter, readable } from '../../model/color.ts';
import { emblem } from '../emblem.ts';
import { flavorColor, type Layout } from '../label.ts';
import { box, disc, linearGradient, moved, shape } from '../svg.ts';
import { headline } from '../type.ts';

/** Refreshment: cool depth above, waves of the flavor below, drops all over. */
export const wave: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, flavor, claims } = label;
  const { base, label: pale } = brand.colors;
  const color = flavorColor(label);
  const depth = linearGradient([
    [0, darker(base, 0.35)],
    [0.6, base],
    [1, lighter(base, 0.25)],
  ]);
  const swell = (level: number, tall: number, fill: string, shift: number) => {
    let d = `M${from} ${height} V${level}`;
    for (let x = from; x < to; x += 200) d += ` q50 ${-tall} 100 0 t100 0`;
    return moved(shape(`${d} V${height} Z`, { fill }), { x: shift - 100 });
  };
  const sea = linearGradient([
    [0, lighter(color, 0.15)],
    [1, darker(color, 0.15)],
  ]);
  const drops = Array.from({ length: 34 }, (_, index) =>
    disc({
      x: from + ((index * 263) % Math.round(to - from)),
      y: 30 + ((index * 137) % Math.round(height * 0.55)),
      radius: 3 + ((index * 7) % 9),
      fill: '#ffffff',
      opacity: 0.1,
    }),
  ).join('');
  const ground =
    depth.defs +
    sea.defs +
    box({ x: from, y: 0, width: to - from, height, fill: depth.fill }) +
    drops +
    swell(height * 0.66, 46, blend(base, color, 0.5), -40) +
    swell(height * 0.7, 40, blend(color, '#ffffff', 0.35), 30) +
    swell(height * 0.74, 36, sea.fill, 0);

  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 300,
    top: 118,
    most: 44,
    width: 360,
    fill: '#ffffff',
    anchor: 'middle',
  });
  const title = headline({
    text: label.title,
    ...voice.title,
    x: 300,
    top: name.bottom + height * 0.085,
    most: height * 0.15,
    width: 520,
    fill: '#ffffff',
    anchor: 'middle',
  });
  const pill = { top: title.bottom + 24, height: 56 };
  const detail =
    box({ x: 110, y: pill.top, width: 380, height: pill.height, fill: pale, round: 28 }) +
    headline({
      text: label.detail.toUpperCase(),
      face: faces.wide,
      x: 300,
      top: pill.top + 17,
      most: 22,
      width: 330,
      fill: darker(base, 0.3),
      anchor: 'middle',
    }).svg;
  const ink = readable(color, ['#ffffff', darker(base, 0.6)], 2.4);
  const taste = flavor
    ? moved(flavor.drawing, { x: 460, y: height * 0.8, size: Math.min(2.1, height / 360), turn: 8 }) +
      headline({ text: flavor.name, ...voice.title, x: 44, top: height * 0.84, most: 34, width: 300, fill: ink }).svg
    : headline({
        text: claims[0]?.join(' ') ?? '',
        ...voice.title,
        x: 44,
        top: height * 0.84,
        most: 34,
        width: 500,
        fill: ink,
      }).svg;
  const size = headline({
    text: label.size,
    face: faces.bold,
    x: 46,
    top: height * 0.84 + 52,
    most: 20,
    width: 200,
    fill: ink,
  });
  return {
    ground,
    front:
      moved(emblem(brand.link, '#ffffff'), { x: 300, y: 66, size: 0.84 }) +
      name.svg +
      title.svg +
      detail +
      taste +
      size.svg,
  };
};
