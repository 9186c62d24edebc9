import { ApiError } from '#contract/http/api-error.ts';
import { isOutcomeUnknown } from '#contract/http/idempotent-writes.ts';

const NO_RESPONSE = 'La tienda no responde.';
const SAVE_AGAIN = 'Lo que escribiste sigue acá: guardá de nuevo en un momento, no se carga dos veces.';

/** What a form says when a save may have been done; undefined when it certainly was not. */
export function unknownOutcomeText(error: unknown): string | undefined {
  if (!isOutcomeUnknown(error)) return undefined;
  const answered = error instanceof ApiError ? error.body.error : undefined;
  return `${answered ?? NO_RESPONSE} ${SAVE_AGAIN}`;
}
