import { faces } from '../letters/faces.ts';
import { text } from '../letters/text.ts';
import type { Claim } from './label.ts';
import { box, type Svg } from './svg.ts';
import { headline } from './type.ts';

type Row = { claims: readonly Claim[]; x: number; y: number; width: number; color: string; rule?: string };

/** Facts side by side, the number above its unit, thin rules between them; 62 units high. */
export function claimRow({ claims, x, y, width, color, rule = color }: Row): Svg {
  const step = width / claims.length;
  return claims
    .map(([value, what], index) => {
      const middle = x + step * (index + 0.5);
      const number = headline({
        text: value,
        face: faces.bold,
        x: middle,
        top: y,
        most: 26,
        width: step - 16,
        fill: color,
        anchor: 'middle',
      });
      const unit = text({
        text: what,
        face: faces.medium,
        size: 17,
        x: middle,
        y: y + 54,
        fill: color,
        anchor: 'middle',
        tracking: 20,
        opacity: 0.85,
      });
      const bar = index
        ? box({ x: x + step * index - 0.75, y: y - 2, width: 1.5, height: 60, fill: rule, opacity: 0.4 })
        : '';
      return number.svg + unit + bar;
    })
    .join('');
}

/** Facts below each other, the number to the left of its unit. */
export function claimColumn({ claims, x, y, width, color, rule = color }: Row): Svg {
  return claims
    .map(([value, what], index) => {
      const top = y + index * 52;
      const number = text({ text: value, face: faces.bold, size: 30, x, y: top + 30, fill: color });
      const unit = text({
        text: what,
        face: faces.medium,
        size: 18,
        x: x + width,
        y: top + 29,
        fill: color,
        anchor: 'end',
        opacity: 0.85,
      });
      return `${number}${unit}${box({ x, y: top + 42, width, height: 1.5, fill: rule, opacity: 0.35 })}`;
    })
    .join('');
}
