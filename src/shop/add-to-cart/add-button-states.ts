export type AddState = 'idle' | 'loading' | 'pausing' | 'added' | 'refused';

type Passing = Exclude<AddState, 'idle'>;

/** How long each state lasts, in milliseconds. */
const durations: Record<Passing, number> = { loading: 300, pausing: 100, added: 1000, refused: 1500 };

/** The states that a press goes through before the button is idle again. */
const courses: Record<'added' | 'refused', readonly Passing[]> = {
  added: ['loading', 'pausing', 'added'],
  refused: ['loading', 'pausing', 'refused'],
};

/** What a press shows, step by step; after the last one the button is idle. */
export function addSteps(result: keyof typeof courses): { state: Passing; ms: number }[] {
  return courses[result].map((state) => ({ state, ms: durations[state] }));
}
