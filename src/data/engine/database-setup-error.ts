/** A database that cannot be reached, or that would not keep what it is given. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError';
}
