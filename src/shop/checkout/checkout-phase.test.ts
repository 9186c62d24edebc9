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
const events: CheckoutEvent[] = ['start', 'back', 'confirm', 'refuse', 'accept', 'leave', 'close'];

describe('[M4-9] the views of the panel', () => {
  it.each(possible)('%s: %s leads to %s', (from, event, to) => {
    expect(nextPhase(from, event)).toBe(to);
  });

  const impossible = phases.flatMap((phase) =>
    events
      .filter((event) => !possible.some(([from, by]) => from === phase && by === event))
      .map((event) => [phase, event] as const),
  );
  it.each(impossible)('%s: %s is not possible', (phase, event) => {
    expect(nextPhase(phase, event)).toBeUndefined();
  });
});
