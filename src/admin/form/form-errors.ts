import type { ErrorBody } from '#contract/http/api-error.ts';

export type FormErrors = {
  /** Name and text of what is wrong with fields that the form has. */
  fields: (readonly [string, string])[];
  /** What belongs to no field; empty when all is said at the fields. */
  message: string;
};

/** Sorts what the server told of a failed write to the fields of a form. */
export function toFormErrors({ error = '', fields = {} }: ErrorBody, names: readonly string[]): FormErrors {
  const told = Object.entries(fields);
  const known = told.filter(([name]) => names.includes(name));
  const unknown = told.filter(([name]) => !names.includes(name)).map(([, text]) => text);
  return { fields: known, message: known.length === 0 && unknown.length === 0 ? error : unknown.join(' ') };
}
