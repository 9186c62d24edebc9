import type { DemoBrand } from '#demo/catalogue/types.ts';
import type { FlavorLook } from './flavors.ts';
import type { Svg } from './svg.ts';
import type { Typography } from './typography.ts';

/** What is printed on a container. */
export type Label = {
  brand: DemoBrand;
  typography: Typography;
  title: string;
  detail: string;
  size: string;
  flavor: FlavorLook | undefined;
  /** Three short facts: '24 g' 'proteína'. */
  claims: readonly Claim[];
};

export type Claim = readonly [value: string, what: string];

/** A label laid flat. Its front is 600 wide and begins at x = 0; the ground goes on from `from` to `to`. */
export type Sheet = { height: number; from: number; to: number };

export const FRONT = 600;

export type Layout = (label: Label, sheet: Sheet) => { ground: Svg; front: Svg };

/** The color of the flavor; the brand's accent where there is none. */
export function flavorColor({ flavor, brand }: Label): string {
  return flavor?.color ?? brand.colors.accent;
}
