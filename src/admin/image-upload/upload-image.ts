import { uploadFailedText } from '#contract/admin/admin-client.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { adminClientWith } from '../session/admin-client.ts';
import { fetchWithProgress } from '../session/fetch-with-progress.ts';
import type { UploadImage } from './upload-queue.ts';

export const uploadImage: UploadImage = async (file, { onProgress, signal }) => {
  try {
    const { url } = await adminClientWith(fetchWithProgress(onProgress)).uploadImage(file, signal);
    return url;
  } catch (cause) {
    const message = cause instanceof ApiError ? cause.body.error : undefined;
    throw new Error(message ?? uploadFailedText, { cause });
  }
};
