import { ApiError } from '#contract/http/api-error.ts';

/** The errors of a failed write of several lines, by the key of each line; `sent` are the keys of the lines, in order. */
export function lineErrors(error: unknown, sent: readonly PropertyKey[]): Readonly<Record<PropertyKey, string>> {
  const fields = error instanceof ApiError ? (error.body.fields ?? {}) : {};
  const errors = sent.map((key, index) => [key, fields[`lines.${index}`] ?? ''] as const);
  return Object.fromEntries(errors.filter(([, text]) => text !== ''));
}
