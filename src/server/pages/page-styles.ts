import { createHash } from 'node:crypto';
import { hashSource } from '../http/security-headers.ts';
import type { ResponseBody } from '../response-cache/cache-entry.ts';
import type { Bytes } from '../response-cache/compression.ts';
import { toWeakEtag } from '../response-cache/encoding.ts';

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
export function pageBody(parts: readonly string[], { bytes: sheet, source }: PageStyles): ResponseBody {
  const chunks = parts.flatMap((part) => withSheet(part, sheet));
  const bytes = Buffer.allocUnsafeSlow(chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0));
  const hash = createHash('sha256');
  let [end, hashed] = [0, 0];
  for (const chunk of chunks) {
    if (typeof chunk === 'string') {
      end += bytes.write(chunk, end);
      continue;
    }
    hash.update(bytes.subarray(hashed, end)).update(source);
    bytes.set(chunk, end);
    end += chunk.byteLength;
    hashed = end;
  }
  hash.update(bytes.subarray(hashed));
  return { bytes, etag: toWeakEtag(hash.digest('base64url')) };
}

function withSheet(part: string, sheet: Bytes): (string | Bytes)[] {
  const tag = part.indexOf(STYLES_START);
  if (tag === -1) return [part];
  const start = tag + STYLES_START.length;
  return [part.slice(0, start), sheet, part.slice(start)];
}
