import { useRef, useState } from 'react';
import type { ConfirmedPriceList } from '#contract/admin/price-list/price-update.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { idempotentWrites } from '#contract/http/idempotent-writes.ts';
import type { Centavos } from '#domain/money/money.ts';
import { readStateAfterConflict } from '../price-list/flow/server-state.ts';
import { adminClient } from '../session/admin-client.ts';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import { afterRefusedUndo, type Outcome, toOutcome } from './outcome.ts';

const RETRY_AFTER_MS = 1000;

/**
 * Changes many prices at once, and puts them back; `stored` is what can be undone already. A change whose response was
 * lost is asked for again, not done again.
 */
export function useAdjustment(stored: ConfirmedPriceList | null) {
  const [outcome, setOutcome] = useState(() => stored && toOutcome(stored));
  const [busy, setBusy] = useState(false);
  const write = useRef(idempotentWrites({ retryAfterMs: RETRY_AFTER_MS }));

  async function run(work: () => Promise<Outcome>, onRefused?: (error: unknown) => Promise<void>): Promise<boolean> {
    setBusy(true);
    try {
      const next = await work();
      setOutcome(next);
      toastSuccess(next.undone ? 'Volvieron los precios anteriores.' : 'Precios actualizados correctamente.');
      return true;
    } catch (error) {
      // Before the toast, which appears together with what it speaks of.
      await onRefused?.(error);
      toastError((error instanceof ApiError && error.body.error) || 'Hubo un error al cambiar los precios.');
      return false;
    } finally {
      setBusy(false);
    }
  }

  const apply = (changes: readonly { id: number; before: Centavos; after: Centavos }[]) =>
    run(async () => {
      const adjust = (key: string) => adminClient.products.adjustPrices(changes, key);
      return toOutcome(await write.current(JSON.stringify(changes), adjust));
    });
  const undo = async () => {
    if (!outcome) return;
    await run(
      async () => ({ done: await adminClient.priceList.undo(outcome.done.id), undone: true, expiresAt: 0 }),
      async (error) => {
        const state = await readStateAfterConflict(error);
        if (state) setOutcome(afterRefusedUndo(outcome, state, Date.now()));
      },
    );
  };
  return { outcome, busy, apply, undo };
}
