import type { BrandLink } from './brands.ts';
import type { FlavorName } from './flavor-names.ts';
import type { DemoDrawing } from './types.ts';

type EntryFacts = {
  name: string;
  brand: BrandLink;
  price: number;
  priceUsd: number | null;
  /** Percent; left out when there is none. */
  discount?: number;
  description: string;
  drawing: DemoDrawing;
};

/** One product of the data files: with a stock of its own, or with flavors whose stocks add up to it. */
export type Entry = EntryFacts &
  ({ amount: number; flavors?: never } | { flavors: Readonly<Partial<Record<FlavorName, number>>>; amount?: never });
