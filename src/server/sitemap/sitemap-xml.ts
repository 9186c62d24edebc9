/** An address for search engines; `changed` in epoch milliseconds, where it is known. */
export type Place = { url: string; changed?: number | null | undefined };

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap that names pages. */
export function sitemapOfPages(places: readonly Place[]): string {
  return written('urlset', 'url', places);
}

/** A sitemap that names other sitemaps. */
export function sitemapOfParts(places: readonly Place[]): string {
  return written('sitemapindex', 'sitemap', places);
}

function written(root: string, item: string, places: readonly Place[]): string {
  const lines = places.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : '';
    return `<${item}><loc>${escaped(url)}</loc>${lastmod}</${item}>`;
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

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
