import { darker } from '../../model/color.ts';
import type { Part } from '../../model/geometry.ts';
import type { Material } from '../../model/material.ts';
import { transform } from '../../model/mesh.ts';
import type { Equipment } from '../equipment/gear.ts';
import { lid } from '../packaging/lid.ts';
import { lathe } from '../solids/lathe.ts';
import { sweep } from '../solids/sweep.ts';
import { CLEAR, plastic, scaleMark } from './drinkware.ts';

export function shaker({ steel = false, drawer = false }: { steel?: boolean; drawer?: boolean }): Equipment {
  return async (gear) => {
    const clear = gear.color === '#eef3f5';
    const accent = clear ? gear.label.brand.colors.accent : gear.color;
    const [foot, mouth, tall] = [0.25, 0.305, 0.86];
    const low = drawer ? 0.2 : 0;
    const wall: Material = steel ? { color: '#e6e8ea', roughness: 0.26, metal: 1 } : CLEAR;
    const cup = lathe({
      outline: [
        [mouth, tall + low],
        [foot, 0.05 + low, 0.05],
        [foot * 0.86, low, 0.02],
        [0, low + 0.01],
      ],
      rows: 60,
    });
    const print = lathe({
      outline: [
        [mouth * 0.992 + 0.002, tall * 0.95 + low],
        [foot * 1.012 + 0.002, 0.09 + low],
      ],
      rows: 20,
    });
    const ink = steel ? '#1d1d20' : darker(accent, 0.1);
    const mark = await scaleMark(gear, ink);
    const shell: Part = { mesh: print, material: { ...(steel ? wall : { color: ink, roughness: 0.3 }), print: mark } };
    const top = tall + low;
    const spout = lathe({
      outline: [
        [0, 0.13],
        [0.085, 0.13, 0.02],
        [0.09, 0.02, 0.02],
        [0.1, 0],
      ],
      rows: 30,
      columns: 64,
    });
    const carry = sweep({
      path: (t) => [0.02 + Math.cos(Math.PI * t) * 0.16, top + 0.14 + Math.sin(Math.PI * t) * 0.13, -0.06],
      lean: [0, 0, 1],
      thick: 0.035,
      wide: 0.09,
      soft: 0.7,
      columns: 80,
      capped: 0.02,
    });
    const compartment = drawer
      ? await lid({ radius: foot * 1.06, bottom: 0, height: low + 0.01, color: accent, ribs: 60 })
      : [];
    return [
      { mesh: cup, material: wall },
      shell,
      ...compartment,
      ...(steel || clear ? [] : [ball(low)]),
      ...(await lid({ radius: mouth * 1.09, bottom: top - 0.05, height: 0.17, color: accent, ribs: 70 })),
      { mesh: transform(spout, { move: [0, top + 0.11, 0.13] }), material: plastic(accent) },
      { mesh: carry, material: plastic(darker(accent, 0.15)) },
    ];
  };
}

function ball(low: number): Part {
  const wire = sweep({
    path: (t) => {
      const [turn, tilt] = [t * 14 * Math.PI, t * Math.PI];
      return [
        Math.sin(tilt) * Math.cos(turn) * 0.11 + 0.03,
        0.13 + low + Math.cos(tilt) * 0.11,
        Math.sin(tilt) * Math.sin(turn) * 0.11,
      ];
    },
    thick: 0.014,
    wide: 0.014,
    soft: 1,
    columns: 400,
    rows: 16,
  });
  return { mesh: wire, material: { color: '#c9ccd0', roughness: 0.2, metal: 1 } };
}
