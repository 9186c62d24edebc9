import { describe, expect, it } from 'vitest';
import { publicOrigin } from '../http/public-origin.ts';
import { cacheKeyFor } from './cache-key.ts';
import { originKeys } from './origin-keys.ts';

const keyOf = (path: string) => {
  const key = cacheKeyFor(path, '');
  if (!key) throw new Error(`${path} has no cache key`);
  return key;
};

describe('with a PUBLIC_URL', () => {
  it('leaves every key as it is', () => {
    const withOrigin = originKeys(publicOrigin('https://tienda.example/'));
    expect(withOrigin(keyOf('/productos'), 'http://10.0.0.7:3000/productos')).toEqual(keyOf('/productos'));
  });
});

describe('without a PUBLIC_URL', () => {
  it('gives pages one key per origin, API calls one for all', () => {
    const withOrigin = originKeys(publicOrigin());
    const page = (host: string) => withOrigin(keyOf('/productos'), `http://${host}/productos?x=1`);
    expect(page('a.example').key).not.toBe(page('b.example:3000').key);
    expect(page('a.example').key).toBe(page('a.example').key);
    const call = keyOf('/api/brands/all');
    expect(withOrigin(call, 'http://a.example/api/brands/all')).toEqual(call);
  });

  it('does not let made-up host names evict other pages', () => {
    const withOrigin = originKeys(publicOrigin());
    const isUnbounded = (host: string) => withOrigin(keyOf('/'), `http://${host}/`).unbounded;
    expect(['a', 'b', 'c', 'd'].map(isUnbounded)).toEqual([false, false, false, false]);
    expect(['e', 'f', 'a'].map(isUnbounded)).toEqual([true, true, false]);
  });
});
