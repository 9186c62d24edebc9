/** What PostgreSQL tells about a statement that it refused; `code` is a SQLSTATE. */
export type PostgresError = Error & { code: string; constraint?: string };

/** Told by its shape, so that only shops on PostgreSQL load its client. */
export function isPostgresError(error: unknown): error is PostgresError {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';
}
