import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import { blend, lighter, seenOn } from '../../model/color.ts';
import { claimRow } from '../claims.ts';
import { emblem } from '../emblem.ts';
import { flavorColor, type Layout } from '../label.ts';
import { blurred, box, line, linearGradient, moved, radialGradient, ring } from '../svg.ts';
import { headline } from '../type.ts';

/** Night city: a burning ring over a grid that runs to the horizon. */
export const neon: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, flavor, claims } = label;
  const { ink, label: night, base, accent } = brand.colors;
  const color = seenOn(night, flavorColor(label), 4);
  const sky = linearGradient([
    [0, night],
    [0.55, blend(night, base, 0.5)],
    [0.72, blend(base, color, 0.35)],
    [0.721, night],
    [1, '#08020f'],
  ]);
  const horizon = height * 0.72;
  const rails = Array.from({ length: Math.ceil((to - from) / 60) + 1 }, (_, index) => {
    const x = from + index * 60;
    return `M${300 + (x - 300) * 0.5} ${horizon} L${300 + (x - 300) * 2.2} ${height}`;
  }).join(' ');
  const steps = [0.04, 0.11, 0.22, 0.38, 0.6, 0.9]
    .map((t) => `M${from} ${horizon + (height - horizon) * t} H${to}`)
    .join(' ');
  const ground =
    sky.defs +
    box({ x: from, y: 0, width: to - from, height, fill: sky.fill }) +
    line(`${rails} ${steps}`, { color: accent, width: 2, opacity: 0.55 });

  const middle = { x: 300, y: height * 0.42 };
  const radius = Math.min(250, height * 0.33);
  const sun = radialGradient([
    [0, color, 0.55],
    [0.6, color, 0.16],
    [1, color, 0],
  ]);
  const halo =
    sun.defs +
    `<circle cx="${middle.x}" cy="${middle.y}" r="${radius * 1.35}" fill="${sun.fill}"/>` +
    blurred(ring({ ...middle, radius, width: 20, color, opacity: 0.9 }), 14) +
    ring({ ...middle, radius, width: 7, color: lighter(color, 0.55) });
  const plate = box({
    x: 14,
    y: middle.y - height * 0.105,
    width: 572,
    height: height * 0.21,
    fill: night,
    opacity: 0.9,
  });
  const title = headline({
    text: label.title,
    ...voice.title,
    x: 300,
    top: middle.y - height * 0.07,
    most: height * 0.14,
    width: 530,
    fill: ink,
    anchor: 'middle',
  });
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 300,
    top: Math.max(40, middle.y - radius * 0.72),
    most: 32,
    width: 260,
    fill: ink,
    anchor: 'middle',
  });
  const detail = headline({
    text: label.detail.toUpperCase(),
    face: faces.audiowide,
    tracking: 60,
    x: 300,
    top: Math.max(title.bottom + 26, middle.y + height * 0.13),
    most: 24,
    width: 400,
    fill: color,
    anchor: 'middle',
  });
  const taste = flavor
    ? moved(flavor.drawing, { x: 300, y: horizon + 6, size: Math.min(1.45, height / 480) }) +
      headline({
        text: flavor.name.toUpperCase(),
        face: faces.audiowide,
        x: 300,
        top: height - 56,
        most: 24,
        width: 420,
        fill: ink,
        anchor: 'middle',
      }).svg
    : claimRow({ claims, x: 40, y: height - 118, width: 520, color: ink });
  const size = text({ text: label.size, face: faces.bold, size: 22, x: 574, y: 46, fill: ink, anchor: 'end' });
  return {
    ground,
    front:
      halo +
      plate +
      moved(emblem(brand.link, color), { x: 52, y: 50, size: 0.6 }) +
      name.svg +
      title.svg +
      detail.svg +
      taste +
      size,
  };
};
