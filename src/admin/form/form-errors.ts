import type { ErrorBody } from '#contract/http/api-error.ts';

export type FormErrors = {
  /** Name and message of each field of the form with an error. */
  fields: (readonly [string, string])[];
  /** Errors of no particular field; empty when all are shown at fields. */
  message: string;
};

/** Assigns the errors of a failed write to the fields of a form. */
export function toFormErrors({ error = '', fields = {} }: ErrorBody, names: readonly string[]): FormErrors {
  const entries = Object.entries(fields);
  const known = entries.filter(([name]) => names.includes(name));
  const unknown = entries.filter(([name]) => !names.includes(name)).map(([, text]) => text);
  return { fields: known, message: known.length === 0 && unknown.length === 0 ? error : unknown.join(' ') };
}
