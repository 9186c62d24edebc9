/** What the panel shows: the lines, the form, the form under the spinner, or the success overlay. */
export type Phase = 'list' | 'form' | 'working' | 'sent';

export type Act = 'start' | 'back' | 'confirm' | 'refuse' | 'accept' | 'leave' | 'close';

const transitions: Record<Phase, Partial<Record<Act, Phase>>> = {
  list: { start: 'form' },
  form: { back: 'list', confirm: 'working', close: 'list' },
  working: { refuse: 'form', accept: 'sent' },
  sent: { leave: 'list', close: 'list' },
};

/** The phase after an act; undefined when the act is not possible now. */
export function phaseAfter(phase: Phase, act: Act): Phase | undefined {
  return transitions[phase][act];
}
