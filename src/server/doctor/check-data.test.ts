import { expect, it } from 'vitest';
import { findingOnSpace } from './check-data.ts';

it.each([
  [0, 'problem', '0 MB free: the disk is full'],
  [999_999, 'problem', '0 MB free: the disk is full'],
  [1_000_000, 'warning', '1 MB free'],
  [499_999_999, 'warning', '499 MB free'],
  [500_000_000, 'ok', '500 MB free'],
])('finds %i free bytes: %s', (bytes, status, text) => {
  expect(findingOnSpace(bytes)).toMatchObject({ status, text });
});
