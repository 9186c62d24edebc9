import { expect, it } from 'vitest';
import { writeKey } from './idempotency-key.ts';

it('names every write differently', () => {
  const keys = Array.from({ length: 100 }, writeKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
