import { useCallback } from 'react';
import type { PricePreview } from '#contract/admin/price-list.ts';
import { Button } from '#ui/button/button.tsx';
import { Search } from '#ui/icons/icons.tsx';
import { Empty } from '../../ui/empty-state.tsx';
import { useIsOver } from '../display/use-is-expired.ts';
import type { Closed } from '../flow/server-state.ts';
import { PairList } from '../matches/match-table.tsx';
import { usePairEditor } from '../pairing/use-pairing-editor.tsx';
import { tickable, totals } from '../rows/preview-rows.ts';
import { useSeen } from '../rows/use-filtered-rows.ts';
import { type Choice, tick } from '../selection/selection.ts';
import { FilterBar } from './preview-filters.tsx';
import { PreviewHead } from './preview-header.tsx';
import { TOTALS, TotalsBar } from './totals-bar.tsx';
import { Unpaired } from './unmatched.tsx';

type PreviewPanelProps = {
  preview: PricePreview;
  choice: Choice;
  endsAt: number;
  /** Why it cannot be confirmed, although its time is not over. */
  closed: Closed | undefined;
  confirming: boolean;
  onChoose: (choice: (now: Choice) => Choice) => void;
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
  const { rows, seen, shown, sought, seeAll, bar } = useSeen(preview, choice);
  const isOver = useIsOver(endsAt);
  const closed = isOver ? 'time' : why;
  const tickAll = (on: boolean) => {
    const keys = new Set((on ? tickable(seen.rows) : seen.rows).map(({ key }) => key));
    onChoose((now) => tick(now, { keys, on }));
  };
  const tickOne = useCallback(
    (key: number, on: boolean) => onChoose((now) => tick(now, { keys: new Set([key]), on })),
    [onChoose],
  );
  const { edit, line, editor, lastLine } = usePairEditor({ preview, rows, onChoose, elsewhere: TITLE });
  const hasOthers = seen.lines.length + seen.products.length > 0;
  const showsOthers = (shown === 'all' || shown === 'none') && (sought === '' || hasOthers);

  return (
    <section aria-labelledby={TITLE} className="flex flex-col gap-3 md:gap-4">
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <h2 id={TITLE} tabIndex={-1} ref={arriveAt} className="text-xl outline-none">
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
      <PreviewHead {...{ preview, endsAt, closed, confirming, hasFile, onReadAgain }} />
      <FilterBar key={bar.key} {...bar.props} />
      <p role="status" className="sr-only">
        {`Se ven ${seen.rows.length} de ${rows.length} precios.`}
      </p>
      {seen.rows.length > 0 && (
        <PairList
          rows={seen.rows}
          onTick={tickOne}
          onTickAll={tickAll}
          onEdit={edit}
          editing={line}
          editor={editor}
          lastEdited={lastLine}
        />
      )}
      {rows.length > 0 && seen.rows.length === 0 && !showsOthers && (
        <Empty icon={Search} text="No hay precios con este filtro.">
          <Button size="sm" variant="ghost" onClick={seeAll}>
            Ver todos
          </Button>
        </Empty>
      )}
      {showsOthers && (
        <Unpaired
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
        totals={totals(rows)}
        total={rows.length}
      />
    </section>
  );
}

/** On a phone the rows begin below what is seen; the page is long enough to be scrolled when they have their height. */
function arriveAt(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
  if (matchMedia('(width < 48rem)').matches) requestAnimationFrame(() => heading?.scrollIntoView());
}

/** Past all the rows and their two stops each. */
function goToTotals(): void {
  document.querySelector<HTMLElement>(`#${TOTALS} button:last-of-type`)?.focus();
}
