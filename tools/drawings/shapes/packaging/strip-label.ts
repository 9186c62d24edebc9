import { emblem } from '../../art/emblem.ts';
import { flavorColor } from '../../art/label.ts';
import { box, linearGradient, moved, type Svg, shape } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import { blend, darker, lighter, readable } from '../../model/color.ts';
import type { PackageDesign } from './container.ts';

/** A label for what is long and low: name to the left, kind in the middle, the flavor bursting in from the right. */
export function stripLabel({ label, body }: PackageDesign, { width, height }: { width: number; height: number }): Svg {
  const { brand, typography: voice, flavor, claims } = label;
  const color = flavorColor(label);
  const sheen = linearGradient([
    [0, lighter(body, 0.12)],
    [0.5, body],
    [1, darker(body, 0.2)],
  ]);
  const paint = linearGradient([
    [0, lighter(color, 0.12)],
    [1, darker(color, 0.18)],
  ]);
  const ink = readable(body, [brand.colors.label, '#ffffff', brand.colors.ink], 2.4);
  const edge = width * 0.63;
  const splash =
    shape(
      `M${edge + 60} 0 C${edge - 40} ${height * 0.3} ${edge + 70} ${height * 0.6} ${edge - 20} ${height} H${width} V0 Z`,
      { fill: paint.fill },
    ) +
    shape(
      `M${edge + 34} 0 C${edge - 66} ${height * 0.3} ${edge + 44} ${height * 0.6} ${edge - 46} ${height} H${edge - 20} C${edge + 70} ${height * 0.6} ${edge - 40} ${height * 0.3} ${edge + 60} 0 Z`,
      { fill: blend(color, '#ffffff', 0.5) },
    );
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 156,
    top: height * 0.15,
    most: height * 0.14,
    width: edge - 290,
    fill: ink,
  });
  const title = headline({
    text: label.title.toUpperCase(),
    ...voice.title,
    x: 88,
    top: height * 0.4,
    most: height * 0.27,
    width: edge - 120,
    fill: ink,
  });
  const detail = headline({
    text: label.detail.toUpperCase(),
    face: faces.wide,
    tracking: 20,
    x: 90,
    top: height * 0.78,
    most: height * 0.075,
    width: edge - 150,
    fill: ink,
  });
  const onColor = readable(color, ['#ffffff', brand.colors.ink], 2.6);
  const taste = flavor
    ? moved(flavor.drawing, { x: width * 0.82, y: height * 0.4, size: height / 165 }) +
      headline({
        text: flavor.name,
        face: faces.bold,
        x: width * 0.81,
        top: height * 0.78,
        most: height * 0.085,
        width: width * 0.27,
        fill: onColor,
        anchor: 'middle',
      }).svg
    : headline({
        text: claims[0]?.[0] ?? '',
        ...voice.title,
        x: width * 0.81,
        top: height * 0.34,
        most: height * 0.24,
        width: width * 0.24,
        fill: onColor,
        anchor: 'middle',
      }).svg +
      headline({
        text: claims[0]?.[1] ?? '',
        face: faces.bold,
        x: width * 0.81,
        top: height * 0.7,
        most: height * 0.08,
        width: width * 0.24,
        fill: onColor,
        anchor: 'middle',
      }).svg;
  const size = text({
    text: label.size,
    face: faces.bold,
    size: height * 0.08,
    x: edge - 40,
    y: height * 0.25,
    fill: ink,
    anchor: 'end',
  });
  return (
    sheen.defs +
    paint.defs +
    box({ x: 0, y: 0, width, height, fill: sheen.fill }) +
    splash +
    moved(emblem(brand.link, ink), { x: 106, y: height * 0.22, size: height / 520 }) +
    name.svg +
    size +
    title.svg +
    detail.svg +
    taste
  );
}
