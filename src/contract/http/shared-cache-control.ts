/**
 * `Cache-Control` of an answer that is the same for everyone: browsers ask again each time (and get a 304),
 * caches in between may keep it for the second within which a change must be seen everywhere.
 */
export const sharedCacheControl = 'public, max-age=0, s-maxage=1, must-revalidate';
