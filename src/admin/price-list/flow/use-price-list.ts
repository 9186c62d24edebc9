import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ConfirmedPriceList } from '#contract/admin/price-list.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { adminClient, adminClientWith } from '../../session/admin-client.ts';
import { fetchWithProgress } from '../../session/fetch-with-progress.ts';
import { toastError, toastSuccess, toastWarning } from '../../ui/toasts.tsx';
import { applyDecisions, getDecisions } from '../selection/decisions.ts';
import { type MatchSelection, selectedRows } from '../selection/selection.ts';
import { loadDecisions, storeDecisions } from '../selection/stored-decisions.ts';
import { NO_FILE, validateFile } from '../upload/validate-file.ts';
import { previewErrorMessage, updateErrorMessage } from './error-messages.ts';
import { flowReducer } from './flow.ts';
import { expiryTime, flowFromServer } from './initial-flow.ts';
import { retryOnce } from './retry-once.ts';
import { confirmOutcome, type PriceListServerState } from './server-state.ts';

/** The flow from the file to the changed prices and back, with its calls. */
export function usePriceList(held: PriceListServerState) {
  const [flow, tell] = useReducer(flowReducer, held, flowFromServer);
  const upload = useRef<AbortController>(null);
  const { file, step } = flow;
  const isBusy = step.at === 'reading' || step.at === 'confirming' || step.at === 'undoing';

  const pick = (picked: File | undefined) => {
    if (!picked) return;
    const problem = validateFile(picked);
    tell(problem === undefined ? { type: 'picked', file: picked } : { type: 'refused', problem });
  };

  /** Reads the file, or reads it again with the prices of this column. */
  async function read(priceColumn?: string) {
    if (isBusy) return;
    if (!file) return tell({ type: 'refused', problem: NO_FILE });
    const stop = new AbortController();
    upload.current = stop;
    tell({ type: 'sent' });
    const client = adminClientWith(fetchWithProgress((share) => tell({ type: 'progressed', share })));
    try {
      const preview = await client.priceList.preview(file, { signal: stop.signal, priceColumn });
      if (stop.signal.aborted) return;
      tell({ type: 'read', preview, choice: applyDecisions(preview, loadDecisions()), endsAt: expiryTime(preview) });
      if (preview.matches.length > 0) toastSuccess('PDF procesado correctamente');
      else toastWarning('No se encontraron coincidencias entre los productos del PDF y los registrados.');
    } catch (cause) {
      if (stop.signal.aborted) return;
      const problem = previewErrorMessage(cause);
      toastError(problem);
      tell({ type: 'unread', problem });
    }
  }

  const cancel = () => {
    upload.current?.abort();
    if (step.at === 'preview') {
      storeDecisions([]);
      void drop(step.preview.id);
    }
    tell({ type: 'cancelled' });
  };

  async function drop(previewId: string) {
    try {
      await adminClient.priceList.drop(previewId);
    } catch (cause) {
      // What fails otherwise only comes back when the screen is opened again.
      const held = await readStateAfterConflict(cause);
      if (!held?.preview) return;
      toastWarning('Después leíste otra lista en otra ventana: esa sigue sin confirmar.');
      tell({ type: 'reopened', held: flowFromServer(held) });
    }
  }

  const choose = useCallback((choice: (now: MatchSelection) => MatchSelection) => tell({ type: 'chosen', choice }), []);
  useEffect(() => {
    if (step.at === 'preview') storeDecisions(getDecisions(step.preview, step.choice));
  }, [step]);

  async function confirm() {
    if (step.at !== 'preview') return;
    tell({ type: 'confirming' });
    const choice = { previewId: step.preview.id, rows: selectedRows(step.choice) };
    try {
      done(await retryOnce(() => adminClient.priceList.confirm(choice)));
      toastSuccess('Precios actualizados correctamente.');
    } catch (cause) {
      toastError(updateErrorMessage(cause));
      const held = await readStateAfterConflict(cause);
      if (!held) return tell({ type: 'failed' });
      const fate = confirmOutcome(choice.previewId, held);
      if (fate === 'done' && held.update) done(held.update);
      else if (fate === 'moved' || fate === 'gone') tell({ type: 'closed', why: fate });
      else tell({ type: 'reopened', held: flowFromServer(held) });
    }
  }

  function done(prices: ConfirmedPriceList) {
    tell({ type: 'confirmed', done: prices, endsAt: expiryTime(prices) });
    storeDecisions([]);
  }

  async function undo() {
    if (step.at !== 'done') return;
    tell({ type: 'undoing' });
    try {
      const undone = await retryOnce(() => adminClient.priceList.undo(step.done.id));
      tell({ type: 'undone', done: undone });
      toastSuccess('Volvieron los precios anteriores.');
    } catch (cause) {
      toastError(updateErrorMessage(cause, 'Error al deshacer la actualización'));
      const held = await readStateAfterConflict(cause);
      if (!held) tell({ type: 'failed' });
      else if (!held.update || held.update.id === step.done.id) tell({ type: 'ended' });
      else tell({ type: 'reopened', held: flowFromServer({ ...held, preview: null }) });
    }
  }

  return { flow, isBusy, pick, read, cancel, choose, confirm, undo };
}

/** What the server holds now, when it refused because of that. */
async function readStateAfterConflict(cause: unknown): Promise<PriceListServerState | undefined> {
  const isConflict = cause instanceof ApiError && cause.status === 409;
  return isConflict ? adminClient.priceList.state().catch(() => undefined) : undefined;
}
