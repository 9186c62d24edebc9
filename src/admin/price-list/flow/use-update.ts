import type { Dispatch } from 'react';
import type { ConfirmedPriceList } from '#contract/admin/price-list/price-update.ts';
import { adminClient } from '../../session/admin-client.ts';
import { forgetPreviewAnswers } from '../../stored-lists/preview-answers.ts';
import { forgetLists } from '../../stored-lists/stored-lists.ts';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { storeNewLines } from '../new-products/stored-new-lines.ts';
import { selectedRows } from '../selection/selection.ts';
import { storeDecisions } from '../selection/stored-decisions.ts';
import { storedMessage } from '../upload/message-file.ts';
import { updateErrorMessage } from './error-messages.ts';
import type { FlowEvent, FlowStep } from './flow.ts';
import { expiryTime, flowFromServer } from './initial-flow.ts';
import { confirmOutcome, readStateAfterConflict, undoOutcome } from './server-state.ts';

/** Confirms the preview and undoes the update. */
export function useUpdate(step: FlowStep, dispatch: Dispatch<FlowEvent>, supplierName: string | undefined) {
  /** Changes the prices of the selected rows, and creates products of lines. */
  async function confirm(newProducts: readonly number[]) {
    if (step.at !== 'preview') return;
    dispatch({ type: 'confirming' });
    const name = supplierName?.trim();
    const request = {
      previewId: step.preview.id,
      rows: selectedRows(step.selection),
      rule: step.preview.rule,
      ...(newProducts.length > 0 && { newProducts }),
      ...(name && { supplierName: name }),
    };
    try {
      showResult(await adminClient.priceList.confirm(request));
      toastSuccess(
        request.rows.length > 0 ? 'Precios actualizados correctamente.' : 'Productos creados correctamente.',
      );
    } catch (cause) {
      // Read first: the toast appears together with what it speaks of.
      const state = await readStateAfterConflict(cause);
      toastError(updateErrorMessage(cause));
      if (!state) return dispatch({ type: 'failed' });
      const outcome = confirmOutcome(request.previewId, state);
      if (outcome === 'done' && state.update) showResult(state.update);
      else if (outcome !== 'done') dispatch({ type: 'closed', reason: outcome });
    }
  }

  function showResult(prices: ConfirmedPriceList) {
    dispatch({ type: 'confirmed', done: prices, expiresAt: expiryTime(prices) });
    storeDecisions([]);
    storeNewLines([]);
    forgetPreviewAnswers(prices.id);
    storedMessage.store('');
    void forgetLists();
  }

  async function undo() {
    if (step.at !== 'done') return;
    dispatch({ type: 'undoing' });
    try {
      const undone = await adminClient.priceList.undo(step.done.id);
      dispatch({ type: 'undone', done: undone });
      toastSuccess(
        step.done.updated.length > 0 ? 'Volvieron los precios anteriores.' : 'Se quitaron los productos nuevos.',
      );
    } catch (cause) {
      const state = await readStateAfterConflict(cause);
      toastError(updateErrorMessage(cause, 'Error al deshacer la actualización'));
      if (!state) return dispatch({ type: 'failed' });
      const update = { updateId: step.done.id, isExpired: Date.now() >= step.expiresAt };
      if (undoOutcome(update, state) === 'ended') dispatch({ type: 'ended' });
      else dispatch({ type: 'serverStateLoaded', flow: flowFromServer({ ...state, preview: null }) });
    }
  }

  return { confirm, undo };
}
