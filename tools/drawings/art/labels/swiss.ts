import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import { blend, readable } from '../../model/color.ts';
import { claimColumn } from '../claims.ts';
import { emblem } from '../emblem.ts';
import { flavorColor, type Layout } from '../label.ts';
import { box, disc, line, moved } from '../svg.ts';
import { headline } from '../type.ts';

/** Laboratory: a strict grid, the facts as a table, the flavor as a column at the edge. */
export const swiss: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, flavor, claims } = label;
  const { ink, label: paper, accent } = brand.colors;
  const color = flavorColor(label);
  const dots = Array.from({ length: 60 }, (_, index) =>
    disc({ x: 310 + (index % 10) * 26, y: 40 + Math.floor(index / 10) * 26, radius: 2.4, fill: accent, opacity: 0.45 }),
  ).join('');
  const ground =
    box({ x: from, y: 0, width: to - from, height, fill: paper }) +
    box({ x: from, y: height - 16, width: to - from, height: 16, fill: accent }) +
    box({ x: -8, y: 0, width: 88, height: height - 16, fill: color });

  const onColor = readable(color, ['#ffffff', paper], 2.6);
  const column = moved(
    headline({
      text: (flavor?.name ?? 'Sin sabor').toUpperCase(),
      face: faces.wide,
      tracking: 30,
      x: 0,
      top: -14,
      most: 28,
      width: height - 260,
      fill: onColor,
    }).svg,
    { x: 36, y: height - 52, turn: -90 },
  );
  const name = headline({ text: voice.written, ...voice.name, x: 116, top: 52, most: 26, width: 300, fill: ink });
  const mark = moved(emblem(brand.link, accent), { x: 536, y: 66, size: 0.66 });
  const titleTop = height * 0.25;
  const title = headline({
    text: label.title,
    ...voice.title,
    x: 112,
    top: titleTop,
    most: height * 0.2,
    width: 456,
    fill: ink,
  });
  const detail = headline({
    text: label.detail,
    face: faces.outfit,
    x: 116,
    top: title.bottom + Math.max(20, height * 0.04),
    most: 32,
    width: 440,
    fill: accent,
  });
  const room = height - 30 - detail.bottom;
  const table =
    room > 220
      ? claimColumn({
          claims: claims.slice(0, room > 280 ? 3 : 2),
          x: 116,
          y: detail.bottom + 34,
          width: flavor ? 270 : 440,
          color: ink,
          rule: accent,
        })
      : '';
  const picture = flavor
    ? moved(flavor.drawing, { x: 484, y: detail.bottom + room * 0.42, size: Math.min(1.7, room / 150) })
    : '';
  const size = text({ text: label.size, face: faces.bold, size: 26, x: 568, y: height - 46, fill: ink, anchor: 'end' });
  const rule = line(`M116 ${titleTop - 34} H568`, { color: blend(paper, ink, 0.5), width: 2 });
  return {
    ground: ground + moved(dots, { x: 700 }),
    front: column + name.svg + mark + rule + title.svg + detail.svg + table + picture + size,
  };
};
