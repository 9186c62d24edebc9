import type { PriceListUpdate, PricePreview } from '#contract/admin/price-list.ts';
import type { Choice } from '../selection/selection.ts';
import type { Closed } from './server-state.ts';

/**
 * Where the seller is; `before` is where it goes back to; `endsAt` is when the server lets go, in epoch milliseconds of
 * this device; `closed` is why a preview cannot be confirmed even before that.
 */
export type Step =
  | { at: 'start' }
  | { at: 'reading'; share: number; before: Step }
  | { at: 'preview'; preview: PricePreview; choice: Choice; endsAt: number; closed?: Closed }
  | { at: 'confirming'; preview: PricePreview; choice: Choice; endsAt: number }
  | { at: 'done'; done: PriceListUpdate; endsAt: number }
  | { at: 'undoing'; done: PriceListUpdate; endsAt: number }
  | { at: 'undone'; done: PriceListUpdate };

/** `problem` is what is wrong with the file. */
export type Flow = { file: File | null; problem: string; step: Step };

type Happenings = {
  picked: { file: File };
  refused: { problem: string };
  sent: object;
  progressed: { share: number };
  read: { preview: PricePreview; choice: Choice; endsAt: number };
  unread: { problem: string };
  cancelled: object;
  chosen: { choice: (now: Choice) => Choice };
  confirming: object;
  confirmed: { done: PriceListUpdate; endsAt: number };
  undoing: object;
  undone: { done: PriceListUpdate };
  failed: object;
  /** It cannot be confirmed any more. */
  closed: { why: Closed };
  /** It cannot be undone any more. */
  ended: object;
  /** The server holds something else by now. */
  reopened: { held: Flow };
};

type Kind = keyof Happenings;
export type Event = { [K in Kind]: { type: K } & Happenings[K] }[Kind];
type At = Step['at'];
type Moves<A extends At> = {
  [K in Kind]?: (step: Extract<Step, { at: A }>, event: Extract<Event, { type: K }>) => Partial<Flow>;
};

const start: Step = { at: 'start' };
export const atStart: Flow = { file: null, problem: '', step: start };

const reopened = (_: Step, { held }: { held: Flow }) => held;

const pickFurther = {
  picked: (step: Step, { file }: { file: File }) => ({ file, problem: '', step }),
  refused: (step: Step, { problem }: { problem: string }) => ({ file: null, problem, step }),
  sent: (before: Step) => ({ problem: '', step: { at: 'reading', share: 0, before } as const }),
};

/** What may happen at each step, and where it leads; whatever is not here changes nothing. */
const moves: { [A in At]: Moves<A> } = {
  start: { ...pickFurther, reopened },
  reading: {
    progressed: (step, { share }) => ({ step: { ...step, share } }),
    read: (_, { preview, choice, endsAt }) => ({ step: { at: 'preview', preview, choice, endsAt } }),
    unread: ({ before }, { problem }) => ({ problem, step: before }),
    cancelled: ({ before }) => ({ step: before }),
  },
  preview: {
    ...pickFurther,
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
  done: { ...pickFurther, undoing: (step) => ({ step: { ...step, at: 'undoing' } }) },
  undoing: {
    undone: (_, { done }) => ({ step: { at: 'undone', done } }),
    failed: (step) => ({ step: { ...step, at: 'done' } }),
    ended: (step) => ({ step: { ...step, at: 'done', endsAt: 0 } }),
    reopened,
  },
  undone: pickFurther,
};

export function next(flow: Flow, event: Event): Flow {
  return { ...flow, ...moveOf(flow.step, event.type)?.(flow.step, event) };
}

/** The table has the right types for each step and event together, which TypeScript does not follow through a look-up. */
function moveOf(step: Step, type: Kind): ((step: Step, event: Event) => Partial<Flow>) | undefined {
  return (moves[step.at] as Partial<Record<Kind, (step: Step, event: Event) => Partial<Flow>>>)[type];
}
