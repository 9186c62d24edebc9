/** A random Idempotency-Key. Not `randomUUID`, which browsers lack over plain http. */
export function createIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
