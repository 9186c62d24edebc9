import type { Studio } from '../render/studio.ts';

/** The light of the catalogue: a large window to the left, a sheet overhead, a narrow lamp that draws the right edge. */
export const daylight: Studio = {
  boxes: [
    { towards: [-0.78, 0.62, 0.6], width: 40, height: 78, light: [3.1, 3.05, 3] },
    { towards: [0.1, 1, 0.3], width: 70, height: 60, light: [1.25, 1.25, 1.25] },
    { towards: [0.97, 0.22, 0.1], width: 13, height: 90, light: [2.1, 2.1, 2.15] },
  ],
  above: [0.46, 0.46, 0.46],
  level: [0.17, 0.17, 0.17],
  below: [0.34, 0.335, 0.33],
  ground: '#f4f3f0',
  polish: 0,
};

/** The light of the banners: a dark room, white from the left, the shop's red from behind on the right, a polished floor. */
export const night: Studio = {
  boxes: [
    { towards: [-0.8, 0.5, 0.62], width: 26, height: 80, light: [3.4, 3.35, 3.3] },
    { towards: [0.15, 1, 0.5], width: 60, height: 40, light: [1.1, 1.1, 1.1] },
    { towards: [0.95, 0.25, -0.3], width: 22, height: 90, light: [9, 2.1, 0.7] },
    { towards: [-0.95, 0.3, -0.4], width: 14, height: 90, light: [2.6, 2.6, 2.8] },
  ],
  above: [0.16, 0.15, 0.15],
  level: [0.05, 0.045, 0.045],
  below: [0.03, 0.025, 0.025],
  ground: '#0b0b0c',
  polish: 0.3,
};
