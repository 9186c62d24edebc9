import { useRef, useState } from 'react';
import type { ConfirmedPriceList } from '#contract/admin/price-list/price-update.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { idempotentWrites } from '#contract/http/idempotent-writes.ts';
import type { Centavos } from '#domain/money/money.ts';
import { adminClient } from '../session/admin-client.ts';
import { toastError, toastSuccess } from '../ui/toasts.tsx';

const RETRY_AFTER_MS = 1000;

type Outcome = { done: ConfirmedPriceList; undone: boolean; expiresAt: number };

/** Changes many prices at once, and puts them back. A change whose response was lost is asked for again, not done again. */
export function useAdjustment() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const write = useRef(idempotentWrites({ retryAfterMs: RETRY_AFTER_MS }));

  async function run(work: () => Promise<ConfirmedPriceList>, undone: boolean): Promise<boolean> {
    setBusy(true);
    try {
      const done = await work();
      setOutcome({ done, undone, expiresAt: Date.now() + done.secondsLeft * 1000 });
      toastSuccess(undone ? 'Volvieron los precios anteriores.' : 'Precios actualizados correctamente.');
      return true;
    } catch (error) {
      toastError((error instanceof ApiError && error.body.error) || 'Hubo un error al cambiar los precios.');
      return false;
    } finally {
      setBusy(false);
    }
  }

  const apply = (changes: readonly { id: number; before: Centavos; after: Centavos }[]) =>
    run(() => write.current(JSON.stringify(changes), (key) => adminClient.products.adjustPrices(changes, key)), false);
  const undo = async () => {
    if (outcome) await run(() => adminClient.priceList.undo(outcome.done.id), true);
  };
  return {
    done: outcome?.done,
    undone: outcome?.undone ?? false,
    expiresAt: outcome?.expiresAt ?? 0,
    busy,
    apply,
    undo,
  };
}
