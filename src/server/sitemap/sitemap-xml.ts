/** `modifiedAt` in epoch milliseconds, where it is known. */
export type SitemapEntry = { url: string; modifiedAt?: number | null | undefined };

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap that lists pages. */
export function renderSitemap(entries: readonly SitemapEntry[]): string {
  return renderXml('urlset', 'url', entries);
}

/** A sitemap that lists other sitemaps. */
export function renderSitemapIndex(entries: readonly SitemapEntry[]): string {
  return renderXml('sitemapindex', 'sitemap', entries);
}

function renderXml(root: string, item: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, modifiedAt }) => {
    const lastmod = modifiedAt ? `<lastmod>${new Date(modifiedAt).toISOString()}</lastmod>` : '';
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
