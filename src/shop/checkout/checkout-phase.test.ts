import { describe, expect, it } from 'vitest';
import { type CheckoutEvent, type CheckoutPhase, nextPhase } from './checkout-phase.ts';

const possible: [CheckoutPhase, CheckoutEvent, CheckoutPhase][] = [
  ['list', 'start', 'form'],
  ['form', 'back', 'list'],
  ['form', 'confirm', 'working'],
  ['form', 'close', 'list'],
  ['working', 'refuse', 'form'],
  ['working', 'accept', 'sent'],
  ['sent', 'leave', 'list'],
  ['sent', 'close', 'list'],
];
const phases: CheckoutPhase[] = ['list', 'form', 'working', 'sent'];
const acts: CheckoutEvent[] = ['start', 'back', 'confirm', 'refuse', 'accept', 'leave', 'close'];

describe('[M4-9] the views of the panel', () => {
  it.each(possible)('%s: %s leads to %s', (from, act, to) => {
    expect(nextPhase(from, act)).toBe(to);
  });

  const impossible = phases.flatMap((phase) =>
    acts
      .filter((act) => !possible.some(([from, by]) => from === phase && by === act))
      .map((act) => [phase, act] as const),
  );
  it.each(impossible)('%s: %s is not possible', (phase, act) => {
    expect(nextPhase(phase, act)).toBeUndefined();
  });
});
