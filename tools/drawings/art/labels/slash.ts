import { faces } from '../../letters/faces.ts';
import { darker, lighter, readable, seenOn } from '../../model/color.ts';
import { claimRow } from '../claims.ts';
import { emblem } from '../emblem.ts';
import type { Layout } from '../label.ts';
import { box, linearGradient, moved, shape } from '../svg.ts';
import { headline } from '../type.ts';

/** Speed: a dark label torn by slanted flashes in the flavor's colour, everything leaning forward. */
export const slash: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, claims, flavor } = label;
  const { ink, label: paper, accent } = brand.colors;
  const color = seenOn(paper, flavor?.color ?? accent, 3.2);
  const heat = linearGradient(
    [
      [0, lighter(color, 0.12)],
      [1, darker(color, 0.28)],
    ],
    [1, 0],
  );
  const dusk = linearGradient([
    [0, lighter(paper, 0.12)],
    [0.5, paper],
    [1, darker(paper, 0.4)],
  ]);
  const lean = height * 0.32;
  const flash = (x: number, y: number, width: number, thick: number, opacity: number) =>
    shape(
      `M${x} ${y + thick} L${x + width} ${y - lean * 0.5 + thick} L${x + width + thick * 0.6} ${y - lean * 0.5} L${x + thick * 0.4} ${y} Z`,
      { fill: heat.fill, opacity },
    );
  const ground =
    dusk.defs +
    heat.defs +
    box({ x: from, y: 0, width: to - from, height, fill: dusk.fill }) +
    flash(from, height * 0.98, to - from, height * 0.16, 1) +
    flash(from, height * 0.86, to - from, 10, 0.9) +
    flash(from, height * 0.3, to - from, 5, 0.5) +
    flash(from, height * 0.2, to - from, 16, 0.18);

  const name = headline({ text: voice.written, ...voice.name, x: 86, top: 38, most: 36, width: 360, fill: ink });
  const titleTop = Math.max(height * 0.3, name.bottom + 44);
  const title = headline({
    text: label.title,
    ...voice.title,
    x: 24,
    top: titleTop,
    most: height * 0.24,
    width: 552,
    fill: ink,
  });
  const detail = headline({
    text: label.detail.toUpperCase(),
    face: faces.wideItalic,
    tracking: 20,
    x: 28,
    top: title.bottom + 18,
    most: 28,
    width: 380,
    fill: color,
  });
  const facts =
    height - detail.bottom > 280 ? claimRow({ claims, x: 20, y: detail.bottom + 28, width: 420, color: ink }) : '';
  const bottom = height - 44;
  const onHeat = readable(color, ['#ffffff', '#111111'], 2.6);
  const taste = flavor
    ? moved(flavor.drawing, { x: 500, y: height * 0.74, size: Math.min(1.9, height / 330), turn: -8 }) +
      headline({
        text: flavor.name.toUpperCase(),
        face: faces.wideItalic,
        x: 28,
        top: bottom - 24,
        most: 24,
        width: 330,
        fill: onHeat,
      }).svg
    : moved(emblem(brand.link, darker(color, 0.25)), { x: 500, y: height * 0.8, size: Math.min(1.5, height / 360) });
  const size = headline({
    text: label.size,
    face: faces.wideItalic,
    x: 572,
    top: 42,
    most: 24,
    width: 130,
    fill: ink,
    anchor: 'end',
  });
  return {
    ground,
    front:
      moved(emblem(brand.link, accent), { x: 50, y: 56, size: 0.62 }) +
      name.svg +
      size.svg +
      title.svg +
      detail.svg +
      facts +
      taste,
  };
};
