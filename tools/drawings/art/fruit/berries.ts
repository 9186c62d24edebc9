import { darker, lighter } from '../../model/color.ts';
import { line, moved, radialGradient, type Svg, shape } from '../svg.ts';
import { around, ball, type FruitDrawing, leaf } from './forms.ts';

export const berries = (colors: readonly string[]): Svg =>
  [
    [-24, 14, 25],
    [23, 17, 23],
    [0, -20, 26],
  ]
    .map(([x = 0, y = 0, radius = 20], index) => {
      const color = colors[index % colors.length] ?? '#333333';
      const crown = around(5, (turn) =>
        moved(shape('M0 0 L-3 -8 L3 -8 Z', { fill: darker(color, 0.5) }), {
          x: x + 2,
          y: y - radius * 0.3,
          turn,
          size: radius / 26,
        }),
      );
      return ball({ x, y, radius, color }) + crown;
    })
    .join('') + leaf({ x: 18, y: -34, size: 0.9, turn: 50 });

export const raspberry: FruitDrawing = (color) => {
  const rows = [
    [-30, 3],
    [-17, 4],
    [-3, 5],
    [11, 4],
    [24, 3],
    [35, 2],
  ];
  const drupes = rows.flatMap(([y = 0, count = 1]) =>
    Array.from({ length: count }, (_, index) =>
      ball({ x: (index - (count - 1) / 2) * 16, y: y + 4, radius: 10, color }),
    ),
  );
  return drupes.join('') + around(6, (turn) => leaf({ x: 0, y: -34, size: 0.5, turn: turn + 15 }));
};

export const grapes: FruitDrawing = (color) => {
  const rows = [
    [-26, 4],
    [-8, 5],
    [10, 4],
    [26, 3],
    [41, 1],
  ];
  return (
    line('M0 -50 C2 -42 0 -36 0 -28', { color: '#6d5430', width: 4 }) +
    leaf({ x: 4, y: -38, size: 1, turn: 65 }) +
    rows
      .flatMap(([y = 0, count = 1]) =>
        Array.from({ length: count }, (_, index) => ball({ x: (index - (count - 1) / 2) * 19, y, radius: 12, color })),
      )
      .join('')
  );
};

export const strawberry: FruitDrawing = (color) => {
  const skin = radialGradient(
    [
      [0, lighter(color, 0.4)],
      [0.4, color],
      [1, darker(color, 0.35)],
    ],
    [0.36, 0.3],
    0.8,
  );
  const seeds = [
    [-22, -8],
    [0, -14],
    [22, -8],
    [-12, 8],
    [12, 8],
    [-26, 6],
    [26, 6],
    [0, 24],
    [-12, 26],
    [12, 26],
    [0, 2],
  ]
    .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="1.8" ry="3" fill="#ffe08a"/>`)
    .join('');
  return (
    skin.defs +
    shape('M0 48 C-22 40 -42 10 -40 -12 C-38 -30 -18 -32 0 -26 C18 -32 38 -30 40 -12 C42 10 22 40 0 48 Z', {
      fill: skin.fill,
    }) +
    seeds +
    around(7, (turn) => leaf({ x: 0, y: -27, size: 0.62, turn: turn + 10, color: '#4b9b3c' }))
  );
};

export const cherries: FruitDrawing = (color) =>
  line('M-22 14 C-18 -16 0 -36 16 -48 M24 18 C26 -10 22 -32 16 -48', { color: '#5a7a2c', width: 3.4 }) +
  ball({ x: -23, y: 24, radius: 23, color }) +
  ball({ x: 25, y: 26, radius: 22, color }) +
  leaf({ x: 15, y: -47, size: 0.95, turn: -70 });
