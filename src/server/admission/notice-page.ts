import { hash } from 'node:crypto';
import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { setSecurityHeaders } from '../http/security-headers.ts';

type Notice = {
  status: 400 | 500 | 503;
  title: string;
  text: string;
  link: { to: string; text: string };
  /** Seconds after which clients may try again. */
  retryAfter?: number;
};

const STYLE = `
body { font: 18px/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 36rem; padding: 0 1rem; color: #0b0b0c; background: #fff }
a { display: inline-block; padding: .75rem 1.5rem; border-radius: .375rem; background: #c22a05; color: #fff; font-weight: 700 }`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A small page without scripts or data, which is rendered once: it costs nothing while the server is overloaded. */
export function noticePage({ status, title, text, link, retryAfter }: Notice): () => Response {
  const html = `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${SHOP_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.to}">${link.text}</a></p>
</main>
</body>
</html>
`;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
  setSecurityHeaders(headers);
  const sent = Object.fromEntries(headers);
  return () => new Response(html, { status, headers: sent });
}
