/** An address for search engines; `changed` in epoch milliseconds, where it is known. */
export type SitemapEntry = { url: string; modifiedAt?: number | null | undefined };

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap that names pages. */
export function renderSitemap(places: readonly SitemapEntry[]): string {
  return renderXml('urlset', 'url', places);
}

/** A sitemap that names other sitemaps. */
export function renderSitemapIndex(places: readonly SitemapEntry[]): string {
  return renderXml('sitemapindex', 'sitemap', places);
}

function renderXml(root: string, item: string, places: readonly SitemapEntry[]): string {
  const lines = places.map(({ url, modifiedAt: changed }) => {
    const lastmod = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : '';
    return `<${item}><loc>${escapeXml(url)}</loc>${lastmod}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SCHEMA}">\n${lines.join('\n')}\n</${root}>\n`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
