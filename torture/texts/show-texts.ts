import assert from 'node:assert/strict';
import type { Browser, Page } from '@playwright/test';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { crawlerUrls, pages } from '#contract/urls/shop-urls.ts';
import type { HostileText } from '../../test/hostile-texts/hostile-text.ts';
import { inspectHtml, inspectSitemap } from './inspect-html.ts';
import type { StoredProduct } from './store-texts.ts';
import type { WatchedContext, WatchedPage } from './watched-context.ts';

/** Where the constants are seen. */
const FACT_PAGES = [pages.home, pages.contact, pages.branches, pages.faq];

const { products, brands, categories, sales, stock, quickPrices, constants, messages, activity, dashboard } =
  adminPages;
const LISTS = [products, stock, brands, categories, sales];

const SEARCH_LENGTH = 60;
const LARGEST_PAGE = 50;

export type Shop = { url: string; fetchHtml: (path: string) => Promise<string> };

export function shopAt(url: string): Shop {
  return {
    url,
    async fetchHtml(path) {
      const response = await fetch(url + path);
      assert.ok([200, 400, 404].includes(response.status), `${path} answered ${response.status}`);
      return response.text();
    },
  };
}

/** Reads pages of the shop with these texts as a browser and as search engines do; returns how many. */
export async function readPages(
  { url, fetchHtml }: Shop,
  { parser, stored, texts }: { parser: Page; stored: readonly StoredProduct[]; texts: readonly HostileText[] },
): Promise<number> {
  let read = 0;
  const inspect = async (path: string) => {
    read += 1;
    return inspectHtml(parser, await fetchHtml(path));
  };
  for (const { name } of stored) {
    const { heading, ogTitle, jsonLd, title } = await inspect(pages.product(name));
    // A browser that parses markup turns carriage returns and runs of spaces into others.
    assert.deepEqual([heading, ogTitle], [name, name]);
    assert.ok(title.startsWith(name.slice(0, 1)));
    assert.ok(JSON.stringify(jsonLd).includes(JSON.stringify(name)), `${name} is not in the JSON-LD`);
  }
  for (const [index, { text }] of texts.entries()) {
    await inspect(pages.list('marcas', `texto-${index}`));
    if (text.isWellFormed()) await inspect(pages.search(text.slice(0, SEARCH_LENGTH).toWellFormed()));
  }
  const sitemap = await fetchHtml(crawlerUrls.sitemap);
  assert.ok((await inspectSitemap(parser, { xml: sitemap, origin: url })) > 0);
  return read;
}

/** Reads the pages that show constants; returns how many. */
export async function readFactPages({ fetchHtml }: Shop, parser: Page): Promise<number> {
  for (const path of FACT_PAGES) await inspectHtml(parser, await fetchHtml(path));
  return FACT_PAGES.length;
}

/** Opens the pages of products, and those with lists and constants; returns how many. */
export async function showShop({ show }: WatchedPage, stored: readonly StoredProduct[]): Promise<number> {
  const paths = [...FACT_PAGES, pages.products, ...stored.map(({ name }) => pages.product(name))];
  for (const path of paths) await show(path);
  return paths.length;
}

/** Opens all lists of the admin, and the forms of some entities; returns how many pages. */
export async function showAdmin(
  { show }: WatchedPage,
  { stored, forms }: { stored: readonly StoredProduct[]; forms: number },
): Promise<number> {
  const listPages = Math.ceil((stored.length * 2) / LARGEST_PAGE);
  const lists = LISTS.flatMap((path) =>
    Array.from({ length: listPages }, (_, index) => `${path}?active=T&pageSize=${LARGEST_PAGE}&page=${index + 1}`),
  );
  const formPaths = stored
    .slice(-forms)
    .flatMap(({ id }, index) => [
      `${products}?mode=M&id=${id}`,
      `${products}?mode=C&id=${id}`,
      `${brands}?mode=M&id=${index + 2}`,
      `${categories}?mode=M&id=${index + 2}`,
      `${sales}?mode=M&id=${index + 1}`,
    ]);
  const paths = [dashboard, ...lists, ...formPaths, quickPrices, constants, messages, activity];
  for (const path of paths) await show(path);
  return paths.length;
}

/** A page for parsing; it belongs to no shop. */
export async function openParser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Pages that are shown at the same time. */
export async function inParallel(
  context: WatchedContext,
  { stored, count }: { stored: readonly StoredProduct[]; count: number },
): Promise<number> {
  const share = Math.ceil(stored.length / count);
  const shown = await Promise.all(
    Array.from({ length: count }, async (_, index) =>
      showShop(await context.newPage(), stored.slice(index * share, (index + 1) * share)),
    ),
  );
  return shown.reduce((sum, each) => sum + each, 0);
}
