/** The only value; undefined where there is none, or where there are different ones. */
export function onlyOne<Value>(values: Iterable<Value>): Value | undefined {
  const [only, ...others] = new Set(values);
  return others.length > 0 ? undefined : only;
}
