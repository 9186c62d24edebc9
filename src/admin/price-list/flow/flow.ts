import type { ConfirmedPriceList, PricePreview } from '#contract/admin/price-list.ts';
import type { MatchSelection } from '../selection/selection.ts';
import type { ClosedReason } from './server-state.ts';

/**
 * Where the seller is; `before` is where it goes back to; `endsAt` is when the server lets go, in epoch milliseconds of
 * this device; `closed` is why a preview cannot be confirmed even before that.
 */
export type FlowStep =
  | { at: 'start' }
  | { at: 'reading'; share: number; before: FlowStep }
  | { at: 'preview'; preview: PricePreview; choice: MatchSelection; endsAt: number; closed?: ClosedReason }
  | { at: 'confirming'; preview: PricePreview; choice: MatchSelection; endsAt: number }
  | { at: 'done'; done: ConfirmedPriceList; endsAt: number }
  | { at: 'undoing'; done: ConfirmedPriceList; endsAt: number }
  | { at: 'undone'; done: ConfirmedPriceList };

/** `problem` is what is wrong with the file. */
export type PriceListFlow = { file: File | null; problem: string; step: FlowStep };

type FlowEvents = {
  picked: { file: File };
  refused: { problem: string };
  sent: object;
  progressed: { share: number };
  read: { preview: PricePreview; choice: MatchSelection; endsAt: number };
  unread: { problem: string };
  cancelled: object;
  chosen: { choice: (now: MatchSelection) => MatchSelection };
  confirming: object;
  confirmed: { done: ConfirmedPriceList; endsAt: number };
  undoing: object;
  undone: { done: ConfirmedPriceList };
  failed: object;
  /** It cannot be confirmed any more. */
  closed: { why: ClosedReason };
  /** It cannot be undone any more. */
  ended: object;
  /** The server holds something else by now. */
  reopened: { held: PriceListFlow };
};

type FlowEventType = keyof FlowEvents;
export type FlowEvent = { [K in FlowEventType]: { type: K } & FlowEvents[K] }[FlowEventType];
type FlowStepName = FlowStep['at'];
type Transitions<A extends FlowStepName> = {
  [K in FlowEventType]?: (
    step: Extract<FlowStep, { at: A }>,
    event: Extract<FlowEvent, { type: K }>,
  ) => Partial<PriceListFlow>;
};

const start: FlowStep = { at: 'start' };
export const emptyFlow: PriceListFlow = { file: null, problem: '', step: start };

const reopened = (_: FlowStep, { held }: { held: PriceListFlow }) => held;

const pickTransitions = {
  picked: (step: FlowStep, { file }: { file: File }) => ({ file, problem: '', step }),
  refused: (step: FlowStep, { problem }: { problem: string }) => ({ file: null, problem, step }),
  sent: (before: FlowStep) => ({ problem: '', step: { at: 'reading', share: 0, before } as const }),
};

/** What may happen at each step, and where it leads; whatever is not here changes nothing. */
const transitions: { [A in FlowStepName]: Transitions<A> } = {
  start: { ...pickTransitions, reopened },
  reading: {
    progressed: (step, { share }) => ({ step: { ...step, share } }),
    read: (_, { preview, choice, endsAt }) => ({ step: { at: 'preview', preview, choice, endsAt } }),
    unread: ({ before }, { problem }) => ({ problem, step: before }),
    cancelled: ({ before }) => ({ step: before }),
  },
  preview: {
    ...pickTransitions,
    // The summary is of another file.
    picked: (_, { file }) => ({ file, problem: '', step: start }),
    chosen: (step, { choice }) => ({ step: { ...step, choice: choice(step.choice) } }),
    confirming: (step) => ({ step: { ...step, at: 'confirming' } }),
    cancelled: () => ({ step: start }),
  },
  confirming: {
    confirmed: (_, { done, endsAt }) => ({ file: null, problem: '', step: { at: 'done', done, endsAt } }),
    failed: (step) => ({ step: { ...step, at: 'preview' } }),
    closed: (step, { why }) => ({ step: { ...step, at: 'preview', closed: why } }),
    reopened,
  },
  done: { ...pickTransitions, undoing: (step) => ({ step: { ...step, at: 'undoing' } }) },
  undoing: {
    undone: (_, { done }) => ({ step: { at: 'undone', done } }),
    failed: (step) => ({ step: { ...step, at: 'done' } }),
    ended: (step) => ({ step: { ...step, at: 'done', endsAt: 0 } }),
    reopened,
  },
  undone: pickTransitions,
};

export function flowReducer(flow: PriceListFlow, event: FlowEvent): PriceListFlow {
  return { ...flow, ...findTransition(flow.step, event.type)?.(flow.step, event) };
}

/** The table has the right types for each step and event together, which TypeScript does not follow through a look-up. */
function findTransition(
  step: FlowStep,
  type: FlowEventType,
): ((step: FlowStep, event: FlowEvent) => Partial<PriceListFlow>) | undefined {
  return (
    transitions[step.at] as Partial<Record<FlowEventType, (step: FlowStep, event: FlowEvent) => Partial<PriceListFlow>>>
  )[type];
}
