import { type Dispatch, useRef, useState } from 'react';
import type { ListTeaching } from '#contract/admin/price-list/price-preview.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { adminClient, adminClientWith } from '../../session/admin-client.ts';
import { fetchWithProgress } from '../../session/fetch-with-progress.ts';
import { forgetPreviewAnswers } from '../../stored-lists/preview-answers.ts';
import { forgetLists, forgetSharedLists, storeReadList } from '../../stored-lists/stored-lists.ts';
import { toastError, toastSuccess, toastWarning } from '../../ui/toasts.tsx';
import { storeNewLines } from '../new-products/stored-new-lines.ts';
import { storeDecisions } from '../selection/stored-decisions.ts';
import { listTexts } from '../upload/list-texts.ts';
import { NO_FILE, validateFile } from '../upload/validate-file.ts';
import { previewErrorMessage } from './error-messages.ts';
import type { FlowEvent, FlowStep, PriceListFlow } from './flow.ts';
import { currentTeaching, expiryTime, flowFromServer, isTaught, withRule } from './initial-flow.ts';
import { type PriceListServerState, readStateAfterConflict } from './server-state.ts';
import { loadAnswers } from './stored-answers.ts';

/** Picks a file and reads it, as often as the seller says something else about it. */
export function useReading(
  { file, step }: PriceListFlow,
  dispatch: Dispatch<FlowEvent>,
  initial: Pick<PriceListServerState, 'preview'>,
) {
  const upload = useRef<AbortController>(null);
  const [teaching, setTeaching] = useState<ListTeaching>(() => currentTeaching(initial.preview));
  const [supplierName, nameSupplier] = useState(() => loadAnswers(initial.preview?.id)?.supplierName);
  const [chosenRule, chooseRule] = useState<PriceRule>();
  const isUpdating = step.at === 'confirming' || step.at === 'undoing';

  const pick = (picked: File | undefined) => {
    if (!picked) return;
    void forgetSharedLists();
    const problem = validateFile(picked);
    setTeaching({});
    nameSupplier(undefined);
    chooseRule(undefined);
    dispatch(problem === undefined ? { type: 'picked', file: picked } : { type: 'refused', problem });
  };

  const remove = () => {
    void forgetSharedLists();
    dispatch({ type: 'refused', problem: '' });
  };

  /** Reads the file by what was taught, with the prices of `priceColumn` when given. */
  async function read(priceColumn?: string) {
    if (isUpdating || step.at === 'reading') return;
    await readAs(teaching, priceColumn);
  }

  /** Reads the file again, in place of a reading under way, as the seller says that it is to be read. */
  async function teach(taught: ListTeaching) {
    if (isUpdating) return;
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
      // Before the preview is there, which may be reloaded at once.
      if (!abortController.signal.aborted) await storeReadList(file, preview.id);
      if (abortController.signal.aborted) return;
      setTeaching({ ...taught, ...currentTeaching(preview) });
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
      storeNewLines([]);
      forgetPreviewAnswers(step.preview.id);
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

  return { teaching, supplierName, pick, remove, read, teach, readIn, nameSupplier, chooseRule, cancel };
}

/** The rule of the preview that is read again; its currency stays. */
function currentRule(step: FlowStep): PriceRule | undefined {
  if (step.at === 'reading') return currentRule(step.before);
  return step.at === 'preview' ? step.preview.rule : undefined;
}
