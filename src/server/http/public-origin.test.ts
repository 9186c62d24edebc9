import { describe, expect, it } from 'vitest';
import { cacheKeyFor } from '../response-cache/cache-key.ts';
import { publicOrigin } from './public-origin.ts';

const nameOf = (path: string) => {
  const name = cacheKeyFor(path, '');
  if (!name) throw new Error(`${path} has no name`);
  return name;
};

describe('with a PUBLIC_URL', () => {
  const standing = publicOrigin('https://tienda.example/');

  it('the shop stands there, however it is asked', () => {
    expect(standing.originFor('http://10.0.0.7:3000/productos')).toBe('https://tienda.example');
    expect(standing.named(nameOf('/productos'), 'http://10.0.0.7:3000/productos')).toEqual(nameOf('/productos'));
  });
});

describe('without one', () => {
  it('pages are kept for each address at which they are asked for, calls once for all', () => {
    const standing = publicOrigin();
    const page = (host: string) => standing.named(nameOf('/productos'), `http://${host}/productos?x=1`);
    expect(standing.originFor('http://localhost:3000/productos')).toBe('http://localhost:3000');
    expect(page('a.example').key).not.toBe(page('b.example:3000').key);
    expect(page('a.example').key).toBe(page('a.example').key);
    const call = nameOf('/api/brands/all');
    expect(standing.named(call, 'http://a.example/api/brands/all')).toEqual(call);
  });

  it('made-up host names cannot push kept pages out', () => {
    const standing = publicOrigin();
    const endless = (host: string) => standing.named(nameOf('/'), `http://${host}/`).unbounded;
    expect(['a', 'b', 'c', 'd'].map(endless)).toEqual([false, false, false, false]);
    expect(['e', 'f', 'a'].map(endless)).toEqual([true, true, false]);
  });
});
