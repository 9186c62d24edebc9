import { describe, expect, it } from 'vitest';
import { type Act, type Phase, phaseAfter } from './checkout-phase.ts';

const possible: [Phase, Act, Phase][] = [
  ['list', 'start', 'form'],
  ['form', 'back', 'list'],
  ['form', 'confirm', 'working'],
  ['form', 'close', 'list'],
  ['working', 'refuse', 'form'],
  ['working', 'accept', 'sent'],
  ['sent', 'leave', 'list'],
  ['sent', 'close', 'list'],
];
const phases: Phase[] = ['list', 'form', 'working', 'sent'];
const acts: Act[] = ['start', 'back', 'confirm', 'refuse', 'accept', 'leave', 'close'];

describe('[M4-9] the views of the panel', () => {
  it.each(possible)('%s: %s leads to %s', (from, act, to) => {
    expect(phaseAfter(from, act)).toBe(to);
  });

  const impossible = phases.flatMap((phase) =>
    acts
      .filter((act) => !possible.some(([from, by]) => from === phase && by === act))
      .map((act) => [phase, act] as const),
  );
  it.each(impossible)('%s: %s is not possible', (phase, act) => {
    expect(phaseAfter(phase, act)).toBeUndefined();
  });
});
