import type { Logger } from 'pino';
import { findBucketProblem } from '#adapters/object-store/bucket-problem.ts';
import type { S3Options } from '#adapters/object-store/s3-bucket.ts';
import { StartError } from '../start-error.ts';

/** Throws StartError for a bucket that refuses us; one that does not answer is only logged, as it may come back. */
export async function checkBucket(options: S3Options, log: Logger): Promise<void> {
  const problem = await findBucketProblem(options);
  if (problem?.isPermanent) throw new StartError(problem.text);
  if (problem) log.warn(problem.text);
}
