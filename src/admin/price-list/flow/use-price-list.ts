import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { PriceListUpdate } from '#contract/admin/price-list.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { adminClient, adminClientOver } from '../../session/admin-client.ts';
import { fetchWithProgress } from '../../session/fetch-with-progress.ts';
import { toastError, toastSuccess, toastWarning } from '../../ui/toasts.tsx';
import { decide, decisionsOf } from '../selection/decisions.ts';
import { type Choice, chosenRows } from '../selection/selection.ts';
import { keepDecisions, keptDecisions } from '../selection/stored-decisions.ts';
import { NO_FILE, pickProblem } from '../upload/validate-file.ts';
import { previewProblem, updateProblem } from './error-messages.ts';
import { next } from './flow.ts';
import { endOf, opened } from './initial-flow.ts';
import { askedAgain } from './retry-once.ts';
import { fateOf, type Held } from './server-state.ts';

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

  /** Reads the file, or reads it again with the prices of this column. */
  async function read(priceColumn?: string) {
    if (isBusy) return;
    if (!file) return tell({ type: 'refused', problem: NO_FILE });
    const stop = new AbortController();
    upload.current = stop;
    tell({ type: 'sent' });
    const client = adminClientOver(fetchWithProgress((share) => tell({ type: 'progressed', share })));
    try {
      const preview = await client.priceList.preview(file, { signal: stop.signal, priceColumn });
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
      void drop(step.preview.id);
    }
    tell({ type: 'cancelled' });
  };

  async function drop(previewId: string) {
    try {
      await adminClient.priceList.drop(previewId);
    } catch (cause) {
      // What fails otherwise only comes back when the screen is opened again.
      const held = await heldAfter(cause);
      if (!held?.preview) return;
      toastWarning('Después leíste otra lista en otra ventana: esa sigue sin confirmar.');
      tell({ type: 'reopened', held: opened(held) });
    }
  }

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
      const held = await heldAfter(cause);
      if (!held) return tell({ type: 'failed' });
      const fate = fateOf(choice.previewId, held);
      if (fate === 'done' && held.update) done(held.update);
      else if (fate === 'moved' || fate === 'gone') tell({ type: 'closed', why: fate });
      else tell({ type: 'reopened', held: opened(held) });
    }
  }

  function done(prices: PriceListUpdate) {
    tell({ type: 'confirmed', done: prices, endsAt: endOf(prices) });
    keepDecisions([]);
  }

  async function undo() {
    if (step.at !== 'done') return;
    tell({ type: 'undoing' });
    try {
      const undone = await askedAgain(() => adminClient.priceList.undo(step.done.id));
      tell({ type: 'undone', done: undone });
      toastSuccess('Volvieron los precios anteriores.');
    } catch (cause) {
      toastError(updateProblem(cause, 'Error al deshacer la actualización'));
      const held = await heldAfter(cause);
      if (!held) tell({ type: 'failed' });
      else if (!held.update || held.update.id === step.done.id) tell({ type: 'ended' });
      else tell({ type: 'reopened', held: opened({ ...held, preview: null }) });
    }
  }

  return { flow, isBusy, pick, read, cancel, choose, confirm, undo };
}

/** What the server holds now, when it refused because of that. */
async function heldAfter(cause: unknown): Promise<Held | undefined> {
  const isConflict = cause instanceof ApiError && cause.status === 409;
  return isConflict ? adminClient.priceList.state().catch(() => undefined) : undefined;
}
