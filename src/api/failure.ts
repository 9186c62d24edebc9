/** A failure that the caller is told about: HTTP status and a text in Spanish. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: FailureStatus;

  constructor(status: FailureStatus, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503 | 507;

export const failureTexts = {
  signInNeeded: 'Tenés que iniciar sesión para hacer esto.',
  tooManySignIns: 'Demasiados intentos. Esperá unos minutos y probá de nuevo.',
  signInRefused: 'El correo electrónico o la contraseña no son correctos.',
  badRequest: 'Los datos enviados no son válidos.',
  notFound: 'No encontramos lo que buscás.',
  productNotFound: 'No encontramos ese producto.',
  imageNotFound: 'No encontramos esa imagen.',
  unexpected: 'Algo salió mal de nuestro lado. Probá de nuevo en un rato.',
} as const;
