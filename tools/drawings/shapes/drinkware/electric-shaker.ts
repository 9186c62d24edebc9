import { svgDocument } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import { rasterise } from '../../model/texture.ts';
import type { Equipment } from '../equipment/gear.ts';
import { lid } from '../packaging/lid.ts';
import { lathe } from '../solids/lathe.ts';
import { sweep } from '../solids/sweep.ts';
import { CLEAR } from './drinkware.ts';

export const electricShaker: Equipment = async (gear) => {
  const accent = gear.label.brand.colors.accent;
  const dark = '#1d1a22';
  const cup = lathe({
    outline: [
      [0.28, 1.0],
      [0.255, 0.36, 0.02],
      [0.25, 0.33],
      [0, 0.33],
    ],
    rows: 40,
  });
  const motor = lathe({
    outline: [
      [0.255, 0.37],
      [0.272, 0.36, 0.015],
      [0.272, 0.04, 0.04],
      [0.24, 0, 0.02],
      [0, 0],
    ],
    rows: 40,
  });
  const glow = lathe({
    outline: [
      [0.2735, 0.34],
      [0.2735, 0.325],
    ],
    rows: 4,
  });
  const blade = sweep({
    path: (t) => [(t - 0.5) * 0.22, 0.4 + Math.abs(t - 0.5) * 0.1, 0],
    thick: 0.02,
    wide: 0.05,
    soft: 0.8,
    columns: 40,
    capped: 0.03,
  });
  const print = lathe({
    outline: [
      [0.2735, 0.27],
      [0.2735, 0.1],
    ],
    rows: 8,
  });
  const wide = await rasterise(
    svgDocument(
      { width: 1800, height: 180 },
      headline({
        text: gear.label.typography.written,
        ...gear.label.typography.name,
        x: 900,
        top: 56,
        most: 66,
        width: 420,
        fill: accent,
        anchor: 'middle',
      }).svg,
    ),
  );
  return [
    { mesh: cup, material: CLEAR },
    { mesh: blade, material: { color: '#c9ccd0', roughness: 0.2, metal: 1 } },
    { mesh: motor, material: { color: dark, roughness: 0.35, mirror: 0.05 } },
    { mesh: glow, material: { color: accent, roughness: 0.5 } },
    { mesh: print, material: { color: accent, roughness: 0.4, print: wide } },
    ...(await lid({ radius: 0.3, bottom: 0.95, height: 0.15, color: dark, ribs: 70 })),
  ];
};
