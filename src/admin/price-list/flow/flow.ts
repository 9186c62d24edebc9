import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import type { ConfirmedPriceList } from '#contract/admin/price-list/price-update.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { applyRule } from '../rule/apply-rule.ts';
import type { MatchSelection } from '../selection/selection.ts';
import type { ClosedReason } from './server-state.ts';

/**
 * States of the flow. `before` is the step to return to; `expiresAt` is the end of validity in epoch milliseconds of this
 * device; `closed` is why a preview cannot be confirmed even before that.
 */
type FlowSteps = {
  start: object;
  reading: { share: number; before: FlowStep };
  preview: { preview: PricePreview; selection: MatchSelection; expiresAt: number; closed?: ClosedReason };
  confirming: { preview: PricePreview; selection: MatchSelection; expiresAt: number };
  done: { done: ConfirmedPriceList; expiresAt: number };
  undoing: { done: ConfirmedPriceList; expiresAt: number };
  undone: { done: ConfirmedPriceList };
};

type FlowStepName = keyof FlowSteps;
export type FlowStep<Name extends FlowStepName = FlowStepName> = { [A in Name]: { at: A } & FlowSteps[A] }[Name];

/** `problem` is the error about the file, or empty. */
export type PriceListFlow = { file: File | null; problem: string; step: FlowStep };

type FlowEvents = {
  picked: { file: File };
  refused: { problem: string };
  sent: object;
  progressed: { share: number };
  read: { preview: PricePreview; selection: MatchSelection; expiresAt: number };
  readFailed: { problem: string };
  cancelled: object;
  chosen: { selection: (current: MatchSelection) => MatchSelection };
  /** Another rule makes our prices of the list's. */
  ruled: { rule: PriceRule };
  confirming: object;
  confirmed: { done: ConfirmedPriceList; expiresAt: number };
  undoing: object;
  undone: { done: ConfirmedPriceList };
  failed: object;
  /** The preview can no longer be confirmed. */
  closed: { reason: ClosedReason };
  /** The update can no longer be undone. */
  ended: object;
  /** The server's state differs from this one and replaces it. */
  serverStateLoaded: { flow: PriceListFlow };
};

type FlowEventType = keyof FlowEvents;
export type FlowEvent<Type extends FlowEventType = FlowEventType> = {
  [K in Type]: { type: K } & FlowEvents[K];
}[Type];
type Transitions<A extends FlowStepName> = {
  [K in FlowEventType]?: (step: FlowStep<A>, event: FlowEvent<K>) => Partial<PriceListFlow>;
};

const start: FlowStep = { at: 'start' };
export const emptyFlow: PriceListFlow = { file: null, problem: '', step: start };

const serverStateLoaded = (_: FlowStep, { flow }: { flow: PriceListFlow }) => flow;

const pickTransitions = {
  picked: (step: FlowStep, { file }: { file: File }) => ({ file, problem: '', step }),
  refused: (step: FlowStep, { problem }: { problem: string }) => ({ file: null, problem, step }),
  sent: (before: FlowStep) => ({ problem: '', step: { at: 'reading', share: 0, before } as const }),
};

/** Transitions by step and event; events without one are ignored. */
const transitions: { [A in FlowStepName]: Transitions<A> } = {
  start: { ...pickTransitions, serverStateLoaded },
  reading: {
    progressed: (step, { share }) => ({ step: { ...step, share } }),
    read: (_, { preview, selection, expiresAt }) => ({ step: { at: 'preview', preview, selection, expiresAt } }),
    readFailed: ({ before }, { problem }) => ({ problem, step: before }),
    cancelled: ({ before }) => ({ step: before }),
  },
  preview: {
    ...pickTransitions,
    // The preview belongs to another file.
    picked: (_, { file }) => ({ file, problem: '', step: start }),
    chosen: (step, { selection }) => ({ step: { ...step, selection: selection(step.selection) } }),
    ruled: (step, { rule }) => ({ step: { ...step, ...applyRule(step, rule) } }),
    confirming: (step) => ({ step: { ...step, at: 'confirming' } }),
    cancelled: () => ({ step: start }),
  },
  confirming: {
    confirmed: (_, { done, expiresAt }) => ({ file: null, problem: '', step: { at: 'done', done, expiresAt } }),
    failed: (step) => ({ step: { ...step, at: 'preview' } }),
    closed: (step, { reason }) => ({ step: { ...step, at: 'preview', closed: reason } }),
  },
  done: { ...pickTransitions, undoing: (step) => ({ step: { ...step, at: 'undoing' } }) },
  undoing: {
    undone: (_, { done }) => ({ step: { at: 'undone', done } }),
    failed: (step) => ({ step: { ...step, at: 'done' } }),
    ended: (step) => ({ step: { ...step, at: 'done', expiresAt: 0 } }),
    serverStateLoaded,
  },
  undone: pickTransitions,
};

export function flowReducer(flow: PriceListFlow, event: FlowEvent): PriceListFlow {
  return { ...flow, ...applyTransition(flow.step, event) };
}

/** Undefined when the step has no transition for the event. */
function applyTransition<A extends FlowStepName, K extends FlowEventType>(
  step: FlowStep<A>,
  event: FlowEvent<K>,
): Partial<PriceListFlow> | undefined {
  const ofStep: Transitions<A> = transitions[step.at];
  return ofStep[event.type]?.(step, event);
}
