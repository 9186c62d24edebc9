import { ApiError } from '#contract/api-error.ts';
import { adminClientOver } from '../../session/admin-client.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import type { SendPicture } from './uploads.ts';

/** What is said of a picture that did not get through when the server itself said nothing (spec §8). */
const failedText = 'Error al subir el archivo. La respuesta no fue exitosa.';

export const sendPicture: SendPicture = async (file, { onProgress, signal }) => {
  try {
    const { url } = await adminClientOver(fetchWithProgress(onProgress)).uploadImage(file, signal);
    return url;
  } catch (cause) {
    const told = cause instanceof ApiError ? cause.told.error : undefined;
    throw new Error(told ?? failedText, { cause });
  }
};
