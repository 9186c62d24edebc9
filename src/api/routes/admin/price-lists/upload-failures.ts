import type { Context } from 'hono';
import type { ReadFailure } from '#adapters/price-list/read-price-list.ts';
import { LIST_TOO_LARGE_TEXT } from '#contract/requests/price-list-limits.ts';
import { Failure, type FailureStatus } from '../../../http/failure.ts';

/** Why a list was not read. */
export type UploadRefusal = ReadFailure | 'form' | 'cut' | 'size' | 'title' | 'teaching';

const FAILURES: Readonly<Record<UploadRefusal, readonly [FailureStatus, string]>> = {
  form: [400, 'Por favor seleccioná un archivo PDF.'],
  cut: [400, 'El archivo no llegó completo. Probá de nuevo.'],
  size: [413, LIST_TOO_LARGE_TEXT],
  'not-pdf': [415, 'El archivo no es un PDF.'],
  'cut-off': [422, 'El PDF está incompleto: se cortó antes del final. Pedile al proveedor que lo mande de nuevo.'],
  encrypted: [422, 'El PDF está protegido con contraseña. Pedile al proveedor uno sin contraseña.'],
  damaged: [422, 'El PDF está dañado: se leería sólo en parte, o mal. Pedile al proveedor que lo mande de nuevo.'],
  broken: [422, 'El PDF está dañado y no se puede leer.'],
  'no-text': [422, 'El PDF no tiene texto: parece escaneado. Pedile al proveedor la lista original.'],
  pages: [422, 'El PDF tiene demasiadas páginas: puede tener hasta 120.'],
  'too-much': [422, 'El PDF tiene demasiado texto para ser una lista de precios.'],
  memory: [422, 'El PDF es demasiado complejo para leerlo.'],
  time: [422, 'Leer el PDF llevó demasiado tiempo.'],
  busy: [503, 'Se están leyendo otros PDF. Probá de nuevo en unos segundos.'],
  'no-column': [422, 'La lista no tiene una columna de precios con ese título.'],
  title: [400, 'El título de la columna es demasiado largo.'],
  teaching: [400, 'Lo que se indicó de las columnas no es válido.'],
  aborted: [400, 'El pedido se cortó.'],
};

export function toUploadFailure(c: Context, reason: UploadRefusal): Failure {
  if (reason === 'busy') c.header('Retry-After', '5');
  return new Failure(...FAILURES[reason]);
}
