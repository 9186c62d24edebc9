import { applyDecisions } from '../selection/decisions.ts';
import { loadDecisions } from '../selection/stored-decisions.ts';
import { emptyFlow, type PriceListFlow } from './flow.ts';
import type { PriceListServerState } from './server-state.ts';

/** The flow of a screen that begins with what the server holds. */
export function flowFromServer({ preview, update }: PriceListServerState): PriceListFlow {
  if (preview) {
    const choice = applyDecisions(preview, loadDecisions());
    return { ...emptyFlow, step: { at: 'preview', preview, choice, endsAt: expiryTime(preview) } };
  }
  return update ? { ...emptyFlow, step: { at: 'done', done: update, endsAt: expiryTime(update) } } : emptyFlow;
}

/** When the server lets go, in epoch milliseconds of this device. */
export function expiryTime({ secondsLeft }: { secondsLeft: number }): number {
  return Date.now() + secondsLeft * 1000;
}
