import type { BrandColors } from '#demo/catalogue/types.ts';

/** What a brand's pots and bottles are made of: the wall, the lid, and whether the bottle is of brown glass. */
export type Finish = { body: string; lid: string; glass?: boolean };

const finishes: Record<string, (colors: BrandColors) => Finish> = {
  ferroz: ({ base }) => ({ body: '#161618', lid: base }),
  nandubay: ({ base }) => ({ body: base, lid: '#f3ecdc', glass: true }),
  brotal: ({ base }) => ({ body: '#faf7ec', lid: base }),
  kravel: ({ base, label }) => ({ body: base, lid: label }),
  austrovit: ({ base }) => ({ body: '#fbfbf9', lid: base }),
  rumbral: ({ base }) => ({ body: '#fbfbfd', lid: base }),
  crocalia: ({ base, accent }) => ({ body: base, lid: accent }),
  'doble-cumbre': ({ base, label }) => ({ body: label, lid: base }),
};

export function finishOf({ link, colors }: { link: string; colors: BrandColors }): Finish {
  return finishes[link]?.(colors) ?? { body: colors.base, lid: colors.base };
}
