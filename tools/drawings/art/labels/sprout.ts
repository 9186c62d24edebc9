import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import { blend, readable } from '../../model/color.ts';
import { emblem } from '../emblem.ts';
import { flavorColor, type Layout } from '../label.ts';
import { box, disc, moved } from '../svg.ts';
import { headline } from '../type.ts';

/** Friendly: soft round letters on plain paper and one big sun of the flavor that the label cuts off. */
export const sprout: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, flavor, claims } = label;
  const { ink, label: paper, accent } = brand.colors;
  const color = flavor ? blend(flavor.color, paper, 0.36) : flavorColor(label);
  const name = headline({ text: voice.written, ...voice.name, x: 96, top: 46, most: 40, width: 260, fill: accent });
  const size = text({ text: label.size, face: faces.bold, size: 25, x: 562, y: 78, fill: ink, anchor: 'end' });
  const title = headline({
    text: label.title.toLowerCase(),
    ...voice.title,
    x: 34,
    top: name.bottom + Math.min(74, height * 0.08),
    most: height * 0.13,
    width: 530,
    fill: ink,
  });
  const detail = headline({
    text: label.detail,
    face: faces.fredoka,
    x: 38,
    top: title.bottom + Math.max(26, height * 0.04),
    most: 30,
    width: 500,
    fill: accent,
  });
  const radius = Math.min(330, (height - detail.bottom - 22) / 1.6);
  const centre = { x: 330, y: height - radius * 0.42 };
  const ground =
    box({ x: from, y: 0, width: to - from, height, fill: paper }) +
    disc({ ...centre, radius: radius * 1.18, fill: blend(paper, color, 0.28) }) +
    disc({ ...centre, radius, fill: color });

  const onSun = readable(color, ['#ffffff', ink], 2.6);
  const middle = height - radius * 0.82;
  const foot = { top: height - radius * 0.3, most: Math.min(28, radius * 0.14), width: radius * 1.2 };
  const inside = flavor
    ? moved(flavor.drawing, { ...centre, y: middle, size: radius / 118 }) +
      headline({
        text: flavor.name,
        face: faces.fredoka,
        x: centre.x,
        ...foot,
        fill: onSun,
        anchor: 'middle',
      }).svg
    : moved(emblem(brand.link, blend(color, '#ffffff', 0.35)), { ...centre, y: middle, size: radius / 112 }) +
      headline({
        text: claims[0]?.join(' ') ?? '',
        face: faces.fredoka,
        x: centre.x,
        ...foot,
        fill: onSun,
        anchor: 'middle',
      }).svg;
  return {
    ground,
    front:
      moved(emblem(brand.link, accent), { x: 58, y: 68, size: 0.62 }) +
      name.svg +
      size +
      title.svg +
      detail.svg +
      inside,
  };
};
