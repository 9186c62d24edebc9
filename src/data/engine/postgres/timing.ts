import { DatabaseUnavailableError } from '../database-unavailable.ts';

/** Rejects with DatabaseUnavailableError when the time has passed without a result. */
export async function withTimeout<Result>(result: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise: expiry, reject } = Promise.withResolvers<never>();
  const expire = () => reject(new DatabaseUnavailableError(`no answer within ${milliseconds} ms`));
  // The result may have arrived, and not been read yet because the process was busy.
  const timer = setTimeout(() => setImmediate(expire), milliseconds);
  try {
    return await Promise.race([result, expiry]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until the time has passed or the signal aborts; does not keep the process alive. */
export async function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds).unref();
  signal?.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
}
