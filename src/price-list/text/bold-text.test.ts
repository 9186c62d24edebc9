import { expect, it } from 'vitest';
import { isStarred } from './bold-text.ts';

it.each(['*Delta*', '*Delta:*', '➡️ *DELTA LABS*', '🔥*Delta*🔥'])('knows a text in stars: %s', (text) => {
  expect(isStarred(text)).toBe(true);
});

it.each(['* Whey 1 kg', '*Delta* Whey', 'Delta', '***', '*Whey* $ 100 *'])('knows what is none: %s', (text) => {
  expect(isStarred(text)).toBe(false);
});
