import type { ListTeaching, PricePreview } from '#contract/admin/price-list/price-preview.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { applyRule } from '../rule/apply-rule.ts';
import { applyDecisions, type Decision } from '../selection/decisions.ts';
import { loadDecisions } from '../selection/stored-decisions.ts';
import { SHARE_LOST, validateFile } from '../upload/validate-file.ts';
import { emptyFlow, type PriceListFlow } from './flow.ts';
import type { PriceListServerState } from './server-state.ts';
import { loadAnswers } from './stored-answers.ts';

/** The initial flow for the state on the server. */
export function flowFromServer({ preview, update }: PriceListServerState): PriceListFlow {
  if (preview) {
    const { rule, decisions } = loadAnswers(preview.id) ?? {};
    const ruled = withRule(preview, rule, decisions);
    return { ...emptyFlow, step: { at: 'preview', ...ruled, expiresAt: expiryTime(preview) } };
  }
  return update ? { ...emptyFlow, step: { at: 'done', done: update, expiresAt: expiryTime(update) } } : emptyFlow;
}

/** The file of the preview, and one that another app has shared since; undefined where this device has none. */
export type StoredLists = { read?: File | undefined; shared?: File | undefined; isShareLost?: boolean };

/** The initial flow with the lists on this device; one that was shared takes the place of a preview. */
export function initialFlow({
  read,
  shared,
  isShareLost,
  ...state
}: PriceListServerState & StoredLists): PriceListFlow {
  if (shared && !isShareLost) {
    const problem = validateFile(shared) ?? '';
    return { ...flowFromServer({ ...state, preview: null }), file: problem === '' ? shared : null, problem };
  }
  const flow = flowFromServer(state);
  return { ...flow, file: read ?? null, problem: isShareLost ? SHARE_LOST : '' };
}

/** How the list of a preview is to be read again; its columns as it was read by. */
export function currentTeaching(preview: PricePreview | null): ListTeaching {
  const { teaching = {}, drawing } = preview ?? {};
  return teaching.bands?.length && drawing ? { ...teaching, bands: drawing.bands } : teaching;
}

/** Whether the seller said anything of the list; what is seen while it is read again stays. */
export function isTaught({ bands, reading, brand }: ListTeaching): boolean {
  return bands !== undefined || reading !== undefined || brand !== undefined;
}

/** A preview with what was decided, by default in this tab, and by the rule that the seller chose. */
export function withRule(
  preview: PricePreview,
  rule: PriceRule | undefined,
  decisions: readonly Decision[] = loadDecisions(),
): ReturnType<typeof applyRule> {
  const decided = { preview, selection: applyDecisions(preview, decisions) };
  if (!rule) return decided;
  const { dollarRate } = preview.rule;
  // In the currency in which the list was read.
  return applyRule(decided, { ...rule, dollarRate: dollarRate && (rule.dollarRate ?? dollarRate) });
}

/** End of validity in epoch milliseconds of this device. */
export function expiryTime({ secondsLeft }: { secondsLeft: number }): number {
  return Date.now() + secondsLeft * 1000;
}
