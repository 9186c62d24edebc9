import { useDeferredValue, useMemo, useState } from 'react';
import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import type { MatchSelection } from '../selection/selection.ts';
import { filterRows, lineTextFilter, type PreviewFilter, productTextFilter, rowTextFilter } from './filters.ts';
import { createRowBuilder, findUnmatched, type Unmatched, withoutListed } from './preview-rows.ts';

const NONE: Unmatched = { lines: [], unpriced: [], missing: [], products: [] };

/** The rows of a selection, and which rows and unmatched items pass filter and search. */
export function useFilteredRows(preview: PricePreview, selection: MatchSelection) {
  const [filter, setFilter] = useState<PreviewFilter>('all');
  const [typed, setTyped] = useState('');
  const [round, setRound] = useState(0);
  const appliedFilter = useDeferredValue(filter);
  const query = useDeferredValue(typed);

  const show = useMemo(() => createRowBuilder(preview), [preview]);
  const rows = useMemo(() => show(selection), [show, selection]);
  const rest = useMemo(() => findUnmatched(preview, selection), [preview, selection]);
  const unlisted = useMemo(() => withoutListed(rest, preview), [rest, preview]);
  const visible = useMemo(() => {
    // Unmatched items are shown by these two filters only.
    const others = appliedFilter === 'all' || appliedFilter === 'none' ? unlisted : NONE;
    return {
      rows: filterRows(rows, appliedFilter).filter(rowTextFilter(query)),
      lines: others.lines.filter(lineTextFilter(query)),
      unpriced: others.unpriced.filter(productTextFilter(query)),
      missing: others.missing.filter(productTextFilter(query)),
      products: others.products.filter(productTextFilter(query)),
    };
  }, [rows, unlisted, appliedFilter, query]);
  const counts = {
    all: rows.length,
    up: filterRows(rows, 'up').length,
    down: filterRows(rows, 'down').length,
    doubtful: filterRows(rows, 'doubtful').length,
    alike: filterRows(rows, 'alike').length,
    none: Object.values(unlisted).flat().length,
  };
  const showAll = () => {
    setFilter('all');
    setTyped('');
    setRound(round + 1);
  };
  return {
    rows,
    visible,
    /** All of them, shown or not. */
    unmatched: rest,
    appliedFilter,
    query,
    showAll,
    /** Props of PreviewFilters; a new key resets its search field. */
    bar: { key: round, props: { filter, counts, onFilter: setFilter, typed, onType: setTyped } },
  };
}
