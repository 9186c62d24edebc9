import { lathe } from '../solids/lathe.ts';
import type { Container } from './container.ts';
import { lid } from './lid.ts';
import { sleeve } from './sleeve.ts';

/** Brown glass with a rubber bulb. */
export const dropper: Container = async (dress) => {
  const glass = lathe({
    outline: [
      [0.1, 0.72],
      [0.1, 0.62, 0.02],
      [0.13, 0.6, 0.03],
      [0.24, 0.54, 0.1],
      [0.24, 0.03, 0.03],
      [0.2, 0, 0.02],
      [0, 0],
    ],
    rows: 72,
  });
  const filling = lathe({
    outline: [
      [0, 0.47],
      [0.222, 0.47, 0.004],
      [0.222, 0.03, 0.03],
      [0, 0.025],
    ],
    rows: 24,
  });
  const pipette = lathe({
    outline: [
      [0.028, 0.72],
      [0.028, 0.14, 0.02],
      [0.012, 0.08],
      [0, 0.08],
    ],
    rows: 16,
  });
  const bulb = lathe({
    outline: [
      [0, 1.04],
      [0.055, 1.04, 0.05],
      [0.068, 0.95, 0.05],
      [0.075, 0.84, 0.02],
      [0.1, 0.82],
    ],
    rows: 40,
  });
  return [
    { mesh: filling, material: { color: '#5a2c0c', roughness: 0.3, mirror: 0.02 } },
    { mesh: pipette, material: { color: '#8a5a30', roughness: 0.2, mirror: 0.05 } },
    { mesh: glass, material: { color: '#8a4512', roughness: 0.05, mirror: 0.07, clear: 0.8 } },
    await sleeve({
      dress,
      outline: [
        [0.24, 0.45],
        [0.24, 0.06],
      ],
      share: 0.42,
    }),
    { mesh: bulb, material: { color: '#1c1c1e', roughness: 0.55, mirror: 0.035 } },
    ...(await lid({ radius: 0.125, bottom: 0.64, height: 0.19, color: dress.lid, ribs: 44 })),
  ];
};
