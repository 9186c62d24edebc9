import type { PriceRow as Row } from '#contract/admin/products.ts';
import { classNames } from '#ui/class-names.ts';
import { ChevronDown } from '#ui/icons.tsx';
import type { EditableColumn } from './cells.ts';
import { PriceRow } from './price-row.tsx';
import { type Column, columns, isColumn, type Sort } from './price-rows.ts';
import { asHead, asRow, asRowGroup, asTable, rowClass } from './table-parts.ts';

type PriceTableProps = {
  rows: readonly Row[];
  /** Of all products, whatever the filters. */
  total: number;
  sort: Sort;
  onSort: (column: Column) => void;
  save: (row: Row, column: EditableColumn, value: number | null) => Promise<boolean>;
};

const heads = Object.keys(columns).filter(isColumn);

export function PriceTable({ rows, total, sort, onSort, save }: PriceTableProps) {
  return (
    <div className="rounded-md border border-line bg-white">
      <div {...asTable('Precios')} data-cells>
        <div {...asRowGroup} className="z-10 rounded-t-md bg-ground md:sticky md:top-0">
          <div
            {...asRow}
            className={classNames(rowClass, 'flex! flex-wrap gap-y-0 py-1 md:grid! md:items-center md:py-0')}
          >
            {heads.map((column) => (
              <Head key={column} column={column} sort={sort} onSort={onSort} />
            ))}
          </div>
        </div>
        <div {...asRowGroup}>
          {rows.map((row) => (
            <PriceRow key={row.id} row={row} save={save} />
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

function Head({ column, sort, onSort }: { column: Column; sort: Sort; onSort: (column: Column) => void }) {
  const isSorted = sort.column === column;
  const isNumber = column !== 'name' && column !== 'brand';
  return (
    <div {...asHead(isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none')} className="min-w-0">
      <button
        type="button"
        onClick={() => onSort(column)}
        className={classNames(
          'flex min-h-11 items-center gap-1 rounded-md px-1 text-left text-sm font-bold hover:text-accent md:w-full',
          isNumber && 'md:justify-end md:px-2 md:text-right',
        )}
      >
        {columns[column]}
        <ChevronDown
          className={classNames(
            'size-4 shrink-0 transition-transform',
            isSorted ? 'opacity-100' : 'opacity-0',
            isSorted && !sort.descending && 'rotate-180',
          )}
        />
      </button>
    </div>
  );
}
