import { expect, it } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

it('names every write differently', () => {
  const keys = Array.from({ length: 100 }, createIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
