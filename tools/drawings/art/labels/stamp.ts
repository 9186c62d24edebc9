import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import { blend, darker } from '../../model/color.ts';
import { emblem } from '../emblem.ts';
import { flavorColor, type Layout } from '../label.ts';
import { box, disc, line, moved, ring } from '../svg.ts';
import { broken, headline } from '../type.ts';

/** General store: a framed ticket with a round seal, centred, two inks. */
export const stamp: Layout = (label, { height, from, to }) => {
  const { brand, typography: voice, claims, flavor } = label;
  const { ink, label: paper, accent, base } = brand.colors;
  const color = flavorColor(label);
  const ground = box({ x: from, y: 0, width: to - from, height, fill: base });
  const frame =
    box({ x: 24, y: 24, width: 552, height: height - 48, fill: paper, round: 18 }) +
    line(
      `M52 38 H548 Q562 38 562 52 V${height - 52} Q562 ${height - 38} 548 ${height - 38} H52 Q38 ${height - 38} 38 ${height - 52} V52 Q38 38 52 38 Z`,
      { color: ink, width: 2.5 },
    );

  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 300,
    top: 78,
    most: 58,
    width: 420,
    fill: base,
    anchor: 'middle',
  });
  const rule =
    line(`M70 ${name.bottom + 26} H250 M350 ${name.bottom + 26} H530`, { color: ink, width: 2.5 }) +
    moved(emblem(brand.link, ink), { x: 300, y: name.bottom + 26, size: 0.36 });
  const room = height - name.bottom - 60;
  const title = headline({
    text: label.title.toUpperCase(),
    ...voice.title,
    x: 300,
    top: name.bottom + 26 + room * 0.13,
    most: room * 0.2,
    width: 480,
    fill: ink,
    anchor: 'middle',
  });
  const detail = headline({
    text: label.detail,
    face: faces.fraunces,
    x: 300,
    top: title.bottom + 22,
    most: 32,
    width: 460,
    fill: accent,
    anchor: 'middle',
  });

  const seal = {
    x: 300,
    y: Math.min(height - 190, (detail.bottom + height - 60) / 2),
    radius: Math.min(104, (height - detail.bottom - 80) / 2.3),
  };
  const words = broken(flavor?.name ?? claims[0]?.join(' ') ?? '', 10).slice(0, 3);
  const cream = blend(paper, '#ffffff', 0.55);
  const picture = flavor
    ? moved(flavor.drawing, { x: seal.x, y: seal.y - seal.radius * 0.34, size: (seal.radius / 100) * 0.86 })
    : '';
  const badge =
    disc({ ...seal, fill: color }) +
    disc({ ...seal, radius: seal.radius - 9, fill: cream }) +
    ring({ ...seal, radius: seal.radius - 15, width: 2, color }) +
    picture +
    words
      .map(
        (word, index) =>
          headline({
            text: word,
            face: faces.alfaSlab,
            x: seal.x,
            top: seal.y + seal.radius * (flavor ? 0.3 : -0.2 * words.length + 0.05) + index * seal.radius * 0.29,
            most: seal.radius * 0.17,
            width: seal.radius * 1.45,
            fill: ink,
            anchor: 'middle',
          }).svg,
      )
      .join('');
  const foot = text({
    text: `Cont. neto ${label.size}`,
    face: faces.bold,
    size: 24,
    x: 300,
    y: height - 58,
    fill: ink,
    anchor: 'middle',
  });
  const corners =
    seal.radius > 70
      ? claims
          .slice(0, 2)
          .map(([value, what], index) => {
            const x = index ? 494 : 106;
            return (
              headline({
                text: value,
                face: faces.alfaSlab,
                x,
                top: seal.y - 22,
                most: 26,
                width: 110,
                fill: darker(base, 0.1),
                anchor: 'middle',
              }).svg +
              text({ text: what, face: faces.medium, size: 18, x, y: seal.y + 30, fill: ink, anchor: 'middle' })
            );
          })
          .join('')
      : '';
  return { ground, front: frame + name.svg + rule + title.svg + detail.svg + badge + corners + foot };
};
