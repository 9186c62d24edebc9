import { decide } from '../selection/decisions.ts';
import { keptDecisions } from '../selection/stored-decisions.ts';
import { atStart, type Flow } from './flow.ts';
import type { Held } from './server-state.ts';

/** The flow of a screen that begins with what the server holds. */
export function opened({ preview, update }: Held): Flow {
  if (preview) {
    const choice = decide(preview, keptDecisions());
    return { ...atStart, step: { at: 'preview', preview, choice, endsAt: endOf(preview) } };
  }
  return update ? { ...atStart, step: { at: 'done', done: update, endsAt: endOf(update) } } : atStart;
}

/** When the server lets go, in epoch milliseconds of this device. */
export function endOf({ secondsLeft }: { secondsLeft: number }): number {
  return Date.now() + secondsLeft * 1000;
}
