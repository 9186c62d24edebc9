import { describe, expect, it } from 'vitest';
import routes from '../../routes.ts';
import { isShopPage } from './shop-pages.ts';

describe('isShopPage', () => {
  const paths = routes
    .flatMap(({ children = [], path }) => (path === 'admin' ? [] : children))
    .flatMap(({ path = '' }) => (path === '*' ? [] : path));

  it.each(paths)('knows the route %s', (path) => {
    expect(isShopPage(`/${path.replace(/\/?:\w+\?/, '').replace(/:\w+/, 'algo')}`)).toBe(true);
    expect(isShopPage(`/${path.replace(/:\w+\??/, 'algo')}`)).toBe(true);
  });

  it.each(['/Productos', '/productos/', '//marcas/x', '/PRODUCTOS/whey'])('knows %s, which is redirected', (path) => {
    expect(isShopPage(path)).toBe(true);
  });

  it.each(['/no-existe', '/productos/a/b', '/combos/x', '/promociones/x', '/contacto/x', '/administrador', '/404'])(
    'knows no page at %s',
    (path) => {
      expect(isShopPage(path)).toBe(false);
    },
  );
});
