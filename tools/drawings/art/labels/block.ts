import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import { readable } from '../../model/color.ts';
import { claimRow } from '../claims.ts';
import { emblem } from '../emblem.ts';
import { flavorColor, type Layout } from '../label.ts';
import { box, moved } from '../svg.ts';
import { headline } from '../type.ts';

/** Poster of a heavyweight: the name over a rule, the kind as wide as the label, the flavor as a full band below. */
export const block: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, claims, flavor } = label;
  const { ink, label: paper, accent } = brand.colors;
  const color = flavorColor(label);
  const onColor = readable(color, ['#ffffff', ink], 3);
  const band = Math.min(130, height * 0.19);
  const bandTop = height - band;
  const ground =
    box({ x: from, y: 0, width: to - from, height, fill: paper }) +
    box({ x: from, y: bandTop, width: to - from, height: band, fill: color }) +
    box({ x: from, y: 0, width: to - from, height: 14, fill: accent });

  const name = headline({ text: voice.written, ...voice.name, x: 92, top: 50, most: 32, width: 330, fill: ink });
  const size = text({ text: label.size, face: faces.bold, size: 26, x: 572, y: name.bottom, fill: ink, anchor: 'end' });
  const room = bandTop - name.bottom - 24;
  const title = headline({
    text: label.title,
    ...voice.title,
    x: 28,
    top: name.bottom + room * 0.2,
    most: room * 0.42,
    width: 544,
    fill: ink,
  });
  const detail = headline({
    text: label.detail.toUpperCase(),
    face: faces.wide,
    tracking: 30,
    x: 30,
    top: title.bottom + 22,
    most: 28,
    width: 540,
    fill: accent,
  });
  const facts =
    bandTop - detail.bottom > 130 ? claimRow({ claims, x: 28, y: bandTop - 92, width: 544, color: ink }) : '';
  const taste = flavor
    ? moved(flavor.drawing, { x: 514, y: bandTop + band * 0.06, size: (band / 100) * 1.25 }) +
      headline({
        text: flavor.name.toUpperCase(),
        face: faces.wide,
        x: 30,
        top: bandTop + band / 2 - 15,
        most: 30,
        width: 400,
        fill: onColor,
      }).svg
    : headline({
        text: claims[0]?.join(' ').toUpperCase() ?? '',
        face: faces.wide,
        x: 30,
        top: bandTop + band / 2 - 14,
        most: 28,
        width: 540,
        fill: onColor,
      }).svg;
  const front =
    moved(emblem(brand.link, accent), { x: 54, y: 66, size: 0.6 }) +
    name.svg +
    size +
    box({ x: 28, y: name.bottom + 24, width: 544, height: 3, fill: ink }) +
    title.svg +
    detail.svg +
    facts +
    taste;
  return { ground, front };
};
