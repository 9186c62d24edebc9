import type { Identity } from '#adapters/identity/identity.ts';
import { observeUnavailability } from '#data/engine/database-unavailable.ts';

/**
 * An identity whose refusals count only if its database could be asked; otherwise it throws DatabaseUnavailableError.
 * Providers turn every error of theirs into a refusal.
 */
export function refuseOnlyWhenAsked(identity: Identity): Identity {
  const { handle, verify } = identity;
  return {
    ...identity,
    async handle(request) {
      const { result, unavailable } = await observeUnavailability(() => handle(request));
      if (unavailable && result.status !== 200) throw unavailable;
      return result;
    },
    async verify(token) {
      const { result, unavailable } = await observeUnavailability(() => verify(token));
      if (unavailable && result === undefined) throw unavailable;
      return result;
    },
  };
}
