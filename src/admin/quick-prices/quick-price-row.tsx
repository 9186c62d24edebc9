import { memo } from 'react';
import type { PriceRow } from '#contract/admin/products.ts';
import type { DollarRate } from '#domain/business/dollar-rate.ts';
import { basisPointsToPercent } from '#domain/money/discount.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { formatPercent } from '#domain/money/percent.ts';
import { classNames } from '#ui/class-names.ts';
import { EditableCell } from '../editable-cell/editable-cell.tsx';
import { ariaCell, ariaRow } from '../table/aria-table.ts';
import { columnFormats, type EditableColumn, editableColumns } from './editable-columns.ts';
import { PriceAge } from './price-age.tsx';
import { PriceInDollars } from './price-in-dollars.tsx';
import { rowMarkup } from './price-rows.ts';
import { priceRowClass } from './row-class.ts';

type QuickPriceRowProps = {
  row: PriceRow;
  dollar: DollarRate | undefined;
  save: (row: PriceRow, column: EditableColumn, value: number | null) => Promise<boolean>;
  confirm: (row: PriceRow) => Promise<void>;
};

/** Short column headers for the cells of a card. */
const captions: Readonly<Record<EditableColumn, string>> = { price: 'ARS', priceUsd: 'USD', discount: 'Desc. %' };

/** One product; on phones a card with two numbers in a line. Memoised: there may be thousands. */
export const QuickPriceRow = memo(function QuickPriceRow({ row, dollar, save, confirm }: QuickPriceRowProps) {
  const markup = rowMarkup(row);
  return (
    <div
      {...ariaRow}
      className={`${priceRowClass} border-t border-line py-2 md:items-center [contain-intrinsic-size:auto_8.5rem] [content-visibility:auto] md:py-1 md:[contain-intrinsic-size:auto_2.75rem]`}
    >
      <div {...ariaCell} className="col-span-3 min-w-0 font-semibold [overflow-wrap:anywhere] md:col-span-1">
        {row.name}
        <PriceAge {...{ row, confirm }} />
      </div>
      <div {...ariaCell} className="min-w-0 text-right text-sm text-muted [overflow-wrap:anywhere] md:text-left">
        {row.brand}
      </div>
      {editableColumns.map((column) => {
        const { label, prefix, format, parse } = columnFormats[column];
        return (
          <div {...ariaCell} key={column} className="relative min-w-0 max-md:col-span-2">
            <Caption>{captions[column]}</Caption>
            <EditableCell
              label={`${label} de ${row.name}`}
              column={column}
              value={row[column]}
              {...{ prefix, format, parse }}
              save={(value) => save(row, column, value)}
              savesOnLeaving
            />
            {column === 'priceUsd' && <PriceInDollars {...{ row, dollar }} />}
          </div>
        );
      })}
      <div {...ariaCell} className="relative min-w-0 max-md:col-span-2">
        <Caption>Final</Caption>
        <span className="flex min-h-11 items-center justify-end px-2 font-bold whitespace-nowrap tabular-nums md:min-h-9">
          {formatPrice(row.finalPrice)}
        </span>
        {markup !== null && (
          <span
            className={classNames(
              'block px-2 pb-1 text-right text-xs tabular-nums',
              markup < 0 ? 'font-semibold text-danger' : 'text-muted',
            )}
          >
            Ganancia {formatPercent(basisPointsToPercent(markup))}
          </span>
        )}
      </div>
    </div>
  );
});

/** On phones each number has a caption, as the column headers are out of sight. */
function Caption({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute left-1 flex h-11 items-center text-xs text-muted md:hidden"
    >
      {children}
    </span>
  );
}
