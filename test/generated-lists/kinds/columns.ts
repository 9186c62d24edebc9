import type { Column } from '../draw/grid.ts';
import type { Random } from '../random.ts';
import { moneyWriter } from '../supply/money.ts';
import { priceColumns } from '../supply/price-columns.ts';
import { type BrandPlace, fullName } from '../supply/sections.ts';
import type { SupplyRow } from '../supply/supply.ts';

/** A row with its index in the list; only the first row of a brand has the brand's name in its column. */
export type NumberedRow = SupplyRow & { number: number; first: boolean };

type Shape = { place: BrandPlace; sized: boolean; coded: boolean; prices: number; extras: number };

/** The columns of a table: code, brand, name, size, irrelevant ones, prices. */
export function columnsOf(random: Random, { place, sized, coded, prices, extras }: Shape): Column<NumberedRow>[] {
  const name: Column<NumberedRow> = {
    header: random.pick(['Producto', 'Descripción', 'Artículo', 'DETALLE']),
    align: 'left',
    wraps: true,
    cell: (row) => fullName(row, { place, sized: !sized }),
  };
  const brand: Column<NumberedRow> = {
    header: random.pick(['Marca', 'MARCA']),
    align: 'left',
    cell: ({ brand, first }) => (first ? brand : ''),
  };
  const named =
    place === 'column'
      ? random.pick([
          [brand, name],
          [brand, name],
          [name, brand],
        ])
      : [name];
  const size: Column<NumberedRow> = {
    header: random.pick(['Presentación', 'Contenido', 'Tamaño']),
    align: random.pick(['left', 'center']),
    cell: ({ size }) => size,
  };
  const further = random.shuffle(EXTRAS).slice(0, extras);
  const codes = coded ? [codeColumn(random)] : [];
  return [...codes, ...named, ...(sized ? [size] : []), ...further, ...amountColumns(random, prices)];
}

function amountColumns(random: Random, most: number): Column<NumberedRow>[] {
  const money = moneyWriter(random);
  const align = random.pick<'right' | 'center'>(['right', 'right', 'right', 'center']);
  return priceColumns(random, most).map(({ header, factor }) => ({
    header,
    align,
    cell: ({ price, instead }) => (price === undefined ? instead : money(Math.round((price * factor) / 10) * 10)),
  }));
}

function codeColumn(random: Random): Column<NumberedRow> {
  const first = random.whole(1000, 60_000);
  const before = random.pick(['', '', 'A-', 'SP']);
  return {
    header: random.pick(['Código', 'Cód.', 'Cod']),
    align: 'left',
    cell: ({ number }) => `${before}${first + 7 * number}`,
  };
}

const EXTRAS: readonly Column<NumberedRow>[] = [
  { header: 'Stock', align: 'right', cell: ({ number }) => String((number * 37) % 90) },
  { header: 'U x bulto', align: 'center', cell: ({ number }) => String([6, 12, 24][number % 3]) },
  { header: 'USD', align: 'right', cell: ({ price = 0 }) => (price === 0 ? '-' : (price / 1480).toFixed(2)) },
  { header: 'IVA', align: 'center', cell: ({ number }) => (number % 4 === 0 ? '10,5%' : '21%') },
];
