import { darker, lighter } from '../../model/color.ts';
import { disc, line, linearGradient, moved, radialGradient, type Svg, shape } from '../svg.ts';

export type FruitDrawing = (color: string) => Svg;

export const around = (count: number, draw: (turn: number, index: number) => Svg): Svg =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count, index)).join('');

export function ball({ x, y, radius, color }: { x: number; y: number; radius: number; color: string }): Svg {
  const light = radialGradient(
    [
      [0, lighter(color, 0.55)],
      [0.35, color],
      [0.85, darker(color, 0.3)],
      [1, darker(color, 0.45)],
    ],
    [0.36, 0.3],
    0.75,
  );
  return light.defs + disc({ x, y, radius, fill: light.fill });
}

export function leaf({
  x,
  y,
  size,
  turn,
  color = '#3f8f3a',
}: {
  x: number;
  y: number;
  size: number;
  turn: number;
  color?: string;
}): Svg {
  const paint = linearGradient(
    [
      [0, lighter(color, 0.25)],
      [1, darker(color, 0.25)],
    ],
    [1, 1],
  );
  const blade = shape('M0 0 C-6 -16 -2 -34 0 -40 C14 -30 16 -12 0 0 Z', { fill: paint.fill });
  return moved(paint.defs + blade + line('M0 0 C3 -12 3 -26 1 -36', { color: lighter(color, 0.35), width: 1 }), {
    x,
    y,
    size,
    turn,
  });
}
