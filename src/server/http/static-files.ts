import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

const OFFLINE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The built client files. Those under /assets have a hash in their name and never change. */
export function staticFiles(root: string) {
  const files = new Hono();
  const from = (cacheControl: string, policy?: string) =>
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('Cache-Control', cacheControl);
        c.header('Vary', 'Accept-Encoding');
        if (policy !== undefined) c.header('Content-Security-Policy', policy);
      },
    });
  files.get('/assets/*', from(ONE_YEAR));
  files.get('/:file{[\\w.-]+\\.(?:svg|png|jpg|ico|txt|webmanifest)}', from(ONE_HOUR));
  // Revalidated each time, so that a new build takes effect at once.
  files.get('/sw.js', from('no-cache', "default-src 'none'; connect-src 'self'"));
  files.get('/offline.html', from('no-cache', OFFLINE_POLICY));
  files.get('/banners/*', from(ONE_HOUR));
  return files;
}
