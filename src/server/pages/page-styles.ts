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

/**
 * The body of a page with its styles, which are most of it: they are neither made a part of its text nor hashed again.
 * `parts` are its text.
 */
export function pageBody(parts: readonly string[], { bytes, source }: PageStyles): ResponseBody {
  const chunks = parts.flatMap((part): Bytes[] => {
    const tag = part.indexOf(STYLES_START);
    if (tag === -1) return [Buffer.from(part)];
    const start = tag + STYLES_START.length;
    return [Buffer.from(part.slice(0, start)), bytes, Buffer.from(part.slice(start))];
  });
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk === bytes ? source : chunk);
  return { bytes: Buffer.concat(chunks), etag: toWeakEtag(hash.digest('base64url')) };
}
