import { expect, it } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { unknownOutcomeText } from './unknown-outcome-text.ts';

const AGAIN = 'Lo que escribiste sigue acá: guardá de nuevo en un momento, no se carga dos veces.';

it.each([
  [0, undefined, `La tienda no responde. ${AGAIN}`],
  [504, undefined, `La tienda no responde. ${AGAIN}`],
  [507, 'No queda lugar para guardar los datos.', `No queda lugar para guardar los datos. ${AGAIN}`],
  [409, 'Ese link ya está en uso.', undefined],
  [422, undefined, undefined],
])('after %i says whether saving again is safe', (status, error, text) => {
  expect(unknownOutcomeText(new ApiError('x', status, { body: error ? { error } : {} }))).toBe(text);
});
