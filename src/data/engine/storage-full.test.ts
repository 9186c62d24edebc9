import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isStorageFull } from './storage-full.ts';

it.each([
  [
    'a full disk of PostgreSQL',
    Object.assign(new Error('could not extend file'), { severity: 'ERROR', code: '53100' }),
  ],
  ['a full disk', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ['a used up quota', Object.assign(new Error('disk quota exceeded'), { code: 'EDQUOT' })],
])('recognises %s', (_name, error) => {
  expect(isStorageFull(error)).toBe(true);
});

it('recognises a real full device, and nothing else', async () => {
  const full = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
  if (process.platform === 'linux') expect(isStorageFull(full)).toBe(true);
  const missing = await writeFile('/nowhere/file', 'x').catch((error: unknown) => error);
  expect([missing, new Error('full'), undefined].map(isStorageFull)).toEqual([false, false, false]);
});
