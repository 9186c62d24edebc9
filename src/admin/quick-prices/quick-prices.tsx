import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PriceRow } from '#contract/admin/products.ts';
import { adminClient } from '../session/admin-client.ts';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import { cells, changedRow, type EditableColumn } from './editable-columns.ts';
import { brandsOf, filtered, nextSort, sorted } from './price-rows.ts';
import { searchOf, type View, viewOf } from './price-view.ts';
import { FilterBar } from './quick-price-filters.tsx';
import { PriceTable } from './quick-price-table.tsx';

/** The prices of all products, each changed where it stands. */
export function QuickPrices({ loaded }: { loaded: readonly PriceRow[] }) {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState(() => viewOf(search));
  const [changes, setChanges] = useState<ReadonlyMap<number, PriceRow>>(new Map());
  const shown = useDeferredValue(view);

  // By the prices as they were loaded: a row must not run away from the hand that works its way down.
  const rows = useMemo(() => sorted(filtered(loaded, shown.filters), shown.sort), [loaded, shown]);
  const brands = useMemo(() => brandsOf(loaded), [loaded]);

  const show = (next: View) => {
    setView(next);
    setSearch(searchOf(next), { replace: true, preventScrollReset: true });
  };

  const save = useCallback(async (row: PriceRow, column: EditableColumn, value: number | null) => {
    const { label, change } = cells[column];
    try {
      const product = await adminClient.products.changeField(row.id, change(value));
      setChanges((before) => new Map(before).set(row.id, changedRow(row, product)));
      toastSuccess(`${label} actualizado correctamente`);
      return true;
    } catch {
      toastError(`Error al actualizar ${label}`);
      return false;
    }
  }, []);

  return (
    <>
      <FilterBar filters={view.filters} brands={brands} onChange={(filters) => show({ ...view, filters })} />
      <PriceTable
        rows={rows.map((row) => changes.get(row.id) ?? row)}
        total={loaded.length}
        sort={view.sort}
        onSort={(column) => show({ ...view, sort: nextSort(view.sort, column) })}
        save={save}
      />
    </>
  );
}
