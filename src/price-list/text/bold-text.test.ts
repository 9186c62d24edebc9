import { expect, it } from 'vitest';
import { isBoldMarkup } from './bold-text.ts';

it.each(['*Delta*', '*Delta:*', '➡️ *DELTA LABS*', '🔥*Delta*🔥'])('knows a text in stars: %s', (text) => {
  expect(isBoldMarkup(text)).toBe(true);
});

it.each(['* Whey 1 kg', '*Delta* Whey', 'Delta', '***', '*Whey* $ 100 *'])('knows what is none: %s', (text) => {
  expect(isBoldMarkup(text)).toBe(false);
});
