import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { PricesDone } from '#contract/admin/price-list.ts';
import { ApiError } from '#contract/api-error.ts';
import { toastError, toastSuccess, toastWarning } from '../frame/toasts.tsx';
import { adminClient, adminClientOver } from '../session/admin-client.ts';
import { fetchWithProgress } from '../session/fetch-with-progress.ts';
import { askedAgain } from './asked-again.ts';
import { type Choice, chosenRows } from './choice.ts';
import { decide, decisionsOf } from './decisions.ts';
import { previewProblem, updateProblem } from './failure-texts.ts';
import { atStart, type Flow, next } from './flow.ts';
import { type Held, isOther } from './held.ts';
import { keepDecisions, keptDecisions } from './kept-decisions.ts';
import { NO_FILE, pickProblem } from './pick-problem.ts';

const UNDO_REFUSED = 'Error al deshacer la actualización';

/** The flow from the file to the changed prices and back, with its calls. */
export function usePriceList(held: Held) {
  const [flow, tell] = useReducer(next, held, opened);
  const upload = useRef<AbortController>(null);
  const { file, step } = flow;
  const isBusy = step.at === 'reading' || step.at === 'confirming' || step.at === 'undoing';

  const pick = (picked: File | undefined) => {
    if (!picked) return;
    const problem = pickProblem(picked);
    tell(problem === undefined ? { type: 'picked', file: picked } : { type: 'refused', problem });
  };

  async function read() {
    if (isBusy) return;
    if (!file) return tell({ type: 'refused', problem: NO_FILE });
    const stop = new AbortController();
    upload.current = stop;
    tell({ type: 'sent' });
    const client = adminClientOver(fetchWithProgress((share) => tell({ type: 'progressed', share })));
    try {
      const preview = await client.priceList.preview(file, stop.signal);
      if (stop.signal.aborted) return;
      tell({ type: 'read', preview, choice: decide(preview, keptDecisions()), endsAt: endOf(preview) });
      if (preview.matches.length > 0) toastSuccess('PDF procesado correctamente');
      else toastWarning('No se encontraron coincidencias entre los productos del PDF y los registrados.');
    } catch (cause) {
      if (stop.signal.aborted) return;
      const problem = previewProblem(cause);
      toastError(problem);
      tell({ type: 'unread', problem });
    }
  }

  const cancel = () => {
    upload.current?.abort();
    if (step.at === 'preview') {
      keepDecisions([]);
      // What fails here only comes back when the screen is opened again.
      dropOnly(step.preview.id).catch(() => {});
    }
    tell({ type: 'cancelled' });
  };

  const choose = useCallback((choice: (now: Choice) => Choice) => tell({ type: 'chosen', choice }), []);
  useEffect(() => {
    if (step.at === 'preview') keepDecisions(decisionsOf(step.preview, step.choice));
  }, [step]);

  async function confirm() {
    if (step.at !== 'preview') return;
    tell({ type: 'confirming' });
    const choice = { previewId: step.preview.id, rows: chosenRows(step.choice) };
    try {
      done(await askedAgain(() => adminClient.priceList.confirm(choice)));
      toastSuccess('Precios actualizados correctamente.');
    } catch (cause) {
      toastError(updateProblem(cause));
      // Another window confirmed it; without an answer the way back shows when the screen is opened again.
      const isDone = cause instanceof ApiError && cause.told.current !== undefined;
      const { update } = isDone ? await adminClient.priceList.held().catch(() => nothing) : nothing;
      if (update) done(update);
      else tell({ type: 'failed' });
    }
  }

  function done(prices: PricesDone) {
    tell({ type: 'confirmed', done: prices, endsAt: endOf(prices) });
    keepDecisions([]);
  }

  async function undo() {
    if (step.at !== 'done') return;
    tell({ type: 'undoing' });
    try {
      const undone = await askedAgain(() => undoOnly(step.done));
      tell({ type: 'undone', done: undone });
      toastSuccess('Volvieron los precios anteriores.');
    } catch (cause) {
      toastError(updateProblem(cause, UNDO_REFUSED));
      tell({ type: 'failed' });
    }
  }

  return { flow, isBusy, pick, read, cancel, choose, confirm, undo };
}

/** Undoes this update, and not one that another window confirmed since. */
async function undoOnly(update: PricesDone): Promise<PricesDone> {
  const held = await adminClient.priceList.held();
  if (isOther(held.update, update)) {
    throw new ApiError(UNDO_REFUSED, 409, { told: { error: 'Después se confirmó otra lista en otra ventana.' } });
  }
  return adminClient.priceList.undo();
}

/** Lets go of this preview, and not of one that another window read since. */
async function dropOnly(previewId: string): Promise<void> {
  const held = await adminClient.priceList.held();
  if (held.preview?.id === previewId) await adminClient.priceList.drop();
}

const nothing: Held = { preview: null, update: null };

function opened({ preview, update }: Held): Flow {
  if (preview) {
    const choice = decide(preview, keptDecisions());
    return { ...atStart, step: { at: 'preview', preview, choice, endsAt: endOf(preview) } };
  }
  return update ? { ...atStart, step: { at: 'done', done: update, endsAt: endOf(update) } } : atStart;
}

function endOf({ secondsLeft }: { secondsLeft: number }): number {
  return Date.now() + secondsLeft * 1000;
}
