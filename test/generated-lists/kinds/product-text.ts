import type { Random } from '../random.ts';
import { moneyWriter } from '../supply/money.ts';
import { type BrandPlace, fullName } from '../supply/sections.ts';
import type { SupplyRow } from '../supply/supply.ts';

/** The lines of one product, or of the sizes of one product, before they are wrapped. */
export type TextLines = string[];

/** Labels of the wholesale and of the retail price. */
type PriceLabels = readonly [string, string];
const PRICE_LABELS: readonly [PriceLabels, ...PriceLabels[]] = [
  ['may', 'púb'],
  ['Mayorista', 'Público'],
  ['MAY:', 'PVP:'],
  ['Rev.', 'Púb.'],
  ['Costo', 'Sugerido'],
];
const WHOLESALE_FACTOR = 0.7;

/** Picks one way to write products and prices in a message. */
export function productWriter(random: Random, place: BrandPlace): (rows: readonly SupplyRow[]) => TextLines[] {
  const money = pesosWriter(random);
  const mark = random.pick(['• ', '- ', '✅ ', '▪️', '👉 ', '* ', '', '']);
  const between = random.pick([' - ', ': ', ' ', ' → ', ' = ', ' ... ']);
  const [wholesale, retail] = random.pick<PriceLabels>(PRICE_LABELS);
  const separator = random.pick([' / ', ' | ', ' - ', ' ']);
  const two = (price: number) => `${wholesale} ${money(price * WHOLESALE_FACTOR)}${separator}${retail} ${money(price)}`;
  const priceOf = (write: (price: number) => string) => (row: SupplyRow) =>
    row.price === undefined ? row.instead : write(row.price);
  const named = (row: SupplyRow) => `${mark}${fullName(row, { place, sized: true })}`;
  const one = (rows: readonly SupplyRow[], write: (row: SupplyRow) => TextLines) => rows.map(write);
  const below = random.pick(['', '  ', 'Precio: ', '💰 ']);
  return random.pick<(rows: readonly SupplyRow[]) => TextLines[]>([
    (rows) => one(rows, (row) => [`${named(row)}${between}${priceOf(money)(row)}`]),
    (rows) => one(rows, (row) => [`${named(row)}${between}${priceOf(two)(row)}`]),
    (rows) => one(rows, (row) => [named(row), `${below}${priceOf(money)(row)}`]),
    (rows) => one(rows, (row) => [named(row), priceOf(two)(row)]),
    (rows) => {
      const alike = [...Map.groupBy(rows, ({ brand, name }) => `${brand} ${name}`).values()];
      return alike.flatMap((sizes) => severalSizes(sizes, { mark, place, priceOf: priceOf(money) }));
    },
  ]);
}

/** 'Creatina: 300 g $ 35.000 | 500 g $ 53.000'; with brands behind the names each size has its own line. */
function severalSizes(
  rows: readonly SupplyRow[],
  { mark, place, priceOf }: { mark: string; place: BrandPlace; priceOf: (row: SupplyRow) => string },
): TextLines[] {
  const [first] = rows;
  if (!first) return [];
  const name = `${mark}${fullName(first, { place, sized: false })}`;
  return [[`${name}: ${rows.map((row) => `${row.size} ${priceOf(row)}`).join(' | ')}`]];
}

/** Amounts with a currency sign, as running text needs it. */
function pesosWriter(random: Random): (pesos: number) => string {
  const write = moneyWriter(random);
  return (pesos) => {
    const text = write(Math.round(pesos / 10) * 10);
    return text.startsWith('$') ? text : `$${text}`;
  };
}
