import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { PricePreview } from '#contract/admin/price-list.ts';
import { type Choice, tick } from './choice.ts';
import { FilterBar } from './filter-bar.tsx';
import { type Filter, filterRows, findLine, findProduct, findRow } from './filters.ts';
import { PairList } from './pair-list.tsx';
import { PreviewHead } from './preview-head.tsx';
import { rowsOf, totals, unpaired } from './shown-row.ts';
import { TotalsBar } from './totals-bar.tsx';
import { Unpaired } from './unpaired.tsx';
import { usePairEditor } from './use-pair-editor.tsx';

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
  const shown = useDeferredValue(filter);
  const sought = useDeferredValue(typed);

  const show = useMemo(() => rowsOf(preview), [preview]);
  const rows = useMemo(() => show(choice), [show, choice]);
  const rest = useMemo(() => unpaired(preview, choice), [preview, choice]);
  const seen = useMemo(() => {
    return {
      rows: filterRows(rows, shown).filter(findRow(sought)),
      lines: rest.lines.filter(findLine(sought)),
      products: rest.products.filter(findProduct(sought)),
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
  const { edit, line, editor, lastLine } = usePairEditor({ preview, rows, onChoose, elsewhere: TITLE });

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
          onEdit={edit}
          editing={line}
          editor={editor}
          lastEdited={lastLine}
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
          onEdit={edit}
          editing={line}
          editor={editor}
        />
      )}
      <TotalsBar {...{ ticked, average, endsAt, confirming, onConfirm, onCancel }} total={rows.length} />
    </section>
  );
}

const focusAtOnce = (heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true });
