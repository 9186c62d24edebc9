import { faces } from '../../letters/faces.ts';
import { darker, readable } from '../../model/color.ts';
import { emblem } from '../emblem.ts';
import { flavorColor, type Layout } from '../label.ts';
import { box, moved, shape } from '../svg.ts';
import { headline } from '../type.ts';

/** Strength: hazard yellow, a giant title, claw marks torn through to the container below. */
export const beast: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, flavor, claims } = label;
  const { ink, label: paper, accent, base } = brand.colors;
  const color = flavor ? flavorColor(label) : accent;
  const claw = (x: number, top: number, tall: number) =>
    moved(shape('M0 0 C26 80 22 190 -20 300 C-30 200 -34 90 0 0 Z', { fill: base }), {
      x,
      y: top,
      size: tall / 300,
      turn: 16,
    });
  const stripes = Array.from({ length: Math.ceil((to - from) / 56) + 1 }, (_, index) =>
    shape(`M${from + index * 56} 26 l28 -26 h28 l-28 26 Z`, { fill: ink }),
  ).join('');
  const foot = height - Math.min(118, height * 0.17);
  const ground =
    box({ x: from, y: 0, width: to - from, height, fill: paper }) +
    stripes +
    box({ x: from, y: foot, width: to - from, height: height - foot, fill: base });

  const name = headline({ text: voice.written, ...voice.name, x: 32, top: 64, most: 46, width: 330, fill: ink });
  const size = headline({
    text: label.size,
    face: faces.bowlby,
    x: 568,
    top: 68,
    most: 32,
    width: 170,
    fill: accent,
    anchor: 'end',
  });
  const room = foot - name.bottom;
  const title = headline({
    text: label.title,
    ...voice.title,
    x: 300,
    top: name.bottom + room * 0.16,
    most: room * 0.46,
    width: 540,
    fill: ink,
    anchor: 'middle',
  });
  const strip = { top: title.bottom + room * 0.06, height: 56 };
  const detail =
    box({ x: 30, y: strip.top, width: 540, height: strip.height, fill: color }) +
    headline({
      text: (flavor ? `${label.detail} · ${flavor.name}` : label.detail).toUpperCase(),
      face: faces.wide,
      x: 300,
      top: strip.top + 17,
      most: 22,
      width: 500,
      fill: readable(color, ['#ffffff', ink], 3),
      anchor: 'middle',
    }).svg;
  const scratches = [400, 455, 510].map((x, index) => claw(x, name.bottom + 12 + index * 16, room * 0.72)).join('');
  const onBase = readable(base, [paper, '#ffffff']);
  const facts = claims
    .slice(0, 2)
    .map(
      ([value, what], index) =>
        headline({
          text: `${value} ${what}`.toUpperCase(),
          face: faces.anton,
          x: 32,
          top: foot + (height - foot) * (0.2 + index * 0.38),
          most: 24,
          width: 360,
          fill: onBase,
        }).svg,
    )
    .join('');
  const picture = flavor
    ? moved(flavor.drawing, { x: 500, y: foot + 10, size: Math.min(1.5, height / 430) })
    : moved(emblem(brand.link, darker(paper, 0.05)), { x: 510, y: (foot + height) / 2, size: 0.9 });
  return {
    ground,
    front: title.svg + moved(scratches, { opacity: 0.16 }) + name.svg + size.svg + detail + facts + picture,
  };
};
