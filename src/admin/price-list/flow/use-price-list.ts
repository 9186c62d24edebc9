import { useCallback, useEffect, useReducer } from 'react';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { getDecisions } from '../selection/decisions.ts';
import type { MatchSelection } from '../selection/selection.ts';
import { loadDecisions, storeDecisions } from '../selection/stored-decisions.ts';
import { flowReducer } from './flow.ts';
import { initialFlow, type StoredLists } from './initial-flow.ts';
import type { PriceListServerState } from './server-state.ts';
import { storeAnswers } from './stored-answers.ts';
import { useReading } from './use-reading.ts';
import { useUpdate } from './use-update.ts';

/** State and server calls of the import, from picking the file to undoing the update. */
export function usePriceList(initialState: PriceListServerState & StoredLists) {
  const [flow, dispatch] = useReducer(flowReducer, initialState, initialFlow);
  const { step } = flow;
  const { chooseRule, ...reading } = useReading(flow, dispatch, initialState);
  const { supplierName } = reading;
  const update = useUpdate(step, dispatch, supplierName);

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
    const { preview, selection, expiresAt } = step;
    const decisions = getDecisions(preview, selection, loadDecisions());
    storeDecisions(decisions);
    storeAnswers({ previewId: preview.id, expiresAt, rule: preview.rule, decisions, supplierName });
  }, [step, supplierName]);

  const isBusy = step.at === 'reading' || step.at === 'confirming' || step.at === 'undoing';
  return { flow, isBusy, ...reading, ...update, changeSelection, changeRule };
}
