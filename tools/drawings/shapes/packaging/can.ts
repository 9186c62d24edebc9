import { lathe } from '../solids/lathe.ts';
import type { Container } from './container.ts';
import { sleeve } from './sleeve.ts';

/** A slim can of aluminium, printed all over. */
export const can: Container = async (dress) => {
  const metal = { color: '#d5d8db', roughness: 0.18, metal: 1 };
  const top = lathe({
    outline: [
      [0, 1.2],
      [0.15, 1.2, 0.01],
      [0.165, 1.215, 0.008],
      [0.18, 1.235, 0.008],
      [0.192, 1.225, 0.006],
      [0.188, 1.2, 0.01],
      [0.178, 1.19],
    ],
    rows: 48,
  });
  const foot = lathe({
    outline: [
      [0.235, 0.055],
      [0.2, 0.012, 0.02],
      [0.17, 0, 0.01],
      [0, 0.02],
    ],
    rows: 24,
  });
  const printed = await sleeve({
    dress,
    outline: [
      [0.178, 1.195],
      [0.185, 1.175, 0.02],
      [0.235, 1.09, 0.06],
      [0.237, 0.06, 0.02],
      [0.225, 0.04],
    ],
    share: 0.42,
    material: { roughness: 0.2, mirror: 0.12 },
  });
  const tab = lathe({
    outline: [
      [0, 1.216],
      [0.05, 1.216, 0.01],
      [0.055, 1.205],
    ],
    rows: 8,
    columns: 48,
  });
  return [{ mesh: top, material: metal }, { mesh: foot, material: metal }, printed, { mesh: tab, material: metal }];
};
