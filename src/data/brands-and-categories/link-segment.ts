import { safeDecode, slug } from '#domain/catalogue/slug.ts';

/** The stored link of a brand or category: the slug of the last path segment, or of the name (A15). */
export function linkSegment({ link, name }: { link: string; name: string }): string {
  const last = safeDecode(link.split(/[?#]/)[0] ?? '')
    .split('/')
    .findLast((segment) => segment.trim() !== '');
  return slug(last ?? name);
}
