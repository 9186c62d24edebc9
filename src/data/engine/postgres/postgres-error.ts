/** The error of a failed statement; `code` is a SQLSTATE. */
export type PostgresError = Error & { code: string; constraint?: string };

/** Checks the shape, so that pg is imported only by shops on PostgreSQL. */
export function isPostgresError(error: unknown): error is PostgresError {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';
}
