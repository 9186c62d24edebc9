import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import { blend, darker, lighter, readable } from '../../model/color.ts';
import { flavorColor, type Layout } from '../label.ts';
import { box, disc, moved, ring, shape } from '../svg.ts';
import { headline } from '../type.ts';

/** Sweet shop: rays behind a script name, the treat in large, a promise in a circle. */
export const burst: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, flavor, claims } = label;
  const { ink, label: cream, accent, base } = brand.colors;
  const color = flavor ? blend(flavorColor(label), base, 0.15) : base;
  const middle = { x: 300, y: height * 0.42 };
  const rays = Array.from({ length: 24 }, (_, index) => {
    const [a, b] = [(index * Math.PI) / 12, ((index + 0.5) * Math.PI) / 12];
    const point = (angle: number) =>
      `${(middle.x + Math.cos(angle) * 1600).toFixed(0)} ${(middle.y + Math.sin(angle) * 1600).toFixed(0)}`;
    return shape(`M${middle.x} ${middle.y} L${point(a)} L${point(b)} Z`, { fill: lighter(color, 0.16), opacity: 0.75 });
  }).join('');
  const ground = box({ x: from, y: 0, width: to - from, height, fill: color }) + rays;

  const onColor = readable(color, ['#ffffff', ink], 2.6);
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 300,
    top: height * 0.07,
    most: Math.min(84, height * 0.13),
    width: 440,
    fill: onColor,
    anchor: 'middle',
  });
  const plate = { top: name.bottom + height * 0.07, height: height * 0.2 };
  const title =
    box({ x: 24, y: plate.top, width: 552, height: plate.height, fill: cream, round: plate.height / 2 }) +
    box({ x: 32, y: plate.top + 8, width: 536, height: plate.height - 16, fill: 'none', round: plate.height / 2 }) +
    headline({
      text: label.title.toUpperCase(),
      ...voice.title,
      x: 300,
      top: plate.top + plate.height * 0.27,
      most: plate.height * 0.46,
      width: 470,
      fill: accent,
      anchor: 'middle',
    }).svg;
  const detail = headline({
    text: label.detail,
    face: faces.fredoka,
    x: 300,
    top: plate.top + plate.height + height * 0.045,
    most: 34,
    width: 460,
    fill: onColor,
    anchor: 'middle',
  });
  const left = height - detail.bottom;
  const radius = Math.min(150, left * 0.4);
  const dish = { x: 300, y: detail.bottom + left * 0.47 };
  const treat =
    disc({ ...dish, radius, fill: cream }) +
    ring({ ...dish, radius: radius - 8, width: 3, color: darker(color, 0.1) }) +
    (flavor
      ? moved(flavor.drawing, { ...dish, size: radius / 72 })
      : headline({
          text: claims[0]?.[0] ?? '',
          face: faces.alfaSlab,
          x: 300,
          top: dish.y - radius * 0.25,
          most: radius * 0.5,
          width: radius * 1.4,
          fill: accent,
          anchor: 'middle',
        }).svg);
  const taste = flavor
    ? headline({ text: flavor.name, face: faces.lobster, x: 40, top: height - 62, most: 32, width: 300, fill: onColor })
        .svg
    : '';
  const size = text({
    text: label.size,
    face: faces.bold,
    size: 24,
    x: 570,
    y: height - 32,
    fill: onColor,
    anchor: 'end',
  });
  return { ground, front: name.svg + title + detail.svg + treat + taste + size };
};
