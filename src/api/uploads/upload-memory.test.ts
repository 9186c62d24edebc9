import { expect, it } from 'vitest';
import { createUploadMemory } from './upload-memory.ts';

it('shares its bytes among uploads, and takes back what an upload had', () => {
  const reserveFor = createUploadMemory(100);
  const [first, second] = [reserveFor(), reserveFor()];
  expect([first.reserve(40), first.reserve(40), second.reserve(30), second.reserve(20)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  first.release();
  expect(second.reserve(80)).toBe(true);
  first.release();
  expect(first.reserve(1), 'released once, however often that is called').toBe(false);
});
