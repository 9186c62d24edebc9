import { disc, line, moved, ring, type Svg, shape } from './svg.ts';

type Emblem = (color: string) => Svg;

const around = (count: number, draw: (turn: number) => Svg): Svg =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count)).join('');

const strata: Emblem = (fill) =>
  shape('M-44 36 L-44 18 L-20 4 L0 14 L22 -2 L44 12 L44 36 Z', { fill }) +
  shape('M-44 8 L-44 -8 L-20 -22 L0 -12 L22 -28 L44 -14 L44 2 L22 -12 L0 4 L-20 -6 Z', { fill }) +
  shape('M-44 -18 L-20 -34 L0 -24 L22 -42 L44 -26 L44 -22 L22 -36 L0 -20 L-20 -30 L-44 -12 Z', { fill });

const claws: Emblem = (fill) =>
  [-26, 0, 26]
    .map((x) => moved(shape('M-4 -44 C10 -20 10 10 -8 44 C-12 12 -12 -14 -4 -44 Z', { fill }), { x, turn: 14 }))
    .join('');

const tree: Emblem = (fill) =>
  shape('M-5 44 L-5 12 L-30 12 L-13 -10 L-24 -10 L0 -44 L24 -10 L13 -10 L30 12 L5 12 L5 44 Z', { fill });

const leaves: Emblem = (fill) =>
  shape('M0 44 C-4 10 -4 -10 0 -44 C4 -10 4 10 0 44 Z', { fill }) +
  [-20, 4, 28]
    .map((y) =>
      shape(
        `M2 ${y} C10 ${y - 24} 30 ${y - 24} 40 ${y - 20} C36 ${y - 4} 20 ${y + 4} 2 ${y} Z M-2 ${y} C-10 ${y - 24} -30 ${y - 24} -40 ${y - 20} C-36 ${y - 4} -20 ${y + 4} -2 ${y} Z`,
        { fill },
      ),
    )
    .join('');

const wind: Emblem = (color) =>
  line('M-42 -16 H14 C30 -16 30 -40 12 -38', { color, width: 9 }) +
  line('M-42 4 H30 C48 4 46 30 28 26', { color, width: 9 }) +
  line('M-34 24 H4 C18 24 18 44 4 42', { color, width: 9 });

const sprout: Emblem = (fill) =>
  shape('M-4 44 L-4 6 C-34 8 -44 -14 -42 -34 C-14 -36 -2 -18 0 -4 C4 -24 20 -38 44 -36 C44 -10 28 6 4 6 L4 44 Z', {
    fill,
  });

const pulse: Emblem = (color) =>
  ring({ x: 0, y: 0, radius: 40, width: 6, color }) + line('M-38 2 H-16 L-6 -22 L6 24 L16 2 H38', { color, width: 7 });

const crystal: Emblem = (color) =>
  line('M0 -42 L36 -21 L36 21 L0 42 L-36 21 L-36 -21 Z M0 -42 L0 0 L36 21 M0 0 L-36 21', { color, width: 6 });

const paw: Emblem = (fill) =>
  shape('M0 -2 C18 -2 32 18 30 32 C28 44 12 40 0 36 C-12 40 -28 44 -30 32 C-32 18 -18 -2 0 -2 Z', { fill }) +
  [
    [-34, -6, -20],
    [-13, -26, -8],
    [13, -26, 8],
    [34, -6, 20],
  ]
    .map(([x = 0, y = 0, turn = 0]) => moved(`<ellipse rx="9" ry="13" fill="${fill}"/>`, { x, y, turn }))
    .join('');

const star: Emblem = (fill) => shape('M0 -14 L4 -4 L14 0 L4 4 L0 14 L-4 4 L-14 0 L-4 -4 Z', { fill });

const cross: Emblem = (color) =>
  [
    [0, -30, 1.1],
    [0, 30, 1.3],
    [-28, 2, 1],
    [28, -4, 1],
    [13, 12, 0.6],
  ]
    .map(([x = 0, y = 0, size = 1]) => moved(star(color), { x, y, size }))
    .join('');

const plate: Emblem = (color) =>
  ring({ x: 0, y: 0, radius: 36, width: 12, color }) +
  ring({ x: 0, y: 0, radius: 11, width: 7, color }) +
  around(6, (turn) => moved(line('M0 -17 L0 -29', { color, width: 6 }), { turn }));

const compass: Emblem = (fill) => shape('M-8 6 L38 -38 L8 44 L-2 16 L-38 8 Z', { fill });

const bite: Emblem = (fill) =>
  `<path fill-rule="evenodd" fill="${fill}" d="M0 -42 C10 -42 18 -38 18 -38 C14 -28 22 -18 32 -20 C30 -10 36 -4 42 -2 A42 42 0 1 1 0 -42 Z M-14 -18 a6 6 0 1 0 0.1 0 M8 10 a6 6 0 1 0 0.1 0 M-20 16 a5 5 0 1 0 0.1 0 M2 -10 a4 4 0 1 0 0.1 0"/>`;

const peaks: Emblem = (fill) =>
  shape('M-46 34 L-14 -26 L4 6 L-4 14 L-14 -2 L-34 34 Z', { fill }) +
  shape('M-20 34 L16 -40 L48 34 L36 34 L16 -12 L-8 34 Z', { fill });

const emblems: Record<string, Emblem> = {
  talampa: strata,
  ferroz: claws,
  kalden: tree,
  nandubay: leaves,
  zondera: wind,
  brotal: sprout,
  pulxar: pulse,
  kravel: crystal,
  pumalen: paw,
  austrovit: cross,
  fierral: plate,
  rumbral: compass,
  crocalia: bite,
  'doble-cumbre': peaks,
};

/** The sign of a brand, some 90 units across around (0, 0). */
export function emblem(link: string, color: string): Svg {
  return (emblems[link] ?? ((fill) => disc({ x: 0, y: 0, radius: 40, fill })))(color);
}
