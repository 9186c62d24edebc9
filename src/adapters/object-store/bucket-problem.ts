import type { S3Options } from './s3-bucket.ts';
import { s3Fetch } from './s3-fetch.ts';

const TIMEOUT_MS = 3000;

/** `isPermanent`: it will not pass by itself. */
export type BucketProblem = { isPermanent: boolean; text: string };

const REFUSALS: Readonly<Record<number, string>> = {
  301: 'is in another region than S3_REGION says',
  400: 'refuses the request: are S3_REGION and S3_ENDPOINT right?',
  403: 'refuses the keys, or they may not list it',
  404: 'does not exist',
};

/** Asks for the bucket, once and without waiting long; undefined when all is well. */
export async function findBucketProblem(options: S3Options): Promise<BucketProblem | undefined> {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = options;
  const signedFetch = s3Fetch({ region, accessKeyId, secretAccessKey, retries: 0, timeoutMs: TIMEOUT_MS });
  const subject = `The bucket ${bucket} at ${endpoint}`;
  try {
    const address = `${endpoint.replace(/\/+$/, '')}/${bucket}?max-keys=1`;
    const response = await signedFetch(address, { redirect: 'manual' });
    await response.arrayBuffer();
    if (response.ok) return undefined;
    const refusal = REFUSALS[response.status];
    return { isPermanent: refusal !== undefined, text: `${subject} ${refusal ?? `answers ${response.status}`}.` };
  } catch (error) {
    return { isPermanent: false, text: `${subject} cannot be reached: ${rootCause(error)}.` };
  }
}

/** `fetch` says why only in the cause. */
function rootCause(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? rootCause(error.cause) : String(error);
}
