import { expect, it } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { lineErrors } from './line-errors.ts';

const failure = (fields?: Record<string, string>) =>
  new ApiError('x', 409, { body: { error: 'x', ...(fields && { fields }) } });

it('assigns errors to the lines that were sent', () => {
  const fields = { 'lines.1': 'No alcanza.', 'lines.10': 'No existe.', note: 'Es larga.' };
  expect(lineErrors(failure(fields), ['a', 'b', 'c'])).toEqual({ b: 'No alcanza.' });
  expect(lineErrors(failure({ 'lines.0': 'No alcanza.' }), [7, 8])).toEqual({ 7: 'No alcanza.' });
});

it('knows of none without a response, or without errors of lines', () => {
  expect(lineErrors(failure(), ['a'])).toEqual({});
  expect(lineErrors(new Error('x'), ['a'])).toEqual({});
});
