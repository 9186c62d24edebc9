import type { DemoProduct } from '#demo/catalogue/types.ts';
import { drink, liquid, pills, shot, tube } from '../shapes/packaging/bottle.ts';
import { can } from '../shapes/packaging/can.ts';
import { carton } from '../shapes/packaging/carton.ts';
import { display } from '../shapes/packaging/display.ts';
import { dropper } from '../shapes/packaging/dropper.ts';
import { pillbox } from '../shapes/packaging/pillbox.ts';
import { pouch } from '../shapes/packaging/pouch.ts';
import { sixpack } from '../shapes/packaging/sixpack.ts';
import { bucket, jar, spread, tub } from '../shapes/packaging/tub.ts';
import { bar, cake, sachet, tablet } from '../shapes/packaging/wrapper.ts';
import { type Choice, lying, onFloor, standing } from './role.ts';

const heavy = ({ drawing }: DemoProduct): boolean => grams(drawing.label.size) >= 1900;
const light = ({ drawing }: DemoProduct): boolean => grams(drawing.label.size) <= 320;

/** For each kind of container the first choice that fits a product. */
export const containers: Readonly<Record<string, readonly Choice[]>> = {
  tub: [
    [heavy, { ...standing, fill: [0.78, 0.86], size: 1.12, container: bucket, content: 'powder' }],
    [/./, { ...standing, size: 1, container: tub, content: 'powder' }],
  ],
  jar: [
    [/efervescente/i, { ...standing, fill: [0.6, 0.82], size: 0.55, container: tube }],
    [/maní|almendras/i, { ...standing, fill: [0.62, 0.74], size: 0.66, container: spread, body: '#b98145' }],
    [/mini/i, { ...standing, fill: [0.54, 0.6], size: 0.55, container: jar, content: 'powder' }],
    [/./, { ...standing, fill: [0.66, 0.7], size: 0.74, container: jar, content: 'powder' }],
  ],
  pouch: [
    [
      heavy,
      {
        ...standing,
        yaw: -7,
        fill: [0.76, 0.86],
        size: 1.2,
        container: pouch({ width: 0.92, height: 1.24, depth: 0.44 }),
        content: 'powder',
      },
    ],
    [
      light,
      {
        ...standing,
        yaw: -7,
        fill: [0.66, 0.72],
        size: 0.78,
        container: pouch({ width: 0.78, height: 1.0, depth: 0.28 }),
        content: 'powder',
      },
    ],
    [
      /./,
      {
        ...standing,
        yaw: -7,
        fill: [0.72, 0.8],
        size: 1,
        container: pouch({ width: 0.82, height: 1.14, depth: 0.36 }),
        content: 'powder',
      },
    ],
  ],
  bottle: [
    [/330 ml|isotónica/i, { ...standing, fill: [0.6, 0.84], size: 0.72, container: drink }],
    [/500 ml/, { ...standing, fill: [0.6, 0.84], size: 0.85, container: liquid }],
    [/60 ml/, { ...standing, fill: [0.6, 0.7], size: 0.45, container: shot }],
    [/./, { ...standing, fill: [0.6, 0.74], size: 0.6, container: pills, content: 'doses' }],
  ],
  dropper: [[/./, { ...standing, fill: [0.5, 0.74], size: 0.48, container: dropper }]],
  can: [[/./, { ...standing, fill: [0.6, 0.84], size: 0.66, container: can }]],
  bar: [
    [/alfajor/i, { ...lying, fill: [0.7, 0.7], size: 0.36, container: cake }],
    [/70%/, { ...lying, size: 0.4, container: tablet }],
    [/./, { ...lying, container: bar }],
  ],
  box: [
    [/latas/i, { ...standing, pitch: 14, yaw: -24, fill: [0.8, 0.8], size: 0.8, container: sixpack }],
    [
      /gel/i,
      {
        ...standing,
        pitch: 20,
        yaw: -24,
        fill: [0.8, 0.8],
        size: 0.7,
        container: display({
          width: 0.9,
          height: 0.5,
          depth: 0.62,
          content: sachet,
          turn: [82, 0, 0],
          count: 5,
          scale: 0.72,
          rise: 0.37,
        }),
      },
    ],
    [
      /barras|alfajor/i,
      {
        ...standing,
        pitch: 20,
        yaw: -24,
        fill: [0.8, 0.8],
        size: 0.7,
        container: display({
          width: 1.1,
          height: 0.42,
          depth: 0.75,
          content: bar,
          turn: [86, 0, 0],
          count: 6,
          scale: 0.7,
          rise: 0.26,
        }),
      },
    ],
    [/pastillero/i, { ...onFloor, pitch: 34, yaw: -20, fill: [0.86, 0.8], equipment: pillbox }],
    [
      /./,
      {
        ...standing,
        pitch: 12,
        yaw: -26,
        fill: [0.72, 0.76],
        size: 0.66,
        container: carton({ width: 0.8, height: 1.02, depth: 0.38 }),
      },
    ],
  ],
  sachet: [[/./, { ...lying, pitch: 76, yaw: 10, fill: [0.66, 0.78], size: 0.45, container: sachet }]],
};

/** '2,27 kg' as 2270; 0 for what has no weight. */
function grams(size: string): number {
  const [, amount = '0', unit] = /^([\d.,]+) ?(kg|g)$/.exec(size) ?? [];
  return Number(amount.replace(',', '.')) * (unit === 'kg' ? 1000 : 1);
}
