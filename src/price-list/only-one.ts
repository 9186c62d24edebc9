/** The value that all have; undefined of two, one of which only may be meant, and of none. */
export function onlyOne<Value>(values: Iterable<Value>): Value | undefined {
  const [only, ...others] = new Set(values);
  return others.length > 0 ? undefined : only;
}
