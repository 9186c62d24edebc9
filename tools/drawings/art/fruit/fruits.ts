import { blend, darker, lighter } from '../../model/color.ts';
import { disc, line, linearGradient, moved, radialGradient, shape } from '../svg.ts';
import { around, ball, type FruitDrawing, leaf } from './forms.ts';

export const citrus: FruitDrawing = (color) => {
  const pulp = radialGradient([
    [0, lighter(color, 0.45)],
    [0.7, color],
    [1, darker(color, 0.08)],
  ]);
  const wedge = 'M0 -5 L-13 -34 C-6 -39 6 -39 13 -34 Z';
  const rind = radialGradient(
    [
      [0, lighter(color, 0.1)],
      [1, darker(color, 0.18)],
    ],
    [0.4, 0.35],
    0.7,
  );
  return [
    rind.defs,
    disc({ x: 0, y: 0, radius: 48, fill: rind.fill }),
    disc({ x: 0, y: 0, radius: 43.5, fill: '#fff6df' }),
    pulp.defs,
    around(9, (turn) => moved(shape(wedge, { fill: pulp.fill }), { turn, size: 1.06 })),
    around(9, (turn) =>
      moved(line('M-4 -30 L-1 -16 M5 -27 L2 -18', { color: '#ffffff', width: 1.4, opacity: 0.5 }), { turn }),
    ),
    disc({ x: 0, y: 0, radius: 4, fill: '#fff6df' }),
  ].join('');
};

export const watermelon: FruitDrawing = (color) =>
  shape('M-50 -14 A50 50 0 0 0 50 -14 Z', { fill: '#2f7d3b' }) +
  shape('M-46 -14 A46 46 0 0 0 46 -14 Z', { fill: '#dff0c4' }) +
  shape('M-42 -14 A42 42 0 0 0 42 -14 Z', { fill: color }) +
  [
    [-24, -4],
    [-8, 4],
    [9, -3],
    [25, -5],
    [-15, 14],
    [2, 18],
    [17, 11],
  ]
    .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="2.4" ry="4" fill="#2a1414"/>`)
    .join('');

export const banana: FruitDrawing = (color) => {
  const skin = linearGradient(
    [
      [0, lighter(color, 0.35)],
      [0.5, color],
      [1, darker(color, 0.22)],
    ],
    [0.6, 1],
  );
  return (
    skin.defs +
    shape('M-44 -30 C-38 12 -4 40 44 32 C50 30 50 22 44 20 C14 20 -16 0 -28 -36 C-32 -44 -44 -42 -44 -30 Z', {
      fill: skin.fill,
    }) +
    line('M-36 -32 C-28 4 4 28 44 26', { color: darker(color, 0.28), width: 2, opacity: 0.6 }) +
    disc({ x: -36, y: -39, radius: 5, fill: '#6b4a1c' })
  );
};

export const round: FruitDrawing = (color) =>
  ball({ x: 0, y: 4, radius: 42, color }) +
  line('M-2 -34 C0 -44 6 -50 12 -52', { color: '#6d5430', width: 4 }) +
  leaf({ x: 4, y: -38, size: 0.95, turn: 62 });

export const mango: FruitDrawing = (color) => {
  const skin = radialGradient(
    [
      [0, lighter(color, 0.45)],
      [0.5, color],
      [1, '#d2452b'],
    ],
    [0.4, 0.35],
    0.85,
  );
  return (
    moved(
      `${skin.defs}${shape('M-6 -42 C28 -46 48 -14 38 18 C28 48 -20 52 -38 22 C-50 -4 -36 -38 -6 -42 Z', { fill: skin.fill })}`,
      { turn: 12 },
    ) + leaf({ x: 4, y: -38, size: 0.95, turn: 58 })
  );
};

export const pineapple: FruitDrawing = (color) => {
  const skin = radialGradient(
    [
      [0, lighter(color, 0.4)],
      [0.5, color],
      [1, darker(color, 0.35)],
    ],
    [0.38, 0.3],
    0.85,
  );
  const grid = [-20, -2, 16, 34]
    .map((y) =>
      line(`M-24 ${y + 12} L24 ${y - 12} M-24 ${y - 12} L24 ${y + 12}`, {
        color: darker(color, 0.4),
        width: 2,
        opacity: 0.7,
      }),
    )
    .join('');
  return (
    around(3, (_, index) => leaf({ x: 0, y: -20, size: 0.8, turn: (index - 1) * 34 })) +
    leaf({ x: 0, y: -22, size: 0.9, turn: -4 }) +
    `${skin.defs}<ellipse cx="0" cy="12" rx="28" ry="36" fill="${skin.fill}"/>${grid}`
  );
};

export const coconut: FruitDrawing = () =>
  disc({ x: 0, y: 0, radius: 47, fill: '#5b3a22' }) +
  disc({ x: 0, y: 0, radius: 42, fill: '#fffdf6' }) +
  `<ellipse cx="2" cy="3" rx="29" ry="28" fill="${blend('#e9e2d2', '#ffffff', 0.2)}"/>` +
  leaf({ x: 30, y: 34, size: 0.8, turn: 130 });

export const passion: FruitDrawing = (color) =>
  disc({ x: 0, y: 0, radius: 46, fill: '#6a2a5c' }) +
  disc({ x: 0, y: 0, radius: 41, fill: '#fbeecb' }) +
  disc({ x: 0, y: 0, radius: 35, fill: color }) +
  around(9, (turn) => moved('<ellipse cx="0" cy="-23" rx="4" ry="6" fill="#231a10"/>', { turn })) +
  around(5, (turn) => moved('<ellipse cx="0" cy="-10" rx="3.6" ry="5.4" fill="#231a10"/>', { turn }));
