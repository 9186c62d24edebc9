/** A failed call: no response, another status than 200, or a body with an `error` field (spec §7, §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or 0 when there was no response. */
  readonly status: number;
  /** The body of the response; empty when there was none. */
  readonly body: ErrorBody;

  constructor(message: string, status: number, { body = {}, ...options }: ErrorOptions & { body?: ErrorBody } = {}) {
    super(message, options);
    this.status = status;
    this.body = body;
  }
}

/** The body of a failure: its text, the error of each form field, and with 409 the stored value. */
export type ErrorBody = { error?: string; fields?: Readonly<Record<string, string>>; current?: unknown };

/** Message of a failed call when the response has none (spec §8). */
export const methodFailureTexts = {
  GET: 'Error al obtener los datos. La respuesta no fue exitosa.',
  POST: 'Error al agregar datos...',
  PUT: 'Error al actualizar los datos...',
  DELETE: 'Error al eliminar los datos...',
} as const;

export type HttpMethod = keyof typeof methodFailureTexts;

/** A request that was given up before it was sent. */
export class NotSentError extends ApiError {
  constructor(message: string) {
    super(message, 0);
  }
}
