import { useState } from 'react';
import type { ConfirmedPriceList, UpdatedPrice } from '#contract/admin/price-list/price-update.ts';
import type { PriceUpdateSource } from '#domain/audit/price-sources.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { ChevronDownIcon, CircleCheckIcon } from '#ui/icons/icons.tsx';
import { UndoIcon } from '../../ui/icons.tsx';
import { ExpandableList } from '../display/expandable-list.tsx';
import { formatTimeOfDay } from '../display/format-time-of-day.ts';
import { formatWholePesos } from '../display/format-whole-pesos.ts';
import { useIsExpired } from '../display/use-is-expired.ts';
import { describeChangedCount } from './changed-count.ts';
import { NewProductsResult } from './new-products-result.tsx';

type ResultPanelProps = {
  /** Where it is shown; the update may come from the other screen. */
  screen: PriceUpdateSource;
  done: ConfirmedPriceList;
  undone: boolean;
  undoing: boolean;
  expiresAt: number;
  onUndo: () => void;
};

const sourceTexts: Readonly<Record<PriceUpdateSource, string>> = {
  pdf: 'de una lista de precios',
  adjust: 'de «Ajustar precios»',
};

/** Changed and skipped prices, and the undo button. */
export function ResultPanel({ screen, done, undone, undoing, expiresAt, onUndo }: ResultPanelProps) {
  const { source, updated, skipped, created, notCreated, secondsLeft } = done;
  const isExpired = useIsExpired(expiresAt);
  const [open, setOpen] = useState(false);
  const changed = updated.filter(({ before, after }) => before !== after);
  const hadNoEffect = !undone && secondsLeft === 0 && changed.length + created.length === 0;
  const title = resultTitle(done, undone);
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-lg border border-line bg-white p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex items-start gap-3">
          <CircleCheckIcon className="mt-0.5 size-7 shrink-0 text-success" />
          <div>
            <h2 tabIndex={-1} ref={focusHeadingOnMount} className="text-xl outline-none">
              {title}
            </h2>
            <p className="text-muted tabular-nums">
              {[
                updated.length > 0 &&
                  describeChangedCount({ changed: changed.length, unchanged: updated.length - changed.length }),
                source !== screen && sourceTexts[source],
                !undone &&
                  !isExpired &&
                  `${updated.length > 0 ? 'se' : 'Se'} puede deshacer hasta las ${formatTimeOfDay(expiresAt)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {hadNoEffect && (
              <p className="text-muted">
                Como no cambió nada, lo que antes se podía deshacer se puede todavía: volvé a abrir esta pantalla.
              </p>
            )}
          </div>
        </div>
        {!undone && !isExpired && (
          <Button variant="ghost" onClick={onUndo} loading={undoing}>
            <UndoIcon className="size-5" />
            Deshacer
          </Button>
        )}
      </div>
      {skipped.length > 0 && (
        <Notice tone="warning">
          <p>Quedaron como estaban, porque su precio cambió mientras tanto:</p>
          <ul className="mt-1 list-disc pl-5 font-normal">
            {skipped.map(({ id, name }) => (
              <li key={id}>{name || 'Un producto que ya no existe'}</li>
            ))}
          </ul>
        </Notice>
      )}
      <NewProductsResult {...{ created, notCreated, undone }} />
      {changed.length > 0 && (
        <details
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          className="overflow-clip rounded-lg border border-line"
        >
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-lg px-4 font-bold hover:bg-ground [&::-webkit-details-marker]:hidden">
            Ver los precios
            <ChevronDownIcon className={classNames('size-5 transition-transform', open && 'rotate-180')} />
          </summary>
          <div className="border-t border-line">
            {open && <ExpandableList items={changed} renderItem={renderChange} />}
          </div>
        </details>
      )}
    </section>
  );
}

/** A list may have brought new products only. */
function resultTitle({ updated, skipped, created }: ConfirmedPriceList, undone: boolean): string {
  const isOfPrices = updated.length + skipped.length > 0;
  if (undone) return isOfPrices ? 'Volvieron los precios anteriores' : 'Se quitaron los productos nuevos';
  return isOfPrices || created.length === 0 ? 'Precios actualizados' : 'Productos creados';
}

const renderChange = ({ id, name, before, after }: UpdatedPrice) => (
  <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2 tabular-nums">
    <span className="min-w-0 font-semibold">{name}</span>
    <span className="ml-auto">
      <span className="text-muted">
        {formatWholePesos(before)} <span aria-hidden="true">→</span>
      </span>
      <span className="sr-only">ahora</span> <strong>{formatWholePesos(after)}</strong>
    </span>
  </li>
);

const focusHeadingOnMount = (heading: HTMLHeadingElement | null) => heading?.focus();
