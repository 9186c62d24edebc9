import { useCallback } from 'react';
import type { PricePreview } from '#contract/admin/price-list.ts';
import { Button } from '#ui/button/button.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useIsExpired } from '../display/use-is-expired.ts';
import type { ClosedReason } from '../flow/server-state.ts';
import { MatchTable } from '../matches/match-table.tsx';
import { usePairingEditor } from '../pairing/use-pairing-editor.tsx';
import { bulkSelectable, calculateTotals } from '../rows/preview-rows.ts';
import { useFilteredRows } from '../rows/use-filtered-rows.ts';
import { type MatchSelection, setSelected } from '../selection/selection.ts';
import { PreviewFilters } from './preview-filters.tsx';
import { PreviewHeader } from './preview-header.tsx';
import { TOTALS_BAR_ID, TotalsBar } from './totals-bar.tsx';
import { UnmatchedLists } from './unmatched-lists.tsx';

type PreviewPanelProps = {
  preview: PricePreview;
  choice: MatchSelection;
  endsAt: number;
  /** Why it cannot be confirmed, although its time is not over. */
  closed: ClosedReason | undefined;
  confirming: boolean;
  onChoose: (choice: (now: MatchSelection) => MatchSelection) => void;
  onConfirm: () => void;
  onCancel: () => void;
  hasFile: boolean;
  /** Reads the same file, with the prices of this column; asks for the file where it is not there any more. */
  onReadAgain: (priceColumn?: string) => void;
};

const TITLE = 'resumen';

/** The summary of a list: what would change, what is in doubt, what was not found. Decides nothing by itself. */
export function PreviewPanel({
  preview,
  choice,
  endsAt,
  closed: why,
  confirming,
  onChoose,
  onConfirm,
  onCancel,
  hasFile,
  onReadAgain,
}: PreviewPanelProps) {
  const { rows, seen, shown, sought, seeAll, bar } = useFilteredRows(preview, choice);
  const isOver = useIsExpired(endsAt);
  const closed = isOver ? 'time' : why;
  const selectAll = (on: boolean) => {
    const keys = new Set((on ? bulkSelectable(seen.rows) : seen.rows).map(({ key }) => key));
    onChoose((now) => setSelected(now, { keys, on }));
  };
  const selectOne = useCallback(
    (key: number, on: boolean) => onChoose((now) => setSelected(now, { keys: new Set([key]), on })),
    [onChoose],
  );
  const { edit, line, editor, lastLine } = usePairingEditor({ preview, rows, onChoose, elsewhere: TITLE });
  const hasOthers = seen.lines.length + seen.products.length > 0;
  const showsOthers = (shown === 'all' || shown === 'none') && (sought === '' || hasOthers);

  return (
    <section aria-labelledby={TITLE} className="flex flex-col gap-3 md:gap-4">
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <h2 id={TITLE} tabIndex={-1} ref={focusHeading} className="text-xl outline-none">
          Resumen
        </h2>
        <button
          type="button"
          onClick={goToTotals}
          className="sr-only min-h-11 font-bold underline decoration-2 underline-offset-4 focus-visible:not-sr-only"
        >
          Saltar a los totales
        </button>
      </div>
      <PreviewHeader {...{ preview, endsAt, closed, confirming, hasFile, onReadAgain }} />
      <PreviewFilters key={bar.key} {...bar.props} />
      <p role="status" className="sr-only">
        {`Se ven ${seen.rows.length} de ${rows.length} precios.`}
      </p>
      {seen.rows.length > 0 && (
        <MatchTable
          rows={seen.rows}
          onSelect={selectOne}
          onSelectAll={selectAll}
          onEdit={edit}
          editing={line}
          editor={editor}
          lastEdited={lastLine}
        />
      )}
      {rows.length > 0 && seen.rows.length === 0 && !showsOthers && (
        <EmptyState icon={SearchIcon} text="No hay precios con este filtro.">
          <Button size="sm" variant="ghost" onClick={seeAll}>
            Ver todos
          </Button>
        </EmptyState>
      )}
      {showsOthers && (
        <UnmatchedLists
          key={`${shown} ${sought}`}
          products={seen.products}
          lines={seen.lines}
          onEdit={edit}
          editing={line}
          editor={editor}
        />
      )}
      <TotalsBar
        {...{ closed, confirming, onConfirm, onCancel, hasFile }}
        onReadAgain={() => onReadAgain()}
        totals={calculateTotals(rows)}
        total={rows.length}
      />
    </section>
  );
}

/** On a phone the rows begin below what is seen; the page is long enough to be scrolled when they have their height. */
function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
  if (matchMedia('(width < 48rem)').matches) requestAnimationFrame(() => heading?.scrollIntoView());
}

/** Past all the rows and their two stops each. */
function goToTotals(): void {
  document.querySelector<HTMLElement>(`#${TOTALS_BAR_ID} button:last-of-type`)?.focus();
}
