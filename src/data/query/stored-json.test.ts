import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readStoredJson } from './stored-json.ts';

const names = z.array(z.object({ name: z.string() }));

describe('stored JSON', () => {
  it('comes back as it was stored', () => {
    const stored = [{ name: 'Cola' }];
    expect(readStoredJson(names, { json: JSON.stringify(stored), source: 'flavors of product 1' })).toEqual(stored);
  });

  it.each(['', '{', 'null', '{}', '[{"name":1}]'])('is refused with its place when it is %s', (json) => {
    expect(() => readStoredJson(names, { json, source: 'flavors of product 7' })).toThrow(
      'The stored JSON of flavors of product 7 cannot be read.',
    );
  });
});
