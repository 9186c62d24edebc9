import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { AdminListState } from '../crud/list-state.ts';
import { compareValues, type ListColumn, type ListItem } from './column.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

type DataTableOptions<Row> = {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  state: Pick<AdminListState, 'page' | 'pageSize' | 'sort'>;
  /** Total number of rows when `rows` is one page sorted by the server. */
  serverRowCount: number | undefined;
};

/** Sorts and paginates the rows as the state says, unless the server did. */
export function useDataTable<Row extends ListItem>({ rows, columns, state, serverRowCount }: DataTableOptions<Row>) {
  const definitions = useMemo(() => columns.map(toColumnDef), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const { id, desc } = parseSort(state.sort);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => String(row.id),
    manualPagination: serverRowCount !== undefined,
    manualSorting: serverRowCount !== undefined,
    ...(serverRowCount !== undefined && { rowCount: serverRowCount }),
    autoResetPageIndex: false,
    state: {
      sorting: columns.some((column) => column.id === id && column.value) ? [{ id, desc }] : [],
      pagination: { pageIndex: state.page - 1, pageSize: state.pageSize },
    },
  });
  return { rows: table.getRowModel().rows.map(({ original }) => original), pages: Math.max(1, table.getPageCount()) };
}

function toColumnDef<Row extends ListItem>({ id, value }: ListColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id,
    accessorFn: (row) => value?.(row) ?? null,
    enableSorting: value !== undefined,
    sortFn: (a, b) => compareValues(value?.(a.original) ?? null, value?.(b.original) ?? null),
  };
}

/** Parses `sort` of the list state. */
export function parseSort(sort: string): { id: string; desc: boolean } {
  return sort.startsWith('-') ? { id: sort.slice(1), desc: true } : { id: sort, desc: false };
}

/** The next `sort` when a column header is clicked: ascending first, then descending. */
export function toggleSort(sort: string, column: string): string {
  return sort === column ? `-${column}` : column;
}
