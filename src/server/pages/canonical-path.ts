import { safeDecode } from '#domain/catalogue/slug.ts';

/** The one way in which the path of a public page is written: lower case, no empty parts, escapes only where needed. */
export function canonicalPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  return `/${parts.map((part) => encodeURIComponent(safeDecode(part).toLowerCase())).join('/')}`;
}
