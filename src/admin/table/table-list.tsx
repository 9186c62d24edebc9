import type { ReactNode } from 'react';
import type { AdminListState } from '../crud/list-state.ts';
import type { ListData } from '../crud/load-list.ts';
import { TextSearch } from '../ui/text-search.tsx';
import type { ListColumn, ListItem } from './column.ts';
import { DataTable } from './data-table.tsx';
import { Pagination } from './pagination.tsx';
import type { RowAction } from './row-action.ts';
import { useDataTable } from './use-data-table.ts';

type TableListProps<Row> = {
  caption: string;
  data: ListData<Row>;
  /** The rows of `data` that match the search. */
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  state: AdminListState;
  go: (change: Partial<AdminListState>) => Promise<void>;
  getName: (row: Row) => string;
  actions: (row: Row) => RowAction[];
  total: ReactNode;
  /** Shown in place of the table when it has no rows. */
  empty: ReactNode;
};

/** The list on large screens: search, table, pagination. */
export function TableList<Row extends ListItem>({
  caption,
  data,
  rows,
  columns,
  state,
  go,
  getName,
  actions,
  total,
  empty,
}: TableListProps<Row>) {
  const serverRowCount = data.fetchPage && data.totalResults;
  const table = useDataTable({ rows, columns, state, serverRowCount });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TextSearch label="Buscar en la lista" text={state.text} onChange={(text) => void go({ text, page: 1 })} />
        {total}
      </div>
      {empty || (
        <DataTable
          {...{ caption, columns, getName, actions }}
          rows={table.rows.slice(0, state.pageSize)}
          sort={state.sort}
          onSort={(sort) => void go({ sort, page: 1 })}
        />
      )}
      {(data.totalRecords ?? data.totalResults) > 0 && (
        <Pagination
          page={state.page}
          pages={table.pages}
          pageSize={state.pageSize}
          onChange={(change) => void go(change)}
        />
      )}
    </>
  );
}
