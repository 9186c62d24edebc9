import { expect, it } from 'vitest';
import { formatWholePesos } from './format-whole-pesos.ts';

it.each([
  [123_45, '$ 123'],
  [123_50, '$ 124'],
  [1_234_567_49, '$ 1.234.567'],
  [0, '$ 0'],
])('[M9-8] %d centavos are shown as %s', (centavos, text) => {
  expect(formatWholePesos(centavos)).toBe(text);
});
