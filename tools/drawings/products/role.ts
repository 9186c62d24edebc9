import type { DemoProduct } from '#demo/catalogue/types.ts';
import type { Equipment } from '../shapes/equipment/gear.ts';
import type { Container } from '../shapes/packaging/container.ts';

/** Camera pitch and turn in degrees, share of the image that is filled, size relative to other products. */
export type Pose = { pitch: number; yaw: number; fill: readonly [number, number]; size: number };

export type Role = Pose &
  ({ container: Container; content?: 'powder' | 'doses'; body?: string } | { equipment: Equipment });

/** A role and the products it is for; a pattern is held against name and label. */
export type Choice = readonly [is: RegExp | ((product: DemoProduct) => boolean), role: Role];

export const standing = { pitch: 7, yaw: 0, fill: [0.72, 0.8] } as const;
export const lying = { pitch: 72, yaw: 14, fill: [0.84, 0.8], size: 0.5 } as const;
export const onFloor = { pitch: 24, yaw: 0, fill: [0.84, 0.74], size: 0.6 } as const;
export const fromAbove = { pitch: 86, yaw: 0, fill: [0.86, 0.84], size: 0.8 } as const;
