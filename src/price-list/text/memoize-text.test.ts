import { expect, it } from 'vitest';
import { memoizeByText } from './memoize-text.ts';

it('works out each text once, however often it is asked about', () => {
  const asked: string[] = [];
  const isWord = memoizeByText((text) => {
    asked.push(text);
    return /^\p{L}+$/u.test(text);
  });
  const long = 'x'.repeat(2_000);
  expect(['whey', '500', 'whey', '500', long, long].map(isWord)).toEqual([true, false, true, false, true, true]);
  expect(asked).toEqual(['whey', '500', long]);
});

it('forgets what is too much to be kept, and still answers right', () => {
  const asked: string[] = [];
  const same = memoizeByText((text) => {
    asked.push(text);
    return text;
  });
  const texts = Array.from({ length: 22 }, (_, index) => `${index}`.padEnd(100_000));
  const again = [...texts, ...texts.slice(0, 1)];
  expect(again.map(same)).toEqual(again);
  expect(asked).toHaveLength(23);
});
