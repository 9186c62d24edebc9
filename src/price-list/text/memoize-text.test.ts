import { expect, it } from 'vitest';
import { memoizeByText } from './memoize-text.ts';

it('works out each text once, however often it is asked about, and long ones every time', () => {
  const asked: string[] = [];
  const isWord = memoizeByText((text) => {
    asked.push(text);
    return /^\p{L}+$/u.test(text);
  });
  const long = 'x'.repeat(201);
  expect(['whey', '500', 'whey', '500', long, long].map(isWord)).toEqual([true, false, true, false, true, true]);
  expect(asked).toEqual(['whey', '500', long, long]);
});

it('forgets what is too much to be kept, and still answers right', () => {
  const asked: string[] = [];
  const same = memoizeByText((text) => {
    asked.push(text);
    return text;
  });
  const texts = Array.from({ length: 20_001 }, (_, index) => `${index}`);
  expect([...texts, '0'].map(same)).toEqual([...texts, '0']);
  expect(asked).toHaveLength(20_002);
});
