import { expect, it } from 'vitest';
import { toFormErrors } from './form-errors.ts';

it('says at its field what is wrong with it, and above the form what has no field', () => {
  const fields = { name: 'Ya existe.', version: 'Es vieja.' };
  expect(toFormErrors({ error: 'Revisá los datos.', fields }, ['name', 'link'])).toEqual({
    fields: [['name', 'Ya existe.']],
    rest: 'Es vieja.',
  });
});

it('says the whole failure above the form when it is about no field', () => {
  expect(toFormErrors({ error: 'No hay lugar.' }, ['name'])).toEqual({ fields: [], rest: 'No hay lugar.' });
  expect(toFormErrors({}, ['name'])).toEqual({ fields: [], rest: '' });
  expect(toFormErrors({ error: 'x', fields: { name: 'Ya existe.' } }, ['name']).message).toBe('');
});
