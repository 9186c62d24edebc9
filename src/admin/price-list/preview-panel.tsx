import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PricePreview } from '#contract/admin/price-list.ts';
import { type Choice, pair, repair, tick } from './choice.ts';
import { FilterBar } from './filter-bar.tsx';
import { type Filter, filterRows, holds } from './filters.ts';
import { PairList } from './pair-list.tsx';
import { placeOf } from './place-of.ts';
import { PreviewHead } from './preview-head.tsx';
import { ProductSearch } from './product-search.tsx';
import { rowsOf, totals, unpaired } from './shown-row.ts';
import { TotalsBar } from './totals-bar.tsx';
import { Unpaired } from './unpaired.tsx';

type PreviewPanelProps = {
  preview: PricePreview;
  choice: Choice;
  endsAt: number;
  confirming: boolean;
  onChoose: (choice: (now: Choice) => Choice) => void;
  onConfirm: () => void;
  onCancel: () => void;
};

const TITLE = 'resumen';

type Editing = { key: number } | { line: number } | undefined;

/** The summary of a list: what would change, what is in doubt, what was not found. Decides nothing by itself. */
export function PreviewPanel({
  preview,
  choice,
  endsAt,
  confirming,
  onChoose,
  onConfirm,
  onCancel,
}: PreviewPanelProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const [editing, setEditing] = useState<Editing>();
  const shown = useDeferredValue(filter);
  const sought = useDeferredValue(typed);

  const show = useMemo(() => rowsOf(preview), [preview]);
  const rows = useMemo(() => show(choice), [show, choice]);
  const rest = useMemo(() => unpaired(preview, choice), [preview, choice]);
  const seen = useMemo(() => {
    const isSought = holds(sought);
    return {
      rows: filterRows(rows, shown).filter((row) =>
        isSought(`${row.product.name} ${row.product.brand} ${row.listed.text}`),
      ),
      lines: rest.lines.filter(({ text }) => isSought(text)),
      products: rest.products.filter(({ name, brand }) => isSought(`${name} ${brand}`)),
    };
  }, [rows, rest, shown, sought]);
  const { ticked, average } = totals(rows);
  const counts = {
    all: rows.length,
    up: filterRows(rows, 'up').length,
    down: filterRows(rows, 'down').length,
    doubtful: filterRows(rows, 'doubtful').length,
    none: rest.products.length,
  };

  const tickOne = useCallback(
    (key: number, on: boolean) => onChoose((now) => tick(now, { keys: new Set([key]), on })),
    [onChoose],
  );
  const editPair = useCallback((key: number) => setEditing({ key }), []);

  const leave = () => {
    if (!editing) return;
    const line = 'line' in editing ? editing.line : rows.find(({ key }) => key === editing.key)?.line;
    flushSync(() => setEditing(undefined));
    // A line that got its product may be out of sight with this filter.
    const place = document.getElementById(placeOf(line ?? -1)) ?? document.getElementById(TITLE);
    place?.focus({ preventScroll: place.id === TITLE });
  };
  const pick = (id: number) => {
    if (!editing) return;
    flushSync(() =>
      onChoose((now) => ('key' in editing ? repair(now, { ...editing, id }) : pair(now, { ...editing, id }))),
    );
    leave();
  };
  const editedKey = editing && 'key' in editing ? editing.key : undefined;
  const editor = (
    <ProductSearch
      products={preview.products}
      lineOf={(id) => rows.find((row) => row.id === id && row.key !== editedKey)?.listed.text}
      onPick={pick}
      onLeave={leave}
    />
  );

  return (
    <section aria-labelledby={TITLE} className="flex flex-col gap-4">
      <h2 id={TITLE} tabIndex={-1} ref={focusAtOnce} className="mt-2 text-xl outline-none">
        Resumen
      </h2>
      <PreviewHead preview={preview} endsAt={endsAt} />
      <FilterBar filter={filter} counts={counts} onFilter={setFilter} typed={typed} onType={setTyped} />
      {seen.rows.length > 0 && (
        <PairList
          rows={seen.rows}
          onTick={tickOne}
          onTickAll={(on) => onChoose((now) => tick(now, { keys: new Set(seen.rows.map(({ key }) => key)), on }))}
          onEdit={editPair}
          editing={editedKey}
          editor={editor}
        />
      )}
      {rows.length > 0 && seen.rows.length === 0 && shown !== 'none' && (
        <p className="rounded-lg border border-line px-4 py-8 text-center text-muted">
          No hay precios con este filtro.
        </p>
      )}
      {(shown === 'all' || shown === 'none') && (
        <Unpaired
          key={`${shown} ${sought}`}
          products={seen.products}
          lines={seen.lines}
          onEdit={(line) => setEditing({ line })}
          editing={editing && 'line' in editing ? editing.line : undefined}
          editor={editor}
        />
      )}
      <TotalsBar {...{ ticked, average, endsAt, confirming, onConfirm, onCancel }} total={rows.length} />
    </section>
  );
}

const focusAtOnce = (heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true });
