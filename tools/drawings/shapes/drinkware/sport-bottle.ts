import { disc, svgDocument } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import { darker } from '../../model/color.ts';
import type { Material } from '../../model/material.ts';
import { transform } from '../../model/mesh.ts';
import { rasterise, type Texture } from '../../model/texture.ts';
import type { Equipment, Gear } from '../equipment/gear.ts';
import { lid } from '../packaging/lid.ts';
import { lathe } from '../solids/lathe.ts';
import { CLEAR, plastic } from './drinkware.ts';

export const sportBottle: Equipment = async (gear) => {
  const clear = gear.color === '#eef3f5';
  const accent = clear ? gear.label.brand.colors.base : gear.color;
  const body = lathe({
    outline: [
      [0.22, 0.98],
      [0.24, 0.94, 0.04],
      [0.26, 0.78, 0.08],
      [0.215, 0.66, 0.08],
      [0.26, 0.54, 0.08],
      [0.262, 0.05, 0.05],
      [0.23, 0, 0.02],
      [0, 0],
    ],
    rows: 90,
  });
  const print = lathe({
    outline: [
      [0.2635, 0.5],
      [0.2645, 0.1],
    ],
    rows: 12,
  });
  const mark = await wrapMark(gear, clear ? accent : '#ffffff');
  const nozzle = lathe({
    outline: [
      [0, 0.26],
      [0.06, 0.26, 0.02],
      [0.065, 0.2, 0.02],
      [0.045, 0.17, 0.01],
      [0.05, 0.1, 0.03],
      [0.14, 0.02, 0.05],
      [0.15, 0],
    ],
    rows: 60,
    columns: 64,
  });
  const skin: Material = clear ? CLEAR : { color: gear.color, roughness: 0.34, mirror: 0.045, clear: 0.25 };
  return [
    { mesh: body, material: skin },
    { mesh: print, material: { color: accent, roughness: 0.34, print: mark } },
    ...(await lid({ radius: 0.245, bottom: 0.93, height: 0.14, color: darker(accent, clear ? 0 : 0.45), ribs: 56 })),
    { mesh: transform(nozzle, { move: [0, 1.05, 0] }), material: plastic(darker(accent, clear ? 0.2 : 0.6)) },
  ];
};

function wrapMark(gear: Gear, fill: string): Promise<Texture> {
  const { typography: voice } = gear.label;
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: 800,
    top: 130,
    most: 130,
    width: 520,
    fill,
    anchor: 'middle',
  });
  const dots = [740, 800, 860].map((x) => disc({ x, y: name.bottom + 80, radius: 13, fill })).join('');
  return rasterise(svgDocument({ width: 1600, height: 420 }, name.svg + dots));
}
