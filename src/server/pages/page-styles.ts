import { hashSource } from '../http/security-headers.ts';
import type { Bytes } from '../response-cache/encoding.ts';

/** An empty element of every rendered page (src/root.tsx). */
const STYLES_START = '<style id="styles">';

/** The sheet of every page, as bytes and as its content security policy names it. */
export type PageStyles = { bytes: Bytes; source: string };

export function pageStyles(sheet: string): PageStyles {
  return { bytes: new TextEncoder().encode(sheet), source: hashSource(sheet) };
}

/** The bytes of a page with its styles, which are not made a part of its text: they are most of a page. */
export function pageBytes(html: string, { bytes }: PageStyles): Bytes {
  const stylesEnd = html.indexOf(STYLES_START) + STYLES_START.length;
  return Buffer.concat([Buffer.from(html.slice(0, stylesEnd)), bytes, Buffer.from(html.slice(stylesEnd))]);
}
