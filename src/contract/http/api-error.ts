/** A call that failed: no answer, another status than 200, or a body with an `error` field (spec §7, §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or 0 when there was no answer at all. */
  readonly status: number;
  /** What the answer itself said. */
  readonly body: ErrorBody;

  constructor(message: string, status: number, { told = {}, ...options }: ErrorOptions & { told?: ErrorBody } = {}) {
    super(message, options);
    this.status = status;
    this.body = told;
  }
}

/** The body of a failure: its text, what is wrong with each field of a form, and with 409 what is there now. */
export type ErrorBody = { error?: string; fields?: Readonly<Record<string, string>>; current?: unknown };

/** What a failed call says when the answer itself says nothing (spec §8). */
export const methodFailureTexts = {
  GET: 'Error al obtener los datos. La respuesta no fue exitosa.',
  POST: 'Error al agregar datos...',
  PUT: 'Error al actualizar los datos...',
  DELETE: 'Error al eliminar los datos...',
} as const;

/** What is said of a file that did not get through when the server itself said nothing (spec §8). */
export const uploadFailedText = 'Error al subir el archivo. La respuesta no fue exitosa.';

/** What is logged when a call that needs a signed-in user is not made (spec §6). */
export const signedOutText = 'No hay usuario autenticado';

export type HttpMethod = keyof typeof methodFailureTexts;
