import { expect, it } from 'vitest';
import { rowActions } from './row-action.ts';

const nothing = () => {};
const labels = (deactivatedAt: number | null, has: { toggle?: boolean; remove?: boolean }) =>
  rowActions(
    { id: 1, deactivatedAt },
    {
      consult: nothing,
      edit: nothing,
      toggle: has.toggle ? nothing : undefined,
      remove: has.remove ? nothing : undefined,
    },
  ).map(({ label }) => label);

it('[M2.8-11] [M2.8-12] [M4-36] active rows can be deactivated, inactive ones activated', () => {
  expect(labels(null, { toggle: true })).toEqual(['Consultar', 'Editar', 'Desactivar']);
  expect(labels(1, { toggle: true })).toEqual(['Consultar', 'Editar', 'Activar']);
  expect(labels(null, { remove: true })).toEqual(['Consultar', 'Editar', 'Eliminar']);
  expect(labels(null, { toggle: true, remove: true })).toEqual(['Consultar', 'Editar', 'Desactivar', 'Eliminar']);
});
