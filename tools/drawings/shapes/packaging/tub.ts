import type { Material } from '../../model/material.ts';
import { lathe } from '../solids/lathe.ts';
import type { Container } from './container.ts';
import { lid } from './lid.ts';
import { sleeve } from './sleeve.ts';

/** A wide pot for powder. `width` and `height` of the body; the lid stands on top. */
function pot({
  radius,
  height,
  cap,
  inset,
  material,
}: {
  radius: number;
  height: number;
  cap: number;
  inset: number;
  material?: Partial<Material>;
}): Container {
  return async (dress) => {
    const neck = radius * inset;
    const body = lathe({
      outline: [
        [neck, height + 0.02],
        [neck, height, 0.004],
        [neck * 1.005, height - 0.008, 0.004],
        [radius, height - 0.075, 0.05],
        [radius, 0.05, 0.05],
        [radius * 0.9, 0, 0.02],
        [0, 0],
      ],
      rows: 64,
    });
    const label = await sleeve({
      dress,
      outline: [
        [radius, height - 0.105],
        [radius, 0.065],
      ],
    });
    return [
      { mesh: body, material: { color: dress.body, roughness: 0.3, mirror: 0.045, ...material } },
      label,
      ...(await lid({ radius: neck * 1.045, bottom: height + 0.004, height: cap, color: dress.lid })),
    ];
  };
}

export const tub = pot({ radius: 0.43, height: 0.98, cap: 0.2, inset: 0.9 });
export const bucket = pot({ radius: 0.5, height: 1.12, cap: 0.2, inset: 0.9 });
export const jar = pot({ radius: 0.39, height: 0.77, cap: 0.17, inset: 0.93 });
/** Of clear plastic, filled to the neck with something to spread. */
export const spread = pot({
  radius: 0.36,
  height: 0.8,
  cap: 0.13,
  inset: 0.94,
  material: { roughness: 0.08, mirror: 0.07 },
});
