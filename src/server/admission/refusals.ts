import { randomUUID } from 'node:crypto';
import { api } from '#contract/urls/shop-urls.ts';
import { noticePage } from './notice-page.ts';

/** Seconds; a full queue is empty after two. */
const RETRY_AFTER = 2;

const TEXT = 'Hay muchas visitas en este momento. Probá de nuevo en unos segundos.';

const busyPage = noticePage({
  status: 503,
  title: 'Estamos a full',
  text: TEXT,
  // The page is served at the requested address.
  link: { to: '', text: 'Probar de nuevo' },
  retryAfter: RETRY_AFTER,
});

/** The response to a request for which a lane has no room. */
export function busyResponse(path: string): Response {
  if (!path.startsWith(`${api.base}/`)) return busyPage();
  const headers = { 'retry-after': String(RETRY_AFTER), 'cache-control': 'no-store' };
  return Response.json({ error: TEXT, requestId: randomUUID() }, { status: 503, headers });
}
