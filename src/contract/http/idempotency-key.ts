/** A name for one write, by which the server knows it again. Not `randomUUID`: over plain http browsers lack it. */
export function createIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
