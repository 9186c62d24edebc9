import { expect, it } from 'vitest';
import { nearestFirst, type RowActionHandlers, rowActions } from './row-action.ts';

const nothing = () => {};
const actions = (deactivatedAt: number | null, handlers: Partial<RowActionHandlers>) =>
  rowActions(
    { id: 1, deactivatedAt },
    { consult: nothing, edit: nothing, setActive: undefined, remove: undefined, busy: false, ...handlers },
  );
const labels = (deactivatedAt: number | null, has: { toggle?: boolean; remove?: boolean }) =>
  actions(deactivatedAt, { ...(has.toggle && { setActive: nothing }), ...(has.remove && { remove: nothing }) }).map(
    ({ label }) => label,
  );

it('[M2.8-11] [M2.8-12] [M4-36] active rows can be deactivated, inactive ones activated', () => {
  expect(labels(null, { toggle: true })).toEqual(['Consultar', 'Editar', 'Desactivar']);
  expect(labels(1, { toggle: true })).toEqual(['Consultar', 'Editar', 'Activar']);
  expect(labels(null, { remove: true })).toEqual(['Consultar', 'Editar', 'Eliminar']);
  expect(labels(null, { toggle: true, remove: true })).toEqual(['Consultar', 'Editar', 'Desactivar', 'Eliminar']);
});

it.each([
  ['Desactivar', null, false],
  ['Activar', 1, true],
])('[M2.8-12] %s asks for the state that it names', (label, deactivatedAt, active) => {
  const asked: boolean[] = [];
  const setActive = (wanted: boolean) => void asked.push(wanted);
  void actions(deactivatedAt, { setActive })
    .find((action) => action.label === label)
    ?.run();
  expect(asked).toEqual([active]);
});

it('are disabled while one of them runs', () => {
  expect(actions(null, { busy: true }).map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(actions(null, { busy: false }).map(({ disabled }) => disabled)).toEqual([false, false]);
});

it.each([
  ['c', 'cdba'],
  ['a', 'abcd'],
  ['d', 'dcba'],
  ['x', 'abcd'],
])('the rows nearest to %s, which is gone, begin with the next one', (id, expected) => {
  expect(nearestFirst(['a', 'b', 'c', 'd'], id).join('')).toBe(expected);
});
