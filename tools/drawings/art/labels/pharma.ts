import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import { blend, darker } from '../../model/color.ts';
import { claimRow } from '../claims.ts';
import { emblem } from '../emblem.ts';
import { flavorColor, type Layout } from '../label.ts';
import { box, disc, line, moved, shape } from '../svg.ts';
import { headline } from '../type.ts';

/** Chemist's shelf: white, a sunny cap that curves down, the active in a plain large type. */
export const pharma: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, flavor, claims } = label;
  const { ink, label: paper, accent, base } = brand.colors;
  const color = flavorColor(label);
  const top = height * 0.3;
  const wide = to - from;
  const ground =
    box({ x: from, y: 0, width: wide, height, fill: paper }) +
    box({ x: from, y: 0, width: wide, height: top * 0.72, fill: base }) +
    shape(`M-60 ${top * 0.7} Q300 ${top * 1.35} 660 ${top * 0.7} Z`, { fill: base }) +
    line(`M-60 ${top * 0.7 + 14} Q300 ${top * 1.35 + 14} 660 ${top * 0.7 + 14}`, { color: accent, width: 6 }) +
    box({ x: from, y: height - 34, width: wide, height: 34, fill: color });

  const mark = moved(emblem(brand.link, ink), { x: 300, y: top * 0.3, size: 0.6 });
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 300,
    top: top * 0.54,
    most: 38,
    width: 320,
    fill: ink,
    anchor: 'middle',
  });
  const room = height - 34 - top * 1.12;
  const title = headline({
    text: label.title,
    ...voice.title,
    x: 300,
    top: top * 1.12 + room * 0.1,
    most: room * 0.27,
    width: 510,
    fill: darker(ink, 0.15),
    anchor: 'middle',
  });
  const detail = headline({
    text: label.detail,
    face: faces.outfit,
    x: 300,
    top: title.bottom + room * 0.08,
    most: 34,
    width: 470,
    fill: accent,
    anchor: 'middle',
  });
  const left = height - 34 - detail.bottom;
  const facts =
    left > 140 ? claimRow({ claims, x: 40, y: detail.bottom + (left - 62) * 0.42, width: 520, color: ink }) : '';
  const foot = text({
    text: flavor ? `${label.size} · ${flavor.name}` : label.size,
    face: faces.bold,
    size: 22,
    x: 300,
    y: height - 9,
    fill: '#ffffff',
    anchor: 'middle',
  });
  const picture = flavor
    ? disc({ x: 506, y: top * 1.12, radius: 64, fill: blend(paper, color, 0.2) }) +
      moved(flavor.drawing, { x: 506, y: top * 1.12, size: 1.05 })
    : '';
  return { ground, front: mark + name.svg + title.svg + detail.svg + facts + picture + foot };
};
