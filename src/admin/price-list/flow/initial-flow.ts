import { applyDecisions } from '../selection/decisions.ts';
import { loadDecisions } from '../selection/stored-decisions.ts';
import { emptyFlow, type PriceListFlow } from './flow.ts';
import type { PriceListServerState } from './server-state.ts';

/** The initial flow for the state on the server. */
export function flowFromServer({ preview, update }: PriceListServerState): PriceListFlow {
  if (preview) {
    const selection = applyDecisions(preview, loadDecisions());
    return { ...emptyFlow, step: { at: 'preview', preview, selection, expiresAt: expiryTime(preview) } };
  }
  return update ? { ...emptyFlow, step: { at: 'done', done: update, expiresAt: expiryTime(update) } } : emptyFlow;
}

/** End of validity in epoch milliseconds of this device. */
export function expiryTime({ secondsLeft }: { secondsLeft: number }): number {
  return Date.now() + secondsLeft * 1000;
}
