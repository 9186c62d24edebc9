import { expect, it } from 'vitest';
import { toFormErrors } from './form-errors.ts';

it('assigns errors to known fields, and joins the others for the form', () => {
  const fields = { name: 'Ya existe.', version: 'Es vieja.' };
  expect(toFormErrors({ error: 'Revisá los datos.', fields }, ['name', 'link'])).toEqual({
    fields: [['name', 'Ya existe.']],
    message: 'Es vieja.',
  });
});

it('shows the error of the response when it is about no field', () => {
  expect(toFormErrors({ error: 'No hay lugar.' }, ['name'])).toEqual({ fields: [], message: 'No hay lugar.' });
  expect(toFormErrors({}, ['name'])).toEqual({ fields: [], message: '' });
  expect(toFormErrors({ error: 'x', fields: { name: 'Ya existe.' } }, ['name']).message).toBe('');
});
