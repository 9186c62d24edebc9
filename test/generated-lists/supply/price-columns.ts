import type { Random } from '../random.ts';

/** A column of prices: its header, and the factor between its prices and the retail price. */
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

/** One to three price columns; one of them has the retail, the single-piece or the new price. */
export function priceColumns(random: Random, most: number): PriceColumn[] {
  const count = random.whole(1, most);
  if (count === 1) return [{ header: random.pick(ALONE), factor: 1 }];
  if (random.chance(0.2)) return byQuantity(count);
  if (count === 2 && random.chance(0.2))
    return random.shuffle([
      { header: 'Precio anterior', factor: 0.93 },
      { header: 'Precio nuevo', factor: 1 },
    ]);
  const shops = random.shuffle(SHOPS).slice(1, count);
  const columns = [
    { header: random.pick(PUBLIC), factor: 1 },
    ...shops.map((header, index) => ({ header, factor: 0.62 + 0.13 * index })),
  ];
  return random.chance(0.7) ? columns.toReversed() : random.shuffle(columns);
}

function byQuantity(count: number): PriceColumn[] {
  return [1, 6, 12].slice(0, count).map((pieces, index) => ({ header: `x ${pieces}`, factor: 1 - 0.08 * index }));
}
