import type { PriceRow } from '#contract/admin/products.ts';
import type { DollarRate } from '#domain/business/dollar-rate.ts';
import { classNames } from '#ui/class-names.ts';
import { ariaColumnHeader, ariaRow, ariaRowGroup, ariaTable } from '../table/aria-table.ts';
import { sortIcons } from '../table/sort-icons.ts';
import type { EditableColumn } from './editable-columns.ts';
import { columnLabels, type QuickPriceColumn, type QuickPriceSort } from './price-rows.ts';
import { QuickPriceRow } from './quick-price-row.tsx';
import { priceRowClass } from './row-class.ts';

type QuickPriceTableProps = {
  rows: readonly PriceRow[];
  dollar: DollarRate | undefined;
  /** Number of products without filters. */
  total: number;
  sort: QuickPriceSort;
  onSort: (column: QuickPriceColumn) => void;
  save: (row: PriceRow, column: EditableColumn, value: number | null) => Promise<boolean>;
  confirm: (row: PriceRow) => Promise<void>;
};

const columnNames = Object.keys(columnLabels).filter(hasHeader);

function hasHeader(column: string): column is keyof typeof columnLabels {
  return Object.hasOwn(columnLabels, column);
}

export function QuickPriceTable({ rows, dollar, total, sort, onSort, save, confirm }: QuickPriceTableProps) {
  return (
    <div className="rounded-md border border-line bg-white">
      <div {...ariaTable('Precios')} data-cells>
        <div {...ariaRowGroup} className="z-10 rounded-t-md bg-ground md:sticky md:top-0">
          <div
            {...ariaRow}
            className={classNames(priceRowClass, 'items-center gap-y-0 py-1 max-md:grid-cols-3 md:py-0')}
          >
            {columnNames.map((column) => (
              <ColumnHeader key={column} column={column} sort={sort} onSort={onSort} />
            ))}
          </div>
        </div>
        <div {...ariaRowGroup}>
          {rows.map((row) => (
            <QuickPriceRow key={row.id} {...{ row, dollar, save, confirm }} />
          ))}
        </div>
      </div>
      {rows.length === 0 && (
        <p className="border-t border-line px-4 py-10 text-center text-muted">
          No se encontraron productos con los filtros aplicados.
        </p>
      )}
      <p
        role="status"
        className="sticky bottom-0 rounded-b-md border-t border-line bg-ground px-4 py-2.5 text-sm font-semibold tabular-nums"
      >
        Total de productos: {rows.length}
        {rows.length !== total && <span className="font-normal text-muted"> de {total}</span>}
      </p>
    </div>
  );
}

function ColumnHeader({
  column,
  sort,
  onSort,
}: {
  column: keyof typeof columnLabels;
  sort: QuickPriceSort;
  onSort: (column: QuickPriceColumn) => void;
}) {
  const direction = sort.column !== column ? 'none' : sort.descending ? 'descending' : 'ascending';
  const { icon: Icon, className } = sortIcons[direction];
  const isNumber = column !== 'name' && column !== 'brand';
  return (
    <div {...ariaColumnHeader(direction)} className={classNames('min-w-0', isNumber && 'md:text-end')}>
      <button
        type="button"
        onClick={() => onSort(column)}
        className={classNames(
          'group/head relative inline-flex min-h-11 items-center rounded-md text-left text-sm leading-tight font-bold hover:text-accent md:px-2 md:-ml-2',
          isNumber && 'md:ml-0 md:justify-end md:text-right',
        )}
      >
        {columnLabels[column]}
        <Icon
          className={classNames(
            'size-3.5 shrink-0 max-md:ml-1 md:absolute md:top-1/2 md:-translate-y-1/2',
            isNumber ? 'md:right-full md:-mr-2' : 'md:left-full md:-ml-2',
            className,
          )}
        />
      </button>
    </div>
  );
}
