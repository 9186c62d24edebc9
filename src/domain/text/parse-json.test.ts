import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

it('parses what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it.each(['', '{', 'nul', "{'a':1}", 'undefined'])('returns undefined for %j', (text) => {
  expect(parseJson(text)).toBe(undefined);
});
