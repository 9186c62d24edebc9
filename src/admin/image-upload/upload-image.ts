import { ApiError, uploadFailedText } from '#contract/http/api-error.ts';
import { adminClientOver } from '../session/admin-client.ts';
import { fetchWithProgress } from '../session/fetch-with-progress.ts';
import type { SendPicture } from './upload-queue.ts';

export const sendPicture: SendPicture = async (file, { onProgress, signal }) => {
  try {
    const { url } = await adminClientOver(fetchWithProgress(onProgress)).uploadImage(file, signal);
    return url;
  } catch (cause) {
    const told = cause instanceof ApiError ? cause.body.error : undefined;
    throw new Error(told ?? uploadFailedText, { cause });
  }
};
