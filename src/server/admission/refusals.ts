import { REQUEST_ID_HEADER } from '#api/http/request-id.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { noticePage } from './notice-page.ts';

/** Seconds; a full queue is empty after two. */
const RETRY_AFTER = 2;

const HEADERS = { 'retry-after': String(RETRY_AFTER), 'cache-control': 'no-store' };

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
export function busyResponse(path: string, requestId: string): Response {
  const response = path.startsWith(`${api.base}/`)
    ? Response.json({ error: TEXT, requestId }, { status: 503, headers: HEADERS })
    : busyPage();
  response.headers.set(REQUEST_ID_HEADER, requestId);
  return response;
}
