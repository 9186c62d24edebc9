/**
 * `Cache-Control` of responses that are the same for everyone: browsers revalidate each time, shared caches may serve
 * them for the second within which a change must be visible everywhere.
 */
export const sharedCacheControl = 'public, max-age=0, s-maxage=1, must-revalidate';
