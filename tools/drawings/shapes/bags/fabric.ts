import type { Material } from '../../model/material.ts';
import type { Gear } from '../equipment/gear.ts';
import { weave } from '../solids/weave.ts';

export async function cloth({ color }: Gear, repeat: readonly [number, number]): Promise<Material> {
  return { color, roughness: 0.7, mirror: 0.03, bump: { texture: await weave.canvas(), depth: 0.003, repeat } };
}

export async function webbing(color: string): Promise<Material> {
  return {
    color,
    roughness: 0.75,
    mirror: 0.03,
    bump: { texture: await weave.webbing(), depth: 0.004, repeat: [40, 20] },
  };
}
