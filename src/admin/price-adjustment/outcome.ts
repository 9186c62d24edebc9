import type { ConfirmedPriceList } from '#contract/admin/price-list/price-update.ts';
import { expiryTime } from '../price-list/flow/initial-flow.ts';
import { type PriceListServerState, undoOutcome } from '../price-list/flow/server-state.ts';

/** The latest update of many prices; `expiresAt` is in epoch milliseconds of this device. */
export type Outcome = { done: ConfirmedPriceList; undone: boolean; expiresAt: number };

export function toOutcome(done: ConfirmedPriceList): Outcome {
  return { done, undone: false, expiresAt: expiryTime(done) };
}

/** What can be undone instead, or the same update without its undo. */
export function afterRefusedUndo(outcome: Outcome, state: PriceListServerState, now: number): Outcome | null {
  const update = { updateId: outcome.done.id, isExpired: now >= outcome.expiresAt };
  if (undoOutcome(update, state) === 'ended') return { ...outcome, expiresAt: 0 };
  return state.update && toOutcome(state.update);
}
