import { safeDecode } from '#domain/catalogue/slug.ts';

/** The canonical path of a public page: lower case, no empty segments, escapes only where needed. */
export function canonicalPath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map((segment) => encodeURIComponent(safeDecode(segment).toLowerCase())).join('/')}`;
}
