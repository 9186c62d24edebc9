import { expect, it } from 'vitest';
import { backupText } from './backup-text.ts';

const HOUR = 60 * 60 * 1000;
const status = { isDaily: true, bytes: 12_300_000, hasFailed: false };

it.each([
  [20 * 60 * 1000, 'hace menos de una hora', false],
  [HOUR, 'hace 1 hora', false],
  [5.9 * HOUR, 'hace 5 horas', false],
  [47 * HOUR, 'hace 47 horas', false],
  [49 * HOUR, 'hace 2 días', true],
  [240 * HOUR, 'hace 10 días', true],
])('tells a backup of %i ms ago: %s', (ageMs, age, isWarning) => {
  expect(backupText({ ...status, ageMs })).toEqual({ isWarning, text: `Última copia de seguridad: ${age} · 12 MB.` });
});

it('warns of a failed one and stays silent where the shop makes none', () => {
  expect(backupText({ ...status, ageMs: HOUR, hasFailed: true })).toEqual({
    isWarning: true,
    text: 'Última copia de seguridad: hace 1 hora · 12 MB. La siguiente no se pudo hacer.',
  });
  const none = { isDaily: true, ageMs: null, bytes: null };
  expect(backupText({ ...none, hasFailed: true })?.isWarning).toBe(true);
  expect(backupText({ ...none, hasFailed: false })).toEqual({
    isWarning: false,
    text: 'Todavía no se hizo ninguna copia de seguridad.',
  });
  expect(backupText({ ...none, isDaily: false, hasFailed: false })).toBeUndefined();
});
