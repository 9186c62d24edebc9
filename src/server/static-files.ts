import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** The built files of the pages. Those under /assets carry a hash in their name and never change. */
export function staticFiles(root: string) {
  const files = new Hono();
  const from = (cacheControl: string) =>
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('Cache-Control', cacheControl);
        c.header('Vary', 'Accept-Encoding');
      },
    });
  files.get('/assets/*', from(A_YEAR));
  files.get('/:file{[\\w.-]+\\.(?:svg|png|ico|txt|webmanifest)}', from(AN_HOUR));
  files.get('/banners/*', from(AN_HOUR));
  return files;
}
