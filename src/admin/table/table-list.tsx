import type { ReactNode } from 'react';
import type { ListState } from '../crud/list-state.ts';
import type { ListData } from '../crud/load-list.ts';
import { TextSearch } from '../ui/text-search.tsx';
import type { Column, Item } from './column.ts';
import { Table } from './data-table.tsx';
import { Pager } from './pagination.tsx';
import type { RowAction } from './row-action.ts';
import { useListTable } from './use-data-table.ts';

type TableListProps<Row> = {
  caption: string;
  data: ListData<Row>;
  /** Of `data`, those that the text leaves. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  state: ListState;
  go: (change: Partial<ListState>) => Promise<void>;
  nameOf: (row: Row) => string;
  actions: (row: Row) => RowAction[];
  total: ReactNode;
  /** What stands in the table's place when it has no rows. */
  empty: ReactNode;
};

/** The list at a desk: free text, table, pages. */
export function TableList<Row extends Item>({
  caption,
  data,
  rows,
  columns,
  state,
  go,
  nameOf,
  actions,
  total,
  empty,
}: TableListProps<Row>) {
  const turnedOf = data.page && data.totalResults;
  const table = useListTable({ rows, columns, state, turnedOf });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TextSearch
          label={data.page ? 'Buscar en esta página' : 'Buscar en la lista'}
          text={state.text}
          onChange={(text) => void go({ text, page: data.page ? state.page : 1 })}
        />
        {total}
      </div>
      {empty || (
        <Table
          {...{ caption, columns, nameOf, actions }}
          rows={table.rows}
          sort={state.sort}
          onSort={(sort) => void go({ sort, page: 1 })}
        />
      )}
      {data.totalResults > 0 && (
        <Pager page={state.page} pages={table.pages} pageSize={state.pageSize} onChange={(change) => void go(change)} />
      )}
    </>
  );
}
