import { expect, it } from 'vitest';
import { contactErrors } from './contact-errors.ts';

const right = { name: 'Ana', email: ' ana@example.com ', message: 'Hola' };

it.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'Por favor, ingresa tu nombre.' }],
  [{ email: ' ' }, { email: 'Por favor, ingresa tu correo electrónico.' }],
  [{ email: 'ana@example' }, { email: 'Por favor, ingresa un correo electrónico válido.' }],
  [{ message: '\n' }, { message: 'Por favor, ingresa tu mensaje.' }],
])('[M5-9] [M5-10] [M5-11] [M5-12] %j gives %j', (over, errors) => {
  expect(contactErrors({ ...right, ...over })).toEqual(errors);
});

it('names the fields in the order of the form', () => {
  expect(Object.keys(contactErrors({ name: '', email: '', message: '' }))).toEqual(['name', 'email', 'message']);
});
