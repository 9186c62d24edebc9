import { useState } from 'react';
import type { PriceHistoryRow } from '#contract/admin/price-list/price-history.ts';
import { formatDateTime } from '#domain/dates/format-date.ts';
import { Button } from '#ui/button/button.tsx';
import { adminClient } from '../../session/admin-client.ts';
import { HistoryDetails } from './history-details.tsx';
import { formatHistoryValue, priceFieldLabels, priceSourceLabels } from './price-history-labels.ts';

/** Entries shown first; the server returns the latest 200. */
const PAGE_SIZE = 10;

/** The price history of a product, loaded when it is opened. */
export function PriceHistory({ productId }: { productId: number }) {
  return (
    <HistoryDetails title="Historial de precios" load={() => adminClient.priceList.history(productId)}>
      {(entries) => <HistoryEntries entries={entries} />}
    </HistoryDetails>
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
