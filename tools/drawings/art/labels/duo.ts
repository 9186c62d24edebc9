import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import { blend, readable } from '../../model/color.ts';
import { emblem } from '../emblem.ts';
import type { Layout } from '../label.ts';
import { box, disc, linearGradient, moved, shape } from '../svg.ts';
import { headline } from '../type.ts';

/** Studio: two flat forms that overlap, lower case, much air. */
export const duo: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, flavor, claims } = label;
  const { ink, label: paper, accent, base } = brand.colors;
  const color = flavor ? blend(flavor.color, paper, 0.3) : accent;
  const name = headline({ text: voice.written, ...voice.name, x: 40, top: 50, most: 34, width: 320, fill: ink });
  const title = headline({
    text: label.title.toLowerCase(),
    ...voice.title,
    x: 38,
    top: name.bottom + height * 0.1,
    most: height * 0.12,
    width: 524,
    fill: ink,
  });
  const detail = headline({
    text: label.detail,
    face: faces.medium,
    x: 42,
    top: title.bottom + Math.max(28, height * 0.045),
    most: 30,
    width: 480,
    fill: base,
  });
  const radius = Math.min(270, (height - detail.bottom - 24) / 1.4);
  const centre = { x: Math.min(170, radius * 0.72), y: height - radius * 0.4 - 10 };
  const mist = linearGradient([
    [0, paper],
    [1, blend(paper, color, 0.22)],
  ]);
  const ground =
    mist.defs +
    box({ x: from, y: 0, width: to - from, height, fill: mist.fill }) +
    disc({ ...centre, radius, fill: color }) +
    shape(
      `M${600 - radius * 1.05} ${height} A${radius * 1.05} ${radius * 1.05} 0 0 1 ${600 + radius * 1.05} ${height} Z`,
      { fill: base },
    ) +
    (to > 700 ? disc({ x: to - 90, y: height * 0.25, radius: radius * 0.5, fill: accent, opacity: 0.5 }) : '');

  const ink2 = readable(color, ['#ffffff', ink], 2.6);
  const picture = flavor
    ? moved(flavor.drawing, { ...centre, y: centre.y - radius * 0.16, size: radius / 100 })
    : moved(emblem(brand.link, blend(color, '#ffffff', 0.8)), {
        ...centre,
        y: centre.y - radius * 0.32,
        size: radius / 125,
      });
  const foot = headline({
    text: flavor?.name ?? claims[0]?.join(' ') ?? '',
    ...voice.title,
    x: 40,
    top: height - 70,
    most: 26,
    width: 290,
    fill: ink2,
  });
  const size = text({
    text: label.size,
    face: faces.bold,
    size: 26,
    x: 570,
    y: height - 44,
    fill: readable(base, ['#ffffff', ink]),
    anchor: 'end',
  });
  return {
    ground,
    front:
      moved(emblem(brand.link, accent), { x: 548, y: 64, size: 0.6 }) +
      name.svg +
      title.svg +
      detail.svg +
      picture +
      foot.svg +
      size,
  };
};
