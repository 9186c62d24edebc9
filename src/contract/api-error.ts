/** A call that failed: no answer, another status than 200, or a body with an `error` field (spec §7, §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or 0 when there was no answer at all. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** What a failed call says when the answer itself says nothing (spec §8). */
export const failureTexts = {
  GET: 'Error al obtener los datos. La respuesta no fue exitosa.',
  POST: 'Error al agregar datos...',
  PUT: 'Error al actualizar los datos...',
  DELETE: 'Error al eliminar los datos...',
} as const;

export type Method = keyof typeof failureTexts;
