import { darker, lighter } from '../../model/color.ts';
import { line, moved, radialGradient, shape } from '../svg.ts';
import { around, ball, type FruitDrawing, leaf } from './forms.ts';

export const flower: FruitDrawing = (color) => {
  const petal = radialGradient(
    [
      [0, darker(color, 0.12)],
      [0.55, lighter(color, 0.5)],
      [1, lighter(color, 0.2)],
    ],
    [0.5, 1],
    1,
  );
  return (
    petal.defs +
    leaf({ x: -18, y: 30, size: 0.9, turn: 220, color: '#5b8f3c' }) +
    around(6, (turn) =>
      moved(
        shape('M0 0 C-18 -14 -16 -42 0 -48 C16 -42 18 -14 0 0 Z', { fill: petal.fill }) +
          line('M0 -8 L0 -38', { color: darker(color, 0.22), width: 1.2, opacity: 0.5 }),
        { turn },
      ),
    ) +
    ball({ x: 0, y: 0, radius: 10, color: '#d59a1d' })
  );
};

export const bean: FruitDrawing = (color) => {
  const one = (x: number, y: number, turn: number) => {
    const skin = radialGradient(
      [
        [0, lighter(color, 0.35)],
        [1, darker(color, 0.35)],
      ],
      [0.35, 0.3],
      0.8,
    );
    return moved(
      `${skin.defs}<ellipse rx="20" ry="29" fill="${skin.fill}"/>${line('M2 -26 C-10 -8 10 8 -2 26', { color: darker(color, 0.6), width: 3.4 })}`,
      { x, y, turn },
    );
  };
  return one(-20, 12, -35) + one(22, 14, 30) + one(2, -20, 75);
};

export const peanut: FruitDrawing = (color) => {
  const shell = radialGradient(
    [
      [0, lighter(color, 0.35)],
      [1, darker(color, 0.3)],
    ],
    [0.35, 0.25],
    0.85,
  );
  const marks = line(
    'M-8 -36 C-4 -10 -4 10 -8 36 M8 -36 C4 -10 4 10 8 36 M-20 -20 C-14 -24 14 -24 20 -20 M-22 20 C-14 26 14 26 22 20',
    { color: darker(color, 0.35), width: 2, opacity: 0.6 },
  );
  return moved(
    `${shell.defs}${shape('M0 -48 C26 -48 30 -20 17 -4 C32 12 32 48 0 48 C-32 48 -32 12 -17 -4 C-30 -20 -26 -48 0 -48 Z', { fill: shell.fill })}${marks}`,
    { turn: 28 },
  );
};

export const pistachio: FruitDrawing = (color) => {
  const shell = radialGradient(
    [
      [0, '#f6e8c8'],
      [1, '#c9a86a'],
    ],
    [0.35, 0.3],
    0.8,
  );
  const nut = (x: number, y: number, turn: number) =>
    moved(
      `${shell.defs}<ellipse rx="21" ry="31" fill="${shell.fill}"/>${shape('M0 -30 C16 -12 16 12 3 29 C-6 10 -6 -12 0 -30 Z', { fill: color })}`,
      { x, y, turn },
    );
  return nut(-20, 10, -24) + nut(22, 8, 28);
};

export const mint: FruitDrawing = (color) =>
  leaf({ x: -2, y: 30, size: 1.9, turn: -38, color }) +
  leaf({ x: 4, y: 30, size: 1.9, turn: 30, color }) +
  leaf({ x: 1, y: 34, size: 1.6, turn: -4, color });
