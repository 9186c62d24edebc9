import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import { blend } from '../../model/color.ts';
import { claimRow } from '../claims.ts';
import { emblem } from '../emblem.ts';
import type { Layout } from '../label.ts';
import { box, disc, linearGradient, moved, shape } from '../svg.ts';
import { headline } from '../type.ts';

/** Mountain dawn: ridge behind ridge, a sun in the flavor's colour, condensed capitals. */
export const ridge: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, flavor, claims } = label;
  const { ink, label: night, accent, base } = brand.colors;
  const color = flavor ? blend(flavor.color, '#ffffff', 0.35) : accent;
  const sky = linearGradient([
    [0, night],
    [0.5, blend(night, base, 0.7)],
    [1, base],
  ]);
  const crest = (level: number, tall: number, seed: number, fill: string) => {
    const points = Array.from({ length: Math.ceil((to - from) / 75) + 2 }, (_, index) => {
      const rise = Math.abs(Math.sin(index * 1.7 + seed) + 0.5 * Math.sin(index * 3.1 + seed * 2)) * tall;
      return `L${from + index * 75 - 40} ${(level - rise).toFixed(1)}`;
    });
    return shape(`M${from - 80} ${height} ${points.join(' ')} L${to + 80} ${height} Z`, { fill });
  };
  const sun = { x: 420, y: height * 0.62 };
  const radius = Math.min(150, height * 0.19);
  const ground =
    sky.defs +
    box({ x: from, y: 0, width: to - from, height, fill: sky.fill }) +
    disc({ ...sun, radius: radius * 1.35, fill: color, opacity: 0.3 }) +
    disc({ ...sun, radius, fill: color }) +
    (flavor ? moved(flavor.drawing, { ...sun, y: sun.y - radius * 0.15, size: radius / 82 }) : '') +
    crest(height * 0.76, height * 0.1, 1, blend(base, night, 0.35)) +
    crest(height * 0.83, height * 0.09, 4, blend(base, night, 0.62)) +
    crest(height * 0.92, height * 0.08, 7, night);

  const name = headline({ text: voice.written, ...voice.name, x: 104, top: 44, most: 38, width: 340, fill: ink });
  const size = text({
    text: label.size,
    face: faces.bold,
    size: 26,
    x: 568,
    y: name.bottom,
    fill: accent,
    anchor: 'end',
  });
  const title = headline({
    text: label.title.toUpperCase(),
    ...voice.title,
    x: 32,
    top: name.bottom + height * 0.075,
    most: height * 0.21,
    width: 536,
    fill: ink,
  });
  const detail = headline({
    text: label.detail.toUpperCase(),
    face: faces.wide,
    x: 34,
    top: title.bottom + 24,
    most: 24,
    width: 400,
    fill: accent,
  });
  const foot = flavor
    ? headline({
        text: flavor.name.toUpperCase(),
        ...voice.title,
        x: 34,
        top: height - 76,
        most: 32,
        width: 360,
        fill: ink,
      }).svg
    : height > 560
      ? claimRow({ claims, x: 28, y: height - 108, width: 544, color: ink })
      : '';
  return {
    ground,
    front:
      moved(emblem(brand.link, accent), { x: 58, y: 62, size: 0.72 }) + name.svg + size + title.svg + detail.svg + foot,
  };
};
