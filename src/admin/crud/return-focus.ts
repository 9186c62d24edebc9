/** The state of a form's history entry: ids of the elements of the list to focus afterwards, the first that is there. */
export type ReturnFocus = { returnFocus: readonly string[] };

export function readReturnFocus(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('returnFocus' in state)) return [];
  const { returnFocus } = state;
  return Array.isArray(returnFocus) ? returnFocus.filter((id) => typeof id === 'string') : [];
}
