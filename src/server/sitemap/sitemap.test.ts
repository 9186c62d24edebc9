import { expect, it } from 'vitest';
import { summarizeActiveProducts } from '#data/products/product-names.ts';
import { toggleProduct, updateProduct } from '#use-cases/catalogue/product-writes.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { sitemapRoutes } from './sitemap.ts';

const tienda = { current: async () => 'https://tienda.example' };

eachDatabase((_kind, open) => {
  it('lists every public page with its last change, and nothing else', async () => {
    const database = await open();
    const put = productInserter(database);
    const renamed = await put({ name: 'Whey' });
    const deactivated = await put({ name: 'Retirado' });
    await updateProduct(database, { id: renamed, change: { name: 'Whey & "Ñandú" 100%' }, now: Date.UTC(2026, 4, 1) });
    await toggleProduct(database, { id: deactivated, now: Date.UTC(2026, 4, 2) });
    const app = sitemapRoutes({ database, origin: tienda });

    const answer = await app.request('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const text = await answer.text();
    const entries = new Map(
      [...text.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g)].map(
        ([, loc = '', lastmod]) => [loc.replace('https://tienda.example', ''), lastmod],
      ),
    );
    const changed = '2026-05-01T00:00:00.000Z';
    expect(entries.get('/productos/whey-%26-%22%C3%B1and%C3%BA%22-100%25')).toBe(changed);
    expect(entries.get('/')).toBe(changed);
    expect([...entries.keys()]).toEqual(
      expect.arrayContaining(['/promociones', '/marcas', '/contacto', '/sucursales', '/preguntas-frecuentes']),
    );
    const others = [...entries.keys()].filter((path) => /whey$|retirado|rutinas|recetas|admin|search/.test(path));
    expect(others).toEqual([]);
    expect([...entries.keys()].length).toBe(text.match(/<url>/g)?.length);
  });

  it('a shop with many products has a sitemap index', async () => {
    const database = await open();
    await productInserter(database)({ name: 'Whey' });
    const app = sitemapRoutes({ database, origin: tienda, maxProducts: 0 });
    expect((await summarizeActiveProducts(database)).count).toBe(1);
    const index = await (await app.request('/sitemap.xml')).text();
    expect(index).toContain('<sitemapindex');
    expect(index).toContain('<loc>https://tienda.example/sitemap-0.xml</loc>');
    expect(await (await app.request('/sitemap-0.xml')).text()).toContain('<loc>https://tienda.example/productos</loc>');
    expect((await app.request('/sitemap-9.xml')).status).toBe(404);
  });

  it('robots.txt excludes admin pages and the API, and names the sitemap', async () => {
    const app = sitemapRoutes({ database: await open(), origin: tienda });
    const text = await (await app.request('http://otra.example/robots.txt')).text();
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      '',
      'Sitemap: https://tienda.example/sitemap.xml',
      '',
    ]);
  });
});
