/** The provider cannot be asked at the moment, so that nothing is known about a token. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}
