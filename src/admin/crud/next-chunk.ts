/** Most rows of a further request, in pages of the list. */
const MAX_PAGES = 10;

/**
 * The request for the rows that follow the first `offset` ones: as many as there are, up to ten pages, so that the
 * end of a long list is a few requests away.
 */
export function nextChunk(offset: number, pageSize: number): { page: number; pageSize: number } {
  let size = pageSize;
  while (2 * size <= MAX_PAGES * pageSize && offset % (2 * size) === 0) size *= 2;
  return { page: offset / size + 1, pageSize: size };
}
