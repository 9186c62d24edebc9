/** What the panel shows: the lines, the form, the form under the spinner, or the success overlay. */
export type CheckoutPhase = 'list' | 'form' | 'working' | 'sent';

export type CheckoutEvent = 'start' | 'back' | 'confirm' | 'refuse' | 'accept' | 'leave' | 'close';

const transitions: Record<CheckoutPhase, Partial<Record<CheckoutEvent, CheckoutPhase>>> = {
  list: { start: 'form' },
  form: { back: 'list', confirm: 'working', close: 'list' },
  working: { refuse: 'form', accept: 'sent' },
  sent: { leave: 'list', close: 'list' },
};

/** The phase after an act; undefined when the act is not possible now. */
export function nextPhase(phase: CheckoutPhase, act: CheckoutEvent): CheckoutPhase | undefined {
  return transitions[phase][act];
}
