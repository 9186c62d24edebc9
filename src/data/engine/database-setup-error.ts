/** The database cannot be reached, or its settings would not keep data safe. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError';
}
