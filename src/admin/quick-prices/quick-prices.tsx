import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PriceRow } from '#contract/admin/products.ts';
import { writeOrRead } from '#contract/http/write-or-read.ts';
import type { DollarRate } from '#domain/business/dollar-rate.ts';
import { adminClient } from '../session/admin-client.ts';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import { columnFormats, type EditableColumn } from './editable-columns.ts';
import { applyEdits, finishEdit, type PriceEdits, startEdit } from './price-edits.ts';
import {
  filterPriceRows,
  listBrandNames,
  nextPriceSort,
  type QuickPriceFilterValues,
  sortPriceRows,
} from './price-rows.ts';
import { formatPriceView, type PriceView, parsePriceView } from './price-view.ts';
import { QuickPriceFilters } from './quick-price-filters.tsx';
import { QuickPriceTable } from './quick-price-table.tsx';

/** The prices of all products, edited in place. */
export function QuickPrices({ loaded, dollar }: { loaded: readonly PriceRow[]; dollar: DollarRate | undefined }) {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState(() => parsePriceView(search));
  const [edits, setEdits] = useState<PriceEdits>(new Map());
  const [confirmed, setConfirmed] = useState<ReadonlyMap<number, number>>(new Map());
  const shown = useDeferredValue(view);

  // Sorted by the prices as loaded, so that rows do not move while they are edited one after the other.
  const rows = useMemo(
    () => sortPriceRows(filterPriceRows(loaded, shown.filters, Date.now()), shown.sort),
    [loaded, shown],
  );
  const brands = useMemo(() => listBrandNames(loaded), [loaded]);

  const show = (next: PriceView) => {
    setView(next);
    setSearch(formatPriceView(next), { replace: true, preventScrollReset: true });
  };

  const save = useCallback(async (row: PriceRow, column: EditableColumn, value: number | null) => {
    const { label, change } = columnFormats[column];
    const { id } = row;
    setEdits((before) => startEdit(before, { id, change: change(value) }));
    const { isSaved, stored } = await writeOrRead({
      write: () => adminClient.products.changeField(id, change(value)),
      read: () => adminClient.products.byId(id),
      isWritten: (read) => read[column] === value,
    });
    setEdits((before) => finishEdit(before, { id, column, now: stored }));
    if (isSaved) toastSuccess(`${label} actualizado correctamente`);
    else toastError(`Error al actualizar ${label}`);
    return isSaved;
  }, []);

  const confirm = useCallback(async ({ id, name }: PriceRow) => {
    try {
      await adminClient.products.confirmPrices([id]);
      setConfirmed((before) => new Map(before).set(id, Date.now()));
      toastSuccess(`El precio de ${name} sigue igual`);
    } catch {
      toastError('Error al confirmar el precio');
    }
  }, []);

  // Filtered by age, the oldest come first until another order is chosen.
  const filter = (filters: QuickPriceFilterValues) => {
    const isOther = filters.olderThan !== view.filters.olderThan;
    show({
      filters,
      sort: isOther ? { column: filters.olderThan > 0 ? 'pricedAt' : 'name', descending: false } : view.sort,
    });
  };

  return (
    <>
      <QuickPriceFilters filters={view.filters} brands={brands} onChange={filter} />
      <QuickPriceTable
        rows={rows.map((row) => withConfirmation(applyEdits(row, edits), confirmed))}
        total={loaded.length}
        sort={view.sort}
        onSort={(column) => show({ ...view, sort: nextPriceSort(view.sort, column) })}
        {...{ dollar, save, confirm }}
      />
    </>
  );
}

/** The same object without a confirmation, because rows are memoised. */
function withConfirmation(row: PriceRow, confirmed: ReadonlyMap<number, number>): PriceRow {
  const at = confirmed.get(row.id);
  return at === undefined ? row : { ...row, pricedAt: Math.max(at, row.pricedAt) };
}
