import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import { blend } from '../../model/color.ts';
import { emblem } from '../emblem.ts';
import { flavorColor, type Layout } from '../label.ts';
import { box, line, moved, shape } from '../svg.ts';
import { headline } from '../type.ts';

/** Herbarium: a paper arch on the brand's green, twigs, a serif title. */
export const botanic: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, flavor, claims } = label;
  const { ink, label: paper, accent, base } = brand.colors;
  const color = flavorColor(label);
  const twigs = Array.from({ length: Math.ceil((to - from) / 150) }, (_, index) =>
    moved(emblem(brand.link, blend(base, '#ffffff', 0.12)), {
      x: from + 75 + index * 150,
      y: index % 2 ? height * 0.7 : height * 0.25,
      size: 1.5,
      turn: index * 37,
    }),
  ).join('');
  const ground = box({ x: from, y: 0, width: to - from, height, fill: base }) + twigs;
  const top = 34;
  const arch =
    shape(
      `M46 ${height} V${top + 230} C46 ${top + 70} 150 ${top} 300 ${top} C450 ${top} 554 ${top + 70} 554 ${top + 230} V${height} Z`,
      { fill: paper },
    ) +
    line(
      `M62 ${height} V${top + 232} C62 ${top + 84} 160 ${top + 16} 300 ${top + 16} C440 ${top + 16} 538 ${top + 84} 538 ${top + 232} V${height}`,
      { color: base, width: 2.5 },
    );

  const mark = moved(emblem(brand.link, base), { x: 300, y: top + 80, size: 0.84 });
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 300,
    top: top + 138,
    most: 38,
    width: 300,
    fill: base,
    anchor: 'middle',
  });
  const room = height - name.bottom;
  const title = headline({
    text: label.title,
    ...voice.title,
    x: 300,
    top: name.bottom + room * 0.14,
    most: room * 0.17,
    width: 420,
    fill: ink,
    anchor: 'middle',
  });
  const detail = headline({
    text: label.detail,
    face: faces.medium,
    x: 300,
    top: title.bottom + room * 0.06,
    most: 26,
    width: 400,
    fill: accent,
    anchor: 'middle',
  });
  const middle = detail.bottom + (height - 70 - detail.bottom) * 0.5;
  const taste = flavor
    ? moved(flavor.drawing, { x: 300, y: middle - 14, size: Math.min(1.5, (height - 90 - detail.bottom) / 150) }) +
      text({ text: flavor.name, face: faces.fraunces, size: 28, x: 300, y: height - 62, fill: color, anchor: 'middle' })
    : claims
        .slice(0, 2)
        .map(([value, what], index) =>
          text({
            text: `${value} ${what}`,
            face: faces.medium,
            size: 25,
            x: 300,
            y: middle + index * 36,
            fill: ink,
            anchor: 'middle',
          }),
        )
        .join('');
  const foot = text({
    text: label.size,
    face: faces.bold,
    size: 22,
    x: 300,
    y: height - 26,
    fill: ink,
    anchor: 'middle',
  });
  return { ground, front: arch + mark + name.svg + title.svg + detail.svg + taste + foot };
};
