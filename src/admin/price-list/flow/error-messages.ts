import { uploadFailedText } from '#contract/admin/admin-client.ts';
import { ApiError } from '#contract/http/api-error.ts';

/** What the client says of a PDF that was not read, whatever the list is. */
const PDF_FAILED = /^Error al procesar el PDF(?:: )?/;

/** Message for a failed preview (spec §8), which begins with `failed`. */
export function previewErrorMessage(cause: unknown, failed = 'Error al procesar el PDF'): string {
  if (!(cause instanceof ApiError)) throw cause;
  if (cause.body.error) return `${failed}: ${cause.body.error}`;
  if (cause.status !== 200) return uploadFailedText;
  const detail = cause.message.replace(PDF_FAILED, '');
  return detail === '' ? failed : `${failed}: ${detail}`;
}

/** Message for a failed confirmation or undo (spec §8). */
export function updateErrorMessage(cause: unknown, refused = 'Error al confirmar la actualización'): string {
  if (!(cause instanceof ApiError)) throw cause;
  return cause.body.error ? `${refused}: ${cause.body.error}` : 'Hubo un problema al actualizar los precios.';
}
