import { useState } from 'react';
import type { PriceHistoryRow } from '#contract/admin/price-list.ts';
import { formatDateTime } from '#domain/dates/format-date.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { adminClient } from '../../session/admin-client.ts';
import { formatHistoryValue, priceFieldLabels, priceSourceLabels } from './price-history-labels.ts';

/** Entries shown first; the server returns the latest 200. */
const PAGE_SIZE = 10;

type LoadState = 'closed' | 'loading' | 'failed' | PriceHistoryRow[];

/** The price history of a product, loaded when it is opened. */
export function PriceHistory({ productId }: { productId: number }) {
  const [entries, setEntries] = useState<LoadState>('closed');

  async function load() {
    setEntries('loading');
    setEntries(await adminClient.priceList.history(productId).catch(() => 'failed' as const));
  }

  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && (entries === 'closed' || entries === 'failed')) void load();
      }}
      className="group rounded-lg border border-line"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-lg px-4 font-bold hover:bg-ground [&::-webkit-details-marker]:hidden">
        Historial de precios
        <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line">
        {entries === 'loading' && <Spinner className="m-4" />}
        {entries === 'failed' && (
          <Notice tone="danger" className="m-3">
            No se pudo obtener el historial. Cerralo y abrilo de nuevo.
          </Notice>
        )}
        {Array.isArray(entries) && <HistoryEntries entries={entries} />}
      </div>
    </details>
  );
}

function HistoryEntries({ entries }: { entries: readonly PriceHistoryRow[] }) {
  const [shown, setShown] = useState(PAGE_SIZE);
  if (entries.length === 0) return <p className="px-4 py-3 text-muted">Los precios no cambiaron desde el alta.</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {entries.slice(0, shown).map(({ at, who, how, field, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and their order never changes
          <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
            <p className="tabular-nums">
              <span className="text-sm text-muted">{priceFieldLabels[field]}:</span> {formatHistoryValue(field, before)}{' '}
              <span aria-hidden="true">→</span>
              <span className="sr-only">ahora</span> <strong>{formatHistoryValue(field, after)}</strong>
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
              <span>
                {priceSourceLabels[how]} · {who ?? 'Sin nombre'}
              </span>{' '}
              <span className="whitespace-nowrap">{formatDateTime(at)}</span>
            </p>
          </li>
        ))}
      </ul>
      {shown < entries.length && (
        <Button variant="link" className="mx-3 my-1" onClick={() => setShown(shown + 4 * PAGE_SIZE)}>
          Ver más
        </Button>
      )}
    </>
  );
}
