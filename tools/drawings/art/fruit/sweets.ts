import { darker, lighter } from '../../model/color.ts';
import { disc, line, linearGradient, moved, radialGradient, ring, type Svg, shape } from '../svg.ts';
import { around, ball, type FruitDrawing } from './forms.ts';

export const chocolate: FruitDrawing = (color) => {
  const square = (x: number, y: number) => {
    const face = linearGradient(
      [
        [0, lighter(color, 0.18)],
        [1, darker(color, 0.15)],
      ],
      [1, 1],
    );
    const inner = linearGradient(
      [
        [0, darker(color, 0.12)],
        [1, lighter(color, 0.12)],
      ],
      [1, 1],
    );
    return moved(
      `${face.defs}${inner.defs}<rect width="40" height="40" rx="3" fill="${face.fill}"/><rect x="7" y="7" width="26" height="26" rx="2" fill="${inner.fill}"/>`,
      { x, y },
    );
  };
  return (
    moved(square(-42, -42) + square(0, -42) + square(-42, 0), { turn: -8 }) +
    moved(square(6, 8), { turn: 14, x: 2, y: 2 })
  );
};

export const cookie: FruitDrawing = (color) => {
  const half = (y: number) => ball({ x: 0, y, radius: 40, color });
  const dots = around(9, (turn) => moved(disc({ x: 0, y: -27, radius: 4, fill: darker(color, 0.45) }), { turn }));
  return (
    half(8) +
    `<ellipse cx="0" cy="4" rx="42" ry="40" fill="#fbf6ea"/>` +
    half(-4) +
    moved(
      dots +
        ring({ x: 0, y: 0, radius: 34, width: 3, color: darker(color, 0.35) }) +
        around(6, (turn) => moved(disc({ x: 0, y: -13, radius: 3.4, fill: darker(color, 0.45) }), { turn })),
      { y: -4 },
    )
  );
};

export const caramel: FruitDrawing = (color) => {
  const cube = (x: number, y: number, turn: number) => {
    const face = linearGradient(
      [
        [0, lighter(color, 0.3)],
        [1, darker(color, 0.12)],
      ],
      [1, 1],
    );
    const body = `<rect x="-20" y="-18" width="40" height="36" rx="7" fill="${darker(color, 0.35)}"/><rect x="-20" y="-22" width="40" height="34" rx="7" fill="${face.fill}"/>`;
    return moved(`${face.defs}${body}${line('M-12 -14 L2 -15', { color: '#ffffff', width: 3.4, opacity: 0.6 })}`, {
      x,
      y,
      turn,
    });
  };
  return cube(-22, 20, -8) + cube(24, 22, 10) + cube(0, -16, 3);
};

export const candy = (colors: readonly string[]): Svg =>
  [
    [-24, -14, -20],
    [24, -6, 25],
    [-4, 26, 5],
  ]
    .map(([x = 0, y = 0, turn = 0], index) => {
      const color = colors[index] ?? '#e11d74';
      return moved(
        shape('M-16 0 L-34 -12 L-34 12 Z M16 0 L34 -12 L34 12 Z', { fill: lighter(color, 0.2) }) +
          ball({ x: 0, y: 0, radius: 18, color }),
        { x, y, turn },
      );
    })
    .join('');

export const bubbles: FruitDrawing = (color) =>
  ball({ x: -14, y: 12, radius: 30, color }) +
  ball({ x: 24, y: -10, radius: 19, color: lighter(color, 0.15) }) +
  ball({ x: -8, y: -34, radius: 12, color: lighter(color, 0.3) });

export const drop: FruitDrawing = (color) => {
  const water = radialGradient(
    [
      [0, '#ffffff'],
      [0.5, lighter(color, 0.5)],
      [1, color],
    ],
    [0.36, 0.5],
    0.7,
  );
  return (
    water.defs + shape('M0 -50 C22 -18 36 2 36 18 A36 34 0 0 1 -36 18 C-36 2 -22 -18 0 -50 Z', { fill: water.fill })
  );
};
