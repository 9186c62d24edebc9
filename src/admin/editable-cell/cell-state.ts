/** State of a cell; `text` is the text being edited or saved, `initial` that with which editing began. */
export type CellState =
  | { kind: 'shown' }
  | { kind: 'editing'; text: string; initial: string; isTyped?: true }
  | { kind: 'saving'; text: string }
  | { kind: 'saved' }
  | { kind: 'failed' };

export type EditableValue<Value> = {
  value: Value;
  /** It may be another one: a value was saved without an answer, so that this one is saved again where it is typed. */
  isUncertain?: boolean;
  /** Returns undefined for invalid text. */
  parse: (text: string) => Value | undefined;
};

export type EditOutcome<Value> = { kind: 'unchanged' } | { kind: 'invalid' } | { kind: 'save'; value: Value };

/** Whether the text is saved: only another value is, and invalid text restores the old one (A10). */
export function evaluateEdit<Value>(
  { value, isUncertain = false, parse }: EditableValue<Value>,
  text: string,
): EditOutcome<Value> {
  const typed = parse(text);
  if (typed === undefined) return { kind: 'invalid' };
  return typed === value && !isUncertain ? { kind: 'unchanged' } : { kind: 'save', value: typed };
}
