import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { DatabaseUnavailableError } from '#data/engine/database-unavailable.ts';
import { noticePage } from '../admission/notice-page.ts';

/** Seconds; a restarted database is usually back by then. */
const RETRY_AFTER = 2;

/** Instead of a page whose data cannot be read. */
export const unavailablePage = noticePage({
  status: 503,
  title: 'Volvemos enseguida',
  text: 'En este momento no podemos mostrar esta página. Probá de nuevo en unos segundos.',
  // The page is served at the requested address.
  link: { to: '', text: 'Probar de nuevo' },
  retryAfter: RETRY_AFTER,
});

const failurePage = noticePage({
  status: 500,
  title: 'Algo salió mal',
  text: 'No pudimos mostrar esta página. Probá de nuevo en un rato.',
  link: { to: '', text: 'Probar de nuevo' },
});

/** Turns what a page or sitemap throws into a small page. */
export function onPageError(log: Logger): ErrorHandler {
  return (error, c) => {
    if (error instanceof DatabaseUnavailableError) return unavailablePage();
    log.error({ err: error, path: c.req.path }, 'page failed');
    return failurePage();
  };
}
