import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';
import { pages } from './shop-urls.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/productos/', '/productos'],
    ['//productos', '/productos'],
    ['/Suplementos/CREATINAS', '/suplementos/creatinas'],
    ['/productos/omega%2d3', '/productos/omega-3'],
    ['/productos/prote%c3%adna', '/productos/prote%C3%ADna'],
    ['/productos/%', '/productos/%25'],
  ])('writes %s as %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each(['100% Whey', 'Omega 3/6/9', 'Ñandú + Café (2 x 1)', "Shaker 'Pro'"])(
    'leaves the address of «%s» alone',
    (name) => {
      expect(canonicalPath(pages.product(name))).toBe(pages.product(name));
    },
  );
});
