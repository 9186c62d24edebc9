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
  /** How many rows there are in all, where `rows` are one page that the server has turned. */
  serverRowCount: number | undefined;
};

/** The rows of the page that the address names, sorted as it says; the server has done so where it turns the pages. */
export function useDataTable<Row extends ListItem>({
  rows,
  columns,
  state,
  serverRowCount: turnedOf,
}: DataTableOptions<Row>) {
  const definitions = useMemo(() => columns.map(toColumnDef), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const { id, desc } = parseSort(state.sort);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => String(row.id),
    manualPagination: turnedOf !== undefined,
    manualSorting: turnedOf !== undefined,
    ...(turnedOf !== undefined && { rowCount: turnedOf }),
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

/** How `sort` of the address reads. */
export function parseSort(sort: string): { id: string; desc: boolean } {
  return sort.startsWith('-') ? { id: sort.slice(1), desc: true } : { id: sort, desc: false };
}

/** What a click on a column's title makes of it: ascending first, then the other way round. */
export function toggleSort(sort: string, column: string): string {
  return sort === column ? `-${column}` : column;
}
