import { safeDecode, slug } from '#domain/catalogue/slug.ts';

/** What is kept of the link of a brand or category: the last segment of its address, or its name's slug (A15). */
export function linkSegment({ link, name }: { link: string; name: string }): string {
  const last = safeDecode(link.split(/[?#]/)[0] ?? '')
    .split('/')
    .findLast((segment) => segment.trim() !== '');
  return slug(last ?? name);
}
