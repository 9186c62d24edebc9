/** What the panel shows: the cart, the form, the form below a spinner, or the success overlay. */
export type CheckoutPhase = 'list' | 'form' | 'working' | 'sent';

export type CheckoutEvent = 'start' | 'back' | 'confirm' | 'refuse' | 'accept' | 'leave' | 'close';

const transitions: Record<CheckoutPhase, Partial<Record<CheckoutEvent, CheckoutPhase>>> = {
  list: { start: 'form' },
  form: { back: 'list', confirm: 'working', close: 'list' },
  working: { refuse: 'form', accept: 'sent' },
  sent: { leave: 'list', close: 'list' },
};

/** The phase after an event; undefined when it is not possible in this phase. */
export function nextPhase(phase: CheckoutPhase, event: CheckoutEvent): CheckoutPhase | undefined {
  return transitions[phase][event];
}
