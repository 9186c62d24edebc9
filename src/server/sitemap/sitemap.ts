import { Hono } from 'hono';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { api, crawlerUrls, isListLink, listTitles, pages } from '#contract/urls/shop-urls.ts';
import { menuBrands } from '#data/brands-and-categories/brands.ts';
import { menuCategories } from '#data/brands-and-categories/categories.ts';
import type { Database } from '#data/engine/open-database.ts';
import { shownNames, shownProducts } from '#data/products/product-names.ts';
import type { Standing } from '../http/public-origin.ts';
import { type Place, sitemapOfPages, sitemapOfParts } from './sitemap-xml.ts';

/** Few enough that a part is small and quickly made; a shop with more has its sitemap in several. */
const PRODUCTS_IN_A_PART = 5000;

type Parts = {
  database: Database;
  standing: Standing;
  /** The most products that still go into one sitemap. */
  most?: number;
};

/** What search engines ask for: which addresses there are, when they changed, and which are not for them. */
export function sitemap({ database, standing, most = PRODUCTS_IN_A_PART }: Parts) {
  const app = new Hono();
  const origin = (request: { url: string }) => standing.originFor(request.url);
  const headers = (type: string) => ({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': sharedCacheControl });

  app.get(crawlerUrls.robots, (c) => {
    const lines = ['User-agent: *', 'Disallow: /admin', `Disallow: ${api.base}/`, ''];
    const text = [...lines, `Sitemap: ${origin(c.req)}${crawlerUrls.sitemap}`, ''].join('\n');
    return c.body(text, 200, headers('text/plain'));
  });

  const whole = (places: readonly Place[], at: string) =>
    places.map(({ url, ...rest }) => ({ ...rest, url: at + url }));

  app.get(crawlerUrls.sitemap, async (c) => {
    const { count, modifiedAt } = await shownProducts(database);
    if (count <= most) {
      const places = [...(await screens(database)), ...(await products(database, 0))];
      return c.body(sitemapOfPages(whole(places, origin(c.req))), 200, headers('application/xml'));
    }
    const parts = Array.from({ length: 1 + Math.ceil(count / PRODUCTS_IN_A_PART) }, (_, part) => ({
      url: crawlerUrls.sitemapPart(part),
      changed: modifiedAt,
    }));
    return c.body(sitemapOfParts(whole(parts, origin(c.req))), 200, headers('application/xml'));
  });

  app.get('/:file{sitemap-\\d{1,6}\\.xml}', async (c) => {
    const part = Number.parseInt(c.req.param('file').slice('sitemap-'.length), 10);
    const places = part === 0 ? await screens(database) : await products(database, part - 1);
    if (places.length === 0) return c.notFound();
    return c.body(sitemapOfPages(whole(places, origin(c.req))), 200, headers('application/xml'));
  });

  return app;
}

/** Every page but the products; lists change with their products. */
async function screens(database: Database): Promise<Place[]> {
  const [{ modifiedAt: changed }, categories, brands] = await Promise.all([
    shownProducts(database),
    menuCategories(database),
    menuBrands(database),
  ]);
  const lists = [
    pages.home,
    ...Object.keys(listTitles).flatMap((link) => (isListLink(link) ? [pages.list(link)] : [])),
    ...categories.map(({ link }) => pages.list('suplementos', link)),
    ...brands.map(({ link }) => pages.list('marcas', link)),
  ];
  const texts = [pages.about, pages.faq, pages.branches, pages.contact];
  return [...lists.map((url) => ({ url, changed })), ...texts.map((url) => ({ url }))];
}

async function products(database: Database, part: number): Promise<Place[]> {
  const shown = await shownNames(database, { offset: part * PRODUCTS_IN_A_PART, limit: PRODUCTS_IN_A_PART });
  return shown.map(({ name, modifiedAt }) => ({ url: pages.product(name), changed: modifiedAt }));
}
