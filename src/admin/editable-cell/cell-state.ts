/** What a cell that is edited in its place is doing. `text` is what stands in it meanwhile. */
export type CellState =
  | { kind: 'shown' }
  | { kind: 'editing'; text: string }
  | { kind: 'saving'; text: string }
  | { kind: 'saved' }
  | { kind: 'failed' };

export type EditableValue<Value> = {
  value: Value;
  /** The value of a text; undefined when it is none. */
  parse: (text: string) => Value | undefined;
};

export type EditOutcome<Value> = { kind: 'keep' } | { kind: 'refuse' } | { kind: 'save'; value: Value };

/** What typing leads to: only another value is saved, and what is no value leaves the old one (A10). */
export function evaluateEdit<Value>({ value, parse }: EditableValue<Value>, text: string): EditOutcome<Value> {
  const typed = parse(text);
  if (typed === undefined) return { kind: 'refuse' };
  return typed === value ? { kind: 'keep' } : { kind: 'save', value: typed };
}
