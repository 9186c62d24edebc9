import type { Context } from 'hono';
import type { ReadFailure } from '#adapters/price-list/read-price-list.ts';
import {
  ASK_FOR_TEXT,
  LIST_TOO_LARGE_TEXT,
  PICTURE_TEXT,
  UNKNOWN_FORMAT_TEXT,
} from '#contract/requests/price-list-limits.ts';
import { Failure, type FailureStatus } from '../../../http/failure.ts';

/** Why a list was not read. */
export type UploadRefusal = ReadFailure | 'form' | 'cut' | 'size' | 'title' | 'teaching';

const FAILURES: Readonly<Record<UploadRefusal, readonly [FailureStatus, string]>> = {
  form: [400, 'Por favor seleccioná un archivo PDF.'],
  cut: [400, 'El archivo no llegó completo. Probá de nuevo.'],
  size: [413, LIST_TOO_LARGE_TEXT],
  'unknown-format': [415, UNKNOWN_FORMAT_TEXT],
  picture: [415, PICTURE_TEXT],
  'other-spreadsheet': [
    415,
    'El archivo es una planilla de otro formato. Abrila en Excel, LibreOffice o Google Sheets, y guardala como libro de Excel (.xlsx).',
  ],
  'cut-off': [422, 'El archivo está incompleto: se cortó antes del final. Pedile al proveedor que lo mande de nuevo.'],
  encrypted: [422, 'El archivo está protegido con contraseña. Pedile al proveedor uno sin contraseña.'],
  damaged: [422, 'El archivo está dañado: se leería sólo en parte, o mal. Pedile al proveedor que lo mande de nuevo.'],
  broken: [422, 'El archivo está dañado y no se puede leer.'],
  'no-text': [422, `El PDF no tiene texto: es una foto o un escaneo, y todavía no se puede leer. ${ASK_FOR_TEXT}`],
  empty: [422, 'El archivo no tiene nada que leer.'],
  pages: [422, 'El PDF tiene demasiadas páginas: puede tener hasta 120.'],
  'too-much': [422, 'El archivo es demasiado grande para ser una lista de precios.'],
  memory: [422, 'El archivo es demasiado complejo para leerlo.'],
  time: [422, 'Leer el archivo llevó demasiado tiempo.'],
  busy: [503, 'Se están leyendo otras listas. Probá de nuevo en unos segundos.'],
  'no-column': [422, 'La lista no tiene una columna de precios con ese título.'],
  title: [400, 'El título de la columna es demasiado largo.'],
  teaching: [400, 'Lo que se indicó de las columnas no es válido.'],
  aborted: [400, 'El pedido se cortó.'],
};

export function toUploadFailure(c: Context, reason: UploadRefusal): Failure {
  if (reason === 'busy') c.header('Retry-After', '5');
  return new Failure(...FAILURES[reason]);
}
