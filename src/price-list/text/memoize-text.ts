/** In letters: so much text is remembered of each function. */
const MOST = 2_000_000;

/** The same function, which computes the value of each text once. */
export function memoizeByText<Value extends string | boolean | object | null>(
  read: (text: string) => Value,
): (text: string) => Value {
  let known = new Map<string, Value>();
  let letters = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (letters > MOST) [known, letters] = [new Map(), 0];
    letters += text.length;
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
