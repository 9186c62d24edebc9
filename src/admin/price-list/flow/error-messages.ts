import { uploadFailedText } from '#contract/admin/admin-client.ts';
import { ApiError } from '#contract/http/api-error.ts';

/** Message for a failed preview (spec §8). */
export function previewErrorMessage(cause: unknown): string {
  if (!(cause instanceof ApiError)) throw cause;
  if (cause.body.error) return `Error al procesar el PDF: ${cause.body.error}`;
  if (cause.status !== 200) return uploadFailedText;
  return cause.message.startsWith('Error al procesar el PDF')
    ? cause.message
    : `Error al procesar el PDF: ${cause.message}`;
}

/** Message for a failed confirmation or undo (spec §8). */
export function updateErrorMessage(cause: unknown, refused = 'Error al confirmar la actualización'): string {
  if (!(cause instanceof ApiError)) throw cause;
  return cause.body.error ? `${refused}: ${cause.body.error}` : 'Hubo un problema al actualizar los precios.';
}
