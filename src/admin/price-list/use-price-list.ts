import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { PricePreview, PricesDone } from '#contract/admin/price-list.ts';
import { MAX_LIST_BYTES, TOO_HEAVY } from '#contract/price-list-limit.ts';
import { toastError, toastSuccess, toastWarning } from '../frame/toasts.tsx';
import { adminClient, adminClientOver } from '../session/admin-client.ts';
import { fetchWithProgress } from '../session/fetch-with-progress.ts';
import { type Choice, chosenRows, firstChoice } from './choice.ts';
import { previewProblem, updateProblem } from './failure-texts.ts';
import { atStart, type Flow, next } from './flow.ts';
import { keepChoice, keptChoice } from './kept-choice.ts';

/** What the server held when the screen was opened. */
export type Held = { preview: PricePreview | null; update: PricesDone | null };

const PDF = 'application/pdf';
const NO_FILE = 'Por favor seleccioná un archivo PDF.';

/** The flow from the file to the changed prices and back, with its calls. */
export function usePriceList(held: Held) {
  const [flow, tell] = useReducer(next, held, opened);
  const upload = useRef<AbortController>(null);
  const { file, step } = flow;

  const pick = (picked: File | undefined) => {
    if (!picked) return;
    if (picked.type !== PDF) tell({ type: 'refused', problem: NO_FILE });
    else if (picked.size > MAX_LIST_BYTES) tell({ type: 'refused', problem: TOO_HEAVY });
    else tell({ type: 'picked', file: picked });
  };

  async function read() {
    if (!file) return tell({ type: 'refused', problem: NO_FILE });
    const stop = new AbortController();
    upload.current = stop;
    tell({ type: 'sent' });
    const client = adminClientOver(fetchWithProgress((share) => tell({ type: 'progressed', share })));
    try {
      const preview = await client.priceList.preview(file, stop.signal);
      if (stop.signal.aborted) return;
      tell({ type: 'read', preview, choice: firstChoice(preview), endsAt: endOf(preview) });
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
    // What fails here only comes back when the screen is opened again.
    if (step.at === 'preview') adminClient.priceList.drop().catch(() => {});
    tell({ type: 'cancelled' });
  };

  const choose = useCallback((choice: (now: Choice) => Choice) => tell({ type: 'chosen', choice }), []);
  useEffect(() => {
    if (step.at === 'preview') keepChoice(step.preview.id, step.choice);
  }, [step]);

  async function confirm() {
    if (step.at !== 'preview') return;
    tell({ type: 'confirming' });
    try {
      const rows = chosenRows(step.choice);
      const done = await adminClient.priceList.confirm({ previewId: step.preview.id, rows });
      tell({ type: 'confirmed', done, endsAt: endOf(done) });
      toastSuccess('Precios actualizados correctamente.');
    } catch (cause) {
      toastError(updateProblem(cause));
      tell({ type: 'failed' });
    }
  }

  async function undo() {
    tell({ type: 'undoing' });
    try {
      tell({ type: 'undone', done: await adminClient.priceList.undo() });
      toastSuccess('Volvieron los precios anteriores.');
    } catch (cause) {
      toastError(updateProblem(cause, 'Error al deshacer la actualización'));
      tell({ type: 'failed' });
    }
  }

  return { flow, pick, read, cancel, choose, confirm, undo };
}

function opened({ preview, update }: Held): Flow {
  if (preview)
    return { ...atStart, step: { at: 'preview', preview, choice: keptChoice(preview), endsAt: endOf(preview) } };
  return update ? { ...atStart, step: { at: 'done', done: update, endsAt: endOf(update) } } : atStart;
}

function endOf({ secondsLeft }: { secondsLeft: number }): number {
  return Date.now() + secondsLeft * 1000;
}
