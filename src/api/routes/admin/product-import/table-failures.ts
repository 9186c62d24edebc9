import type { Context } from 'hono';
import type { TableFailure } from '#adapters/table-file/read-table-file.ts';
import { MAX_IMPORT_PRODUCTS } from '#contract/requests/product-import.ts';
import { Failure, type FailureStatus } from '../../../http/failure.ts';

/** Why the products of a spreadsheet were not read. */
export type TableRefusal = TableFailure | 'form' | 'cut' | 'size' | 'rows';

const OTHER_FORMAT =
  'Abrilo en Excel, LibreOffice o Google Sheets, y guardalo como libro de Excel (.xlsx) o como .csv.';

const FAILURES: Readonly<Record<TableRefusal, readonly [FailureStatus, string]>> = {
  form: [400, 'Por favor seleccioná una planilla.'],
  cut: [400, 'El archivo no llegó completo. Probá de nuevo.'],
  size: [413, 'El archivo es demasiado pesado: puede tener hasta 10 MB.'],
  'unknown-format': [415, `El archivo no es una planilla. ${OTHER_FORMAT}`],
  pdf: [415, 'El archivo es un PDF. Los precios de un PDF se actualizan en «Lista en PDF».'],
  picture: [415, 'El archivo es una foto, no una planilla.'],
  'other-spreadsheet': [415, `El archivo es una planilla de otro formato. ${OTHER_FORMAT}`],
  'cut-off': [422, 'El archivo está incompleto: se cortó antes del final.'],
  encrypted: [422, 'El archivo está protegido con contraseña. Guardalo sin contraseña y probá de nuevo.'],
  damaged: [422, 'El archivo está dañado: se leería sólo en parte, o mal.'],
  broken: [422, 'El archivo está dañado y no se puede leer.'],
  'no-text': [422, 'El archivo no tiene nada que leer.'],
  empty: [422, 'La planilla está vacía.'],
  'no-header': [
    422,
    'No se encontró la fila con los títulos de las columnas. Tiene que decir «Nombre» (o «Id») y, por ejemplo, «Precio».',
  ],
  rows: [422, `La planilla tiene demasiados productos: se importan hasta ${MAX_IMPORT_PRODUCTS} por vez.`],
  'too-much': [422, 'La planilla es demasiado grande.'],
  memory: [422, 'El archivo es demasiado complejo para leerlo.'],
  time: [422, 'Leer el archivo llevó demasiado tiempo.'],
  busy: [503, 'Se están leyendo otros archivos. Probá de nuevo en unos segundos.'],
  aborted: [400, 'El pedido se cortó.'],
};

export function toTableFailure(c: Context, reason: TableRefusal): Failure {
  if (reason === 'busy') c.header('Retry-After', '5');
  return new Failure(...FAILURES[reason]);
}
