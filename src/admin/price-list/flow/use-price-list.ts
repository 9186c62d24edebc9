import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { ConfirmedPriceList, ListTeaching } from '#contract/admin/price-list.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { adminClient, adminClientWith } from '../../session/admin-client.ts';
import { fetchWithProgress } from '../../session/fetch-with-progress.ts';
import { forgetLists, forgetSharedList, storeReadList } from '../../stored-lists/stored-lists.ts';
import { toastError, toastSuccess, toastWarning } from '../../ui/toasts.tsx';
import { storeRule } from '../rule/stored-rule.ts';
import { getDecisions } from '../selection/decisions.ts';
import { type MatchSelection, selectedRows } from '../selection/selection.ts';
import { storeDecisions } from '../selection/stored-decisions.ts';
import { listTexts } from '../upload/list-texts.ts';
import { NO_FILE, validateFile } from '../upload/validate-file.ts';
import { previewErrorMessage, updateErrorMessage } from './error-messages.ts';
import { type FlowStep, flowReducer } from './flow.ts';
import {
  currentTeaching,
  expiryTime,
  flowFromServer,
  initialFlow,
  type StoredLists,
  withRule,
} from './initial-flow.ts';
import { confirmOutcome, type PriceListServerState } from './server-state.ts';

/** State and server calls of the import, from picking the file to undoing the update. */
export function usePriceList(initialState: PriceListServerState & StoredLists) {
  const [flow, dispatch] = useReducer(flowReducer, initialState, initialFlow);
  const upload = useRef<AbortController>(null);
  const [teaching, setTeaching] = useState<ListTeaching>(() => currentTeaching(initialState.preview));
  const [supplierName, nameSupplier] = useState<string>();
  const [chosenRule, chooseRule] = useState<PriceRule>();
  const { file, step } = flow;
  const isBusy = step.at === 'reading' || step.at === 'confirming' || step.at === 'undoing';

  const pick = (picked: File | undefined) => {
    if (!picked) return;
    void forgetSharedList();
    const problem = validateFile(picked);
    setTeaching({});
    nameSupplier(undefined);
    chooseRule(undefined);
    dispatch(problem === undefined ? { type: 'picked', file: picked } : { type: 'refused', problem });
  };

  const remove = () => {
    void forgetSharedList();
    dispatch({ type: 'refused', problem: '' });
  };

  /** Reads the file by what was taught, with the prices of `priceColumn` when given. */
  async function read(priceColumn?: string) {
    if (isBusy) return;
    await readAs(teaching, priceColumn);
  }

  /** Reads the file again, in place of a reading under way, as the seller says that it is to be read. */
  async function teach(taught: ListTeaching) {
    if (step.at === 'confirming' || step.at === 'undoing') return;
    upload.current?.abort();
    setTeaching(taught);
    await readAs(taught);
  }

  /** Reads the file again in dollars, at a rate in centavos, or in pesos; its columns may be called otherwise then. */
  async function readIn(dollarRate: number | null) {
    if (step.at !== 'preview') return;
    const rule = { ...step.preview.rule, dollarRate };
    chooseRule(rule);
    await readAs(teaching, undefined, rule);
  }

  async function readAs(taught: ListTeaching, priceColumn?: string, rule = chosenRule) {
    if (!file) return dispatch({ type: 'refused', problem: NO_FILE });
    const { dollarRate } = rule ?? currentRule(step) ?? {};
    const texts = listTexts(file);
    const abortController = new AbortController();
    upload.current = abortController;
    dispatch({ type: 'sent' });
    const client = adminClientWith(fetchWithProgress((share) => dispatch({ type: 'progressed', share })));
    try {
      const preview = await client.priceList.preview(file, {
        signal: abortController.signal,
        priceColumn,
        teaching: { ...taught, ...(dollarRate !== undefined && { dollarRate }), draw: true },
      });
      if (abortController.signal.aborted) return;
      setTeaching({ ...taught, ...currentTeaching(preview) });
      void storeReadList(file, preview.id);
      dispatch({ type: 'read', ...withRule(preview, rule), expiresAt: expiryTime(preview) });
      if (isTaught(taught)) return;
      if (preview.matches.length > 0) toastSuccess(texts.read);
      else toastWarning(texts.nothingMatched);
    } catch (cause) {
      if (abortController.signal.aborted) return;
      const problem = previewErrorMessage(cause, texts.failed);
      toastError(problem);
      dispatch({ type: 'readFailed', problem });
    }
  }

  const cancel = () => {
    upload.current?.abort();
    if (step.at === 'preview') {
      storeDecisions([]);
      void forgetLists();
      void discard(step.preview.id);
    }
    dispatch({ type: 'cancelled' });
  };

  async function discard(previewId: string) {
    try {
      await adminClient.priceList.discard(previewId);
    } catch (cause) {
      // Other failures have no effect until the screen is opened again.
      const state = await readStateAfterConflict(cause);
      if (!state?.preview) return;
      toastWarning('Después leíste otra lista en otra ventana: esa sigue sin confirmar.');
      dispatch({ type: 'serverStateLoaded', flow: flowFromServer(state) });
    }
  }

  const changeSelection = useCallback(
    (selection: (current: MatchSelection) => MatchSelection) => dispatch({ type: 'chosen', selection }),
    [],
  );
  const changeRule = (rule: PriceRule) => {
    chooseRule(rule);
    dispatch({ type: 'ruled', rule });
  };
  useEffect(() => {
    if (step.at !== 'preview') return;
    const { preview, selection } = step;
    storeDecisions(getDecisions(preview, selection));
    storeRule({ previewId: preview.id, rule: preview.rule });
  }, [step]);

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
      toastSuccess('Precios actualizados correctamente.');
    } catch (cause) {
      toastError(updateErrorMessage(cause));
      const state = await readStateAfterConflict(cause);
      if (!state) return dispatch({ type: 'failed' });
      const outcome = confirmOutcome(request.previewId, state);
      if (outcome === 'done' && state.update) showResult(state.update);
      else if (outcome === 'moved' || outcome === 'gone') dispatch({ type: 'closed', reason: outcome });
      else dispatch({ type: 'serverStateLoaded', flow: flowFromServer(state) });
    }
  }

  function showResult(prices: ConfirmedPriceList) {
    dispatch({ type: 'confirmed', done: prices, expiresAt: expiryTime(prices) });
    storeDecisions([]);
    void forgetLists();
  }

  async function undo() {
    if (step.at !== 'done') return;
    dispatch({ type: 'undoing' });
    try {
      const undone = await adminClient.priceList.undo(step.done.id);
      dispatch({ type: 'undone', done: undone });
      toastSuccess('Volvieron los precios anteriores.');
    } catch (cause) {
      toastError(updateErrorMessage(cause, 'Error al deshacer la actualización'));
      const state = await readStateAfterConflict(cause);
      if (!state) dispatch({ type: 'failed' });
      else if (!state.update || state.update.id === step.done.id) dispatch({ type: 'ended' });
      else dispatch({ type: 'serverStateLoaded', flow: flowFromServer({ ...state, preview: null }) });
    }
  }

  return {
    flow,
    isBusy,
    teaching,
    supplierName,
    pick,
    remove,
    read,
    teach,
    nameSupplier,
    cancel,
    changeSelection,
    changeRule,
    readIn,
    confirm,
    undo,
  };
}

/** The rule of the preview that is read again; its currency stays. */
function currentRule(step: FlowStep): PriceRule | undefined {
  if (step.at === 'reading') return currentRule(step.before);
  return step.at === 'preview' ? step.preview.rule : undefined;
}

/** Whether the seller said anything of the list; what is seen while it is read again stays. */
export function isTaught({ bands, reading, brand }: ListTeaching): boolean {
  return bands !== undefined || reading !== undefined || brand !== undefined;
}

/** After a 409: the current state on the server. */
async function readStateAfterConflict(cause: unknown): Promise<PriceListServerState | undefined> {
  const isConflict = cause instanceof ApiError && cause.status === 409;
  return isConflict ? adminClient.priceList.state().catch(() => undefined) : undefined;
}
