import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { ConfirmedPriceList } from '#contract/admin/price-list/price-update.ts';
import type { PriceRow } from '#contract/admin/products.ts';
import type { DollarRate } from '#domain/business/dollar-rate.ts';
import type { PriceRounding } from '#domain/pricing/price-rounding.ts';
import { ExpandableList } from '../price-list/display/expandable-list.tsx';
import { ResultPanel } from '../price-list/result/result-panel.tsx';
import { AdjustedRowItem } from './adjusted-row-item.tsx';
import {
  type AdjustedRow,
  adjustRows,
  canChange,
  filterProducts,
  isTicked,
  noFilters,
  toChanges,
} from './adjusted-rows.ts';
import { AdjustmentBar } from './adjustment-bar.tsx';
import { AdjustmentFilterFields } from './adjustment-filter-fields.tsx';
import { AdjustmentRuleFields } from './adjustment-rule-fields.tsx';
import { initialAdjustment, parseAdjustment, type TypedAdjustment } from './typed-adjustment.ts';
import { useAdjustment } from './use-adjustment.ts';

const NO_CHOICES: ReadonlyMap<number, boolean> = new Map();

type AdjustPricesProps = {
  rows: readonly PriceRow[];
  dollar: DollarRate | undefined;
  /** What can be undone when the screen is opened. */
  update: ConfirmedPriceList | null;
};

/** Chooses products and a rule, shows what each would cost, and changes the ticked prices at once. */
export function AdjustPrices({ rows, dollar, update }: AdjustPricesProps) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { outcome, busy, apply, undo } = useAdjustment(update);
  const [filters, setFilters] = useState(noFilters);
  const [typed, setTyped] = useState<TypedAdjustment>(() => initialAdjustment(search, dollar));
  const [rounding, setRounding] = useState<PriceRounding | null>(null);
  const [chosen, setChosen] = useState(NO_CHOICES);
  const { adjustment, error } = parseAdjustment(typed);
  const wanted = useMemo(() => ({ filters, typed, rounding }), [filters, typed, rounding]);
  const shown = useDeferredValue(wanted);
  const adjusted = useMemo(() => {
    const rule = { adjustment: parseAdjustment(shown.typed).adjustment, rounding: shown.rounding };
    return adjustRows(filterProducts(rows, shown.filters, Date.now()), rule);
  }, [rows, shown]);
  const changes = toChanges(adjusted, chosen);

  const tick = useCallback((row: AdjustedRow, ticked: boolean) => {
    setChosen((before) => new Map(before).set(row.id, ticked));
  }, []);
  const tickAll = (ticked: boolean) =>
    setChosen(new Map(adjusted.filter(canChange).map(({ id }): [number, boolean] => [id, ticked])));
  async function change() {
    if (!(await apply(changes))) return;
    setTyped({ ...typed, value: '' });
    setChosen(NO_CHOICES);
    await revalidate();
  }
  async function putBack() {
    await undo();
    await revalidate();
  }
  return (
    <>
      {outcome && (
        <ResultPanel
          key={`${outcome.undone ? 'undone' : 'done'} ${outcome.done.id}`}
          screen="adjust"
          {...outcome}
          undoing={busy}
          onUndo={() => void putBack()}
        />
      )}
      <AdjustmentFilterFields {...{ rows, filters }} onChange={setFilters} />
      <AdjustmentRuleFields
        {...{ typed, error, rounding, dollar }}
        onType={(next) => {
          setTyped(next);
          setChosen(NO_CHOICES);
        }}
        onRound={setRounding}
      />
      <section aria-label="Productos" className="rounded-lg border border-line bg-white">
        {adjusted.length === 0 ? (
          <p className="px-4 py-10 text-center text-muted">No se encontraron productos con los filtros aplicados.</p>
        ) : (
          <ExpandableList
            items={adjusted}
            renderItem={(row) => (
              <AdjustedRowItem
                key={row.id}
                row={row}
                ticked={isTicked(row, chosen)}
                hasRule={adjustment !== undefined}
                onTick={tick}
              />
            )}
          />
        )}
      </section>
      <AdjustmentBar
        count={changes.length}
        total={adjusted.length}
        unticked={adjusted.filter((row) => canChange(row) && !isTicked(row, chosen)).length}
        busy={busy}
        outdated={shown !== wanted}
        onTickAll={tickAll}
        onApply={() => void change()}
      />
    </>
  );
}
