/**
 * Loader data that a page carries as one text. For an object React Router would write a reference for each of its
 * values, which takes several times as long.
 */
export type JsonData<Value> = { readonly json: string; value?: Value };

/** Only the server sends the text. */
export function toJsonData<Value>(value: Value): JsonData<Value> {
  const json = import.meta.env.SSR ? JSON.stringify(value) : '';
  // Not enumerable, so that it is not sent beside the text.
  return Object.defineProperty({ json }, 'value', { value });
}

/** The same object at each call. */
export function fromJsonData<Value>(data: JsonData<Value>): Value {
  if (data.value !== undefined) return data.value;
  const value: Value = JSON.parse(data.json);
  data.value = value;
  return value;
}
