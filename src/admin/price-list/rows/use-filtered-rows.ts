import { useDeferredValue, useMemo, useState } from 'react';
import type { PricePreview } from '#contract/admin/price-list.ts';
import type { MatchSelection } from '../selection/selection.ts';
import { filterRows, lineTextFilter, type PreviewFilter, productTextFilter, rowTextFilter } from './filters.ts';
import { createRowBuilder, findUnmatched } from './preview-rows.ts';

/** The rows of a choice, and what of them and of the rest passes the filter and the search. */
export function useFilteredRows(preview: PricePreview, choice: MatchSelection) {
  const [filter, setFilter] = useState<PreviewFilter>('all');
  const [typed, setTyped] = useState('');
  const [round, setRound] = useState(0);
  const shown = useDeferredValue(filter);
  const sought = useDeferredValue(typed);

  const show = useMemo(() => createRowBuilder(preview), [preview]);
  const rows = useMemo(() => show(choice), [show, choice]);
  const rest = useMemo(() => findUnmatched(preview, choice), [preview, choice]);
  const seen = useMemo(() => {
    // What has no other half is for these two only.
    const others = shown === 'all' || shown === 'none' ? rest : { lines: [], products: [] };
    return {
      rows: filterRows(rows, shown).filter(rowTextFilter(sought)),
      lines: others.lines.filter(lineTextFilter(sought)),
      products: others.products.filter(productTextFilter(sought)),
    };
  }, [rows, rest, shown, sought]);
  const counts = {
    all: rows.length,
    up: filterRows(rows, 'up').length,
    down: filterRows(rows, 'down').length,
    doubtful: filterRows(rows, 'doubtful').length,
    none: rest.products.length,
  };
  const seeAll = () => {
    setFilter('all');
    setTyped('');
    setRound(round + 1);
  };
  return {
    rows,
    seen,
    shown,
    sought,
    seeAll,
    /** For the bar; its key is another one when what is typed there was taken away. */
    bar: { key: round, props: { filter, counts, onFilter: setFilter, typed, onType: setTyped } },
  };
}
