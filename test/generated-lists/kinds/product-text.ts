import type { Random } from '../random.ts';
import { moneyWriter } from '../supply/money.ts';
import { type BrandPlace, fullName } from '../supply/sections.ts';
import type { SupplyRow } from '../supply/supply.ts';

/** The lines of one product, or of several of one name, before they are too long. */
export type TextLines = string[];

/** Who sells pays less: what both prices are called, and the part of the one that is not for the public. */
type Two = readonly [string, string];
const TWO: readonly [Two, ...Two[]] = [
  ['may', 'púb'],
  ['Mayorista', 'Público'],
  ['MAY:', 'PVP:'],
  ['Rev.', 'Púb.'],
  ['Costo', 'Sugerido'],
];
const PART = 0.7;

/** How a supplier tells products with their prices in a message, all in one way. */
export function productWriter(random: Random, place: BrandPlace): (rows: readonly SupplyRow[]) => TextLines[] {
  const money = pesosWriter(random);
  const mark = random.pick(['• ', '- ', '✅ ', '▪️', '👉 ', '* ', '', '']);
  const between = random.pick([' - ', ': ', ' ', ' → ', ' = ', ' ... ']);
  const [less, full] = random.pick<Two>(TWO);
  const parted = random.pick([' / ', ' | ', ' - ', ' ']);
  const two = (price: number) => `${less} ${money(price * PART)}${parted}${full} ${money(price)}`;
  const priceOf = (write: (price: number) => string) => (row: SupplyRow) =>
    row.price === undefined ? row.instead : write(row.price);
  const named = (row: SupplyRow) => `${mark}${fullName(row, { place, sized: true })}`;
  const one = (rows: readonly SupplyRow[], say: (row: SupplyRow) => TextLines) => rows.map(say);
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

/** Prices in running text have their sign. */
function pesosWriter(random: Random): (pesos: number) => string {
  const write = moneyWriter(random);
  return (pesos) => {
    const said = write(Math.round(pesos / 10) * 10);
    return said.startsWith('$') ? said : `$${said}`;
  };
}
