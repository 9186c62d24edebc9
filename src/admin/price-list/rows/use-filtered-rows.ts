import { useDeferredValue, useMemo, useState } from 'react';
import type { PricePreview } from '#contract/admin/price-list.ts';
import type { Choice } from '../selection/selection.ts';
import { type Filter, filterRows, findLine, findProduct, findRow } from './filters.ts';
import { rowsOf, unpaired } from './preview-rows.ts';

/** The rows of a choice, and what of them and of the rest passes the filter and the search. */
export function useSeen(preview: PricePreview, choice: Choice) {
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const [round, setRound] = useState(0);
  const shown = useDeferredValue(filter);
  const sought = useDeferredValue(typed);

  const show = useMemo(() => rowsOf(preview), [preview]);
  const rows = useMemo(() => show(choice), [show, choice]);
  const rest = useMemo(() => unpaired(preview, choice), [preview, choice]);
  const seen = useMemo(() => {
    // What has no other half is for these two only.
    const others = shown === 'all' || shown === 'none' ? rest : { lines: [], products: [] };
    return {
      rows: filterRows(rows, shown).filter(findRow(sought)),
      lines: others.lines.filter(findLine(sought)),
      products: others.products.filter(findProduct(sought)),
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
