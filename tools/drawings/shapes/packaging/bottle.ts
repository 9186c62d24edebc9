import type { Material } from '../../model/material.ts';
import { lathe } from '../solids/lathe.ts';
import type { Corner } from '../solids/profile.ts';
import type { Container } from './container.ts';
import { lid } from './lid.ts';
import { sleeve } from './sleeve.ts';

type Form = {
  radius: number;
  /** Up to the shoulder, the neck, the cap. */
  shoulder: number;
  neck: number;
  cap: number;
  neckRadius: number;
  /** How soft the shoulder is. */
  slope: number;
  /** Where the label begins and ends. */
  label: readonly [top: number, bottom: number];
  ribs?: number;
  share?: number;
};

function flask({ radius, shoulder, neck, cap, neckRadius, slope, label: [top, bottom], ribs, share }: Form): Container {
  return async (dress) => {
    const outline: Corner[] = [
      [neckRadius * 0.94, neck + 0.02],
      [neckRadius * 0.94, neck - 0.01, 0.01],
      [neckRadius, neck - 0.03, slope * 0.4],
      [radius, shoulder, slope],
      [radius, 0.04, 0.04],
      [radius * 0.88, 0, 0.02],
      [0, 0],
    ];
    const plastic: Material = dress.glass
      ? { color: dress.body, roughness: 0.06, mirror: 0.06, clear: 0.82 }
      : { color: dress.body, roughness: 0.26, mirror: 0.045 };
    return [
      { mesh: lathe({ outline, rows: 72 }), material: plastic },
      await sleeve({
        dress,
        outline: [
          [radius, top],
          [radius, bottom],
        ],
        ...(share && { share }),
      }),
      ...(await lid({
        radius: neckRadius * 1.12,
        bottom: neck - 0.012,
        height: cap,
        color: dress.lid,
        ...(ribs && { ribs }),
      })),
    ];
  };
}

/** For capsules. */
export const pills = flask({
  radius: 0.31,
  shoulder: 0.74,
  neck: 0.86,
  cap: 0.17,
  neckRadius: 0.235,
  slope: 0.13,
  label: [0.63, 0.06],
  ribs: 60,
  share: 0.36,
});
/** Half a litre with a long neck. */
export const liquid = flask({
  radius: 0.25,
  shoulder: 0.86,
  neck: 1.12,
  cap: 0.13,
  neckRadius: 0.11,
  slope: 0.2,
  label: [0.74, 0.1],
  ribs: 40,
  share: 0.42,
});
/** A drink to take along. */
export const drink = flask({
  radius: 0.21,
  shoulder: 0.78,
  neck: 1.0,
  cap: 0.11,
  neckRadius: 0.105,
  slope: 0.26,
  label: [0.72, 0.14],
  ribs: 36,
  share: 0.44,
});
/** One gulp. */
export const shot = flask({
  radius: 0.2,
  shoulder: 0.52,
  neck: 0.66,
  cap: 0.12,
  neckRadius: 0.12,
  slope: 0.16,
  label: [0.47, 0.07],
  ribs: 36,
  share: 0.44,
});
/** Fizzy tablets. */
export const tube = flask({
  radius: 0.17,
  shoulder: 0.86,
  neck: 0.88,
  cap: 0.17,
  neckRadius: 0.15,
  slope: 0.01,
  label: [0.83, 0.03],
  ribs: 1,
  share: 0.48,
});
