import { box, line, moved, type Svg, shape, svgDocument } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import { darker, lighter } from '../../model/color.ts';
import { rasterise } from '../../model/texture.ts';
import { FLAT, relief } from '../solids/relief.ts';
import { weave } from '../solids/weave.ts';
import { type Equipment, type Gear, markColor } from './gear.ts';

/** The back of a right hand without finger tips, 480 by 900. */
const HAND =
  'M112 800 L104 560 C90 470 84 410 92 350 L96 232 Q98 206 130 206 Q164 206 166 232 L174 330 L182 184 Q184 158 218 158 Q252 158 253 184 L258 316 L270 182 Q272 156 305 158 Q338 160 338 188 L338 326 L356 236 Q360 210 390 214 Q420 220 416 248 L400 420 C430 438 462 470 476 500 Q484 526 462 540 Q440 552 420 536 L392 516 C396 620 388 700 380 800 Z';
const TIPS = [
  [131, 214, 34],
  [217, 166, 35],
  [304, 167, 34],
  [387, 224, 31],
] as const;

function hand(gear: Gear, leather: boolean): Svg {
  const [dark, light] = [darker(gear.color, 0.45), lighter(gear.color, 0.3)];
  const pads = leather
    ? line('M140 420 C190 390 300 390 360 430 M150 470 C200 440 300 440 356 480', {
        color: light,
        width: 3,
        dashes: '9 7',
      })
    : [
        [132, 396],
        [206, 372],
        [286, 374],
        [352, 402],
      ]
        .map(
          ([x = 0, y = 0]) =>
            box({ x: x - 27, y: y - 30, width: 54, height: 74, fill: dark, round: 22 }) +
            line(`M${x - 14} ${y - 12} v38 M${x} ${y - 14} v42 M${x + 14} ${y - 12} v38`, {
              color: light,
              width: 3,
              opacity: 0.6,
            }),
        )
        .join('');
  const cuff =
    box({ x: 84, y: 640, width: 320, height: 128, fill: dark, round: 14 }) +
    line('M96 656 H392 M96 752 H392', { color: light, width: 3, dashes: '9 7' });
  const edges = TIPS.map(
    ([x, y, radius]) =>
      `<ellipse cx="${x}" cy="${y + 6}" rx="${radius - 4}" ry="12" fill="${darker(gear.color, 0.75)}"/>`,
  ).join('');
  const seams = line(
    'M174 330 C176 420 170 500 176 620 M258 316 C262 420 260 500 256 620 M338 326 C336 420 336 500 330 620',
    { color: light, width: 2.4, dashes: '8 6', opacity: 0.55 },
  );
  return (
    shape(HAND, { fill: gear.color }) +
    seams +
    pads +
    edges +
    cuff +
    moved(`<ellipse rx="30" ry="10" fill="${darker(gear.color, 0.75)}"/>`, { x: 456, y: 528, turn: -38 })
  );
}

/** The name on a cuff, apart from the hand: the left hand is a mirrored right one. */
function cuffName(gear: Gear): Svg {
  const { typography: voice } = gear.label;
  const fill = markColor({ ...gear, color: darker(gear.color, 0.45) });
  return headline({
    text: voice.written,
    ...voice.name,
    x: 244,
    top: 684,
    most: 40,
    width: 240,
    fill,
    anchor: 'middle',
  }).svg;
}

/** A pair, the backs upwards; `leather` for plain ones without padding. */
export function gloves({ leather }: { leather: boolean }): Equipment {
  return async (gear) => {
    const right = (one: Svg) => moved(one, { x: 20, y: 60, turn: -4, size: 0.98 });
    const both = (one: Svg) => `${right(one)}<g transform="translate(980 92) rotate(5) scale(-0.98 0.98)">${one}</g>`;
    const names =
      right(cuffName(gear)) +
      `<g transform="translate(980 92) rotate(5) scale(0.98) translate(-488 0)">${cuffName(gear)}</g>`;
    const puffed =
      shape(HAND, { fill: '#d8d8d8' }) +
      line('M174 340 V560 M258 330 V560 M338 340 V560', { color: '#8f8f8f', width: 14 }) +
      box({ x: 84, y: 640, width: 320, height: 128, fill: '#ffffff', round: 14 });
    const { mesh, outline } = await relief({ body: both(puffed), soft: 15, thick: 0.12 });
    const texture = await rasterise(
      svgDocument({ width: FLAT * 1.5, height: FLAT * 1.5, view: [FLAT, FLAT] }, both(hand(gear, leather)) + names),
    );
    const skin = leather
      ? { texture: await weave.leather(), depth: 0.003, repeat: [16, 16] as const }
      : { texture: await weave.canvas(), depth: 0.0025, repeat: [80, 80] as const };
    return [
      {
        mesh,
        material: {
          color: gear.color,
          texture,
          cutout: outline,
          roughness: leather ? 0.5 : 0.8,
          mirror: 0.035,
          bump: skin,
        },
      },
    ];
  };
}
