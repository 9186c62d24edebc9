import { expect, it } from 'vitest';
import { PICTURE_TEXT, UNKNOWN_FORMAT_TEXT } from '#contract/requests/price-list-limits.ts';
import { validateFile } from './validate-file.ts';

const MB = 1024 * 1024;
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

it.each([
  ['lista.pdf', 'application/pdf', 1, undefined],
  ['LISTA.PDF', '', 15 * MB, undefined],
  ['lista.pdf', 'application/pdf', 0, 'El archivo está vacío.'],
  ['lista.pdf', 'application/pdf', 15 * MB + 1, 'El archivo es demasiado pesado: puede tener hasta 15 MB.'],
  ['lista.pdf', 'image/png', 1, PICTURE_TEXT],
  ['lista', '', 1, UNKNOWN_FORMAT_TEXT],
  ['lista.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 1, UNKNOWN_FORMAT_TEXT],
  ['precios.xlsx', SHEET, 1, undefined],
  ['precios', SHEET, 1, undefined],
  ['Precios.XLSM', '', 1, undefined],
  ['precios.csv', 'application/vnd.ms-excel', 1, undefined],
  ['precios.csv', 'text/csv', 1, undefined],
  ['precios.xls', 'application/vnd.ms-excel', 1, undefined],
  ['precios.ods', 'application/vnd.oasis.opendocument.spreadsheet', 1, undefined],
  ['Mensaje pegado', 'text/plain', 1, undefined],
  ['IMG_2041.HEIC', '', 1, PICTURE_TEXT],
  ['foto.jpg', 'image/jpeg', 1, PICTURE_TEXT],
])('[M5-34] [M5-35] %s of type «%s» with %d bytes: %s', (name, type, size, problem) => {
  expect(validateFile({ name, type, size })).toBe(problem);
});
