import { createHash } from 'node:crypto';
import { hashSource } from '../http/security-headers.ts';
import type { ResponseBody } from '../response-cache/cache-entry.ts';
import { type Bytes, toWeakEtag } from '../response-cache/encoding.ts';

/** An empty element of every rendered page (src/root.tsx). */
const STYLES_START = '<style id="styles">';

/** The sheet of every page, as bytes and as its content security policy names it. */
export type PageStyles = { bytes: Bytes; source: string };

export function pageStyles(sheet: string): PageStyles {
  return { bytes: new TextEncoder().encode(sheet), source: hashSource(sheet) };
}

/** The body of a page with its styles, which are most of it: they are neither made a part of its text nor hashed again. */
export function pageBody(html: string, { bytes, source }: PageStyles): ResponseBody {
  const stylesStart = html.indexOf(STYLES_START) + STYLES_START.length;
  const before = Buffer.from(html.slice(0, stylesStart));
  const after = Buffer.from(html.slice(stylesStart));
  const digest = createHash('sha256').update(before).update(source).update(after).digest('base64url');
  return { bytes: Buffer.concat([before, bytes, after]), etag: toWeakEtag(digest) };
}
