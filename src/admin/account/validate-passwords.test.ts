import { expect, it } from 'vitest';
import { validatePasswords } from './validate-passwords.ts';

const right = { currentPassword: 'la de hoy', newPassword: 'la de mañana', repeated: 'la de mañana' };

it.each([
  [{}, {}],
  [{ currentPassword: '' }, { currentPassword: 'Ingresá tu contraseña actual.' }],
  [
    { newPassword: 'corta', repeated: 'corta' },
    { newPassword: 'La contraseña tiene que tener al menos 8 caracteres.' },
  ],
  [{ repeated: 'otra' }, { repeated: 'Las contraseñas no coinciden.' }],
])('of %j says %j', (change, errors) => {
  expect(validatePasswords({ ...right, ...change })).toEqual(errors);
});
