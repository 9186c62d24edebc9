import type { Random } from '../random.ts';

/** A column of prices: its head, and its prices as parts of what the public pays. */
export type PriceColumn = { header: string; factor: number };

const ALONE = [
  'Precio',
  'P.V.P.',
  'Precio público',
  'Importe',
  'Precio de lista',
  'Precio unitario',
  'Precio final',
] as const;
const PUBLIC = [
  'Público',
  'P.V.P.',
  'Precio sugerido',
  'Sugerido al público',
  'Precio al público',
  'Venta público',
  'PVP sug.',
] as const;
const SHOPS = ['Mayorista', 'Precio mayorista', 'Costo', 'Distribuidor', 'Revendedor', 'Comercio', 'Gimnasio'] as const;

/** One to three columns, of which one is meant for the public, for one piece, or new. */
export function priceColumns(random: Random, most: number): PriceColumn[] {
  const count = random.whole(1, most);
  if (count === 1) return [{ header: random.pick(ALONE), factor: 1 }];
  if (random.chance(0.2)) return byQuantity(count);
  if (count === 2 && random.chance(0.2))
    return random.shuffle([
      { head: 'Precio anterior', part: 0.93 },
      { head: 'Precio nuevo', part: 1 },
    ]);
  const shops = random.shuffle(SHOPS).slice(1, count);
  const columns = [
    { head: random.pick(PUBLIC), part: 1 },
    ...shops.map((head, index) => ({ head, part: 0.62 + 0.13 * index })),
  ];
  return random.chance(0.7) ? columns.toReversed() : random.shuffle(columns);
}

function byQuantity(count: number): PriceColumn[] {
  return [1, 6, 12].slice(0, count).map((pieces, index) => ({ head: `x ${pieces}`, part: 1 - 0.08 * index }));
}
