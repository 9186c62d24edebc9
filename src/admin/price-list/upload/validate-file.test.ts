import { expect, it } from 'vitest';
import { validateFile } from './validate-file.ts';

const MB = 1024 * 1024;

it.each([
  ['lista.pdf', 'application/pdf', 1, undefined],
  ['LISTA.PDF', '', 15 * MB, undefined],
  ['lista.pdf', 'application/pdf', 0, 'El archivo está vacío.'],
  ['lista.pdf', 'application/pdf', 15 * MB + 1, 'El PDF es demasiado pesado: puede tener hasta 15 MB.'],
  ['lista.pdf', 'image/png', 1, 'Por favor seleccioná un archivo PDF.'],
  ['lista', '', 1, 'Por favor seleccioná un archivo PDF.'],
  ['precios.xlsx', 'application/vnd.ms-excel', 1, 'Por favor seleccioná un archivo PDF.'],
])('[M5-34] [M5-35] %s of type «%s» with %d bytes: %s', (name, type, size, problem) => {
  expect(validateFile({ name, type, size })).toBe(problem);
});
