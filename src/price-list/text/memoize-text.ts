/** In letters: longer texts are no cells, and not asked about twice. */
const LONGEST = 200;
const MOST = 20_000;

/** The same function, which computes the value of each text once. */
export function memoizeByText<Value extends string | boolean | object | null>(
  read: (text: string) => Value,
): (text: string) => Value {
  let known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (text.length > LONGEST) return value;
    if (known.size >= MOST) known = new Map();
    known.set(text, value);
    return value;
  };
}

/** The same function, which computes the value of each object once. */
export function memoizeByObject<Key extends object, Value extends object>(read: (key: Key) => Value): typeof read {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}
