export type AddState = 'idle' | 'loading' | 'pausing' | 'added' | 'refused';

type TransientState = Exclude<AddState, 'idle'>;

/** How long each state lasts, in milliseconds. */
const durations: Record<TransientState, number> = { loading: 300, pausing: 100, added: 1000, refused: 1500 };

const sequences: Record<'added' | 'refused', readonly TransientState[]> = {
  added: ['loading', 'pausing', 'added'],
  refused: ['loading', 'pausing', 'refused'],
};

/** The states after a press with their durations; then the button is idle again. */
export function addSteps(result: keyof typeof sequences): { state: TransientState; ms: number }[] {
  return sequences[result].map((state) => ({ state, ms: durations[state] }));
}
