import { Hono } from 'hono';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { api, crawlerUrls, isListLink, listTitles, pages } from '#contract/urls/shop-urls.ts';
import { listMenuBrands } from '#data/brands-and-categories/brands.ts';
import { listMenuCategories } from '#data/brands-and-categories/categories.ts';
import type { Database } from '#data/engine/database.ts';
import { listActiveProductNames, summarizeActiveProducts } from '#data/products/product-names.ts';
import type { PublicOrigin } from '../http/public-origin.ts';
import { renderSitemap, renderSitemapIndex, type SitemapEntry } from './sitemap-xml.ts';

/** Few enough that one sitemap is rendered quickly. */
const PRODUCTS_PER_PART = 5000;

type SitemapOptions = {
  database: Database;
  origin: PublicOrigin;
  /** With more products there are several sitemaps. */
  maxProducts?: number;
};

/** robots.txt and the sitemaps. */
export function sitemapRoutes({ database, origin, maxProducts = PRODUCTS_PER_PART }: SitemapOptions) {
  const app = new Hono();
  const headers = (type: string) => ({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': sharedCacheControl });

  app.get(crawlerUrls.robots, async (c) => {
    const lines = ['User-agent: *', `Disallow: ${adminPages.dashboard}`, `Disallow: ${api.base}/`, ''];
    const text = [...lines, `Sitemap: ${await origin.current()}${crawlerUrls.sitemap}`, ''].join('\n');
    return c.body(text, 200, headers('text/plain'));
  });

  const withOrigin = (entries: readonly SitemapEntry[], at: string) =>
    entries.map(({ url, ...rest }) => ({ ...rest, url: at + url }));

  app.get(crawlerUrls.sitemap, async (c) => {
    const { count, modifiedAt } = await summarizeActiveProducts(database);
    if (count <= maxProducts) {
      const entries = [...(await listPages(database)), ...(await listProductPages(database, 0))];
      return c.body(renderSitemap(withOrigin(entries, await origin.current())), 200, headers('application/xml'));
    }
    const parts = Array.from({ length: 1 + Math.ceil(count / PRODUCTS_PER_PART) }, (_, part) => ({
      url: crawlerUrls.sitemapPart(part),
      modifiedAt,
    }));
    return c.body(renderSitemapIndex(withOrigin(parts, await origin.current())), 200, headers('application/xml'));
  });

  app.get('/:file{sitemap-\\d{1,6}\\.xml}', async (c) => {
    const part = Number.parseInt(c.req.param('file').slice('sitemap-'.length), 10);
    const entries = part === 0 ? await listPages(database) : await listProductPages(database, part - 1);
    if (entries.length === 0) return c.notFound();
    return c.body(renderSitemap(withOrigin(entries, await origin.current())), 200, headers('application/xml'));
  });

  return app;
}

/** Every page except those of products; lists are modified when a product is. */
async function listPages(database: Database): Promise<SitemapEntry[]> {
  const [{ modifiedAt }, categories, brands] = await Promise.all([
    summarizeActiveProducts(database),
    listMenuCategories(database),
    listMenuBrands(database),
  ]);
  const lists = [
    pages.home,
    ...Object.keys(listTitles).flatMap((link) => (isListLink(link) ? [pages.list(link)] : [])),
    ...categories.map(({ link }) => pages.list('suplementos', link)),
    ...brands.map(({ link }) => pages.list('marcas', link)),
  ];
  const texts = [pages.about, pages.faq, pages.branches, pages.contact];
  return [...lists.map((url) => ({ url, modifiedAt })), ...texts.map((url) => ({ url }))];
}

async function listProductPages(database: Database, part: number): Promise<SitemapEntry[]> {
  const shown = await listActiveProductNames(database, { offset: part * PRODUCTS_PER_PART, limit: PRODUCTS_PER_PART });
  return shown.map(({ name, modifiedAt }) => ({ url: pages.product(name), modifiedAt }));
}
