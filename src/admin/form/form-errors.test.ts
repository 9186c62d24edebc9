import { expect, it } from 'vitest';
import { troubleOf } from './form-errors.ts';

it('says at its field what is wrong with it, and above the form what has no field', () => {
  const fields = { name: 'Ya existe.', version: 'Es vieja.' };
  expect(troubleOf({ error: 'Revisá los datos.', fields }, ['name', 'link'])).toEqual({
    fields: [['name', 'Ya existe.']],
    rest: 'Es vieja.',
  });
});

it('says the whole failure above the form when it is about no field', () => {
  expect(troubleOf({ error: 'No hay lugar.' }, ['name'])).toEqual({ fields: [], rest: 'No hay lugar.' });
  expect(troubleOf({}, ['name'])).toEqual({ fields: [], rest: '' });
  expect(troubleOf({ error: 'x', fields: { name: 'Ya existe.' } }, ['name']).rest).toBe('');
});
