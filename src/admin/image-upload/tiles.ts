/** A picture that is there, on its way, or did not get through. `key` stays the same from picking to being there. */
export type Tile =
  | { state: 'there'; key: string; url: string }
  | { state: 'sending'; key: string; name: string; preview: string; share: number }
  | { state: 'failed'; key: string; name: string; preview: string; error: string };

export type Tiles = readonly Tile[];

/** The addresses of the pictures that are there, in order: the value of the field. */
export function uploadedUrls(tiles: Tiles): string[] {
  return tiles.flatMap((tile) => (tile.state === 'there' ? [tile.url] : []));
}

export function isUploading(tiles: Tiles): boolean {
  return tiles.some(({ state }) => state === 'sending');
}

/** The tiles for a value that was set from outside; what is on its way or failed stays behind it. */
export function syncTiles(urls: readonly string[], before: Tiles): Tiles {
  const shown = uploadedUrls(before);
  if (shown.length === urls.length && shown.every((url, index) => url === urls[index])) return before;
  const there = urls.map((url): Tile => ({ state: 'there', key: url, url }));
  return [...there, ...before.filter(({ state }) => state !== 'there')];
}

/** Puts the news of one tile in its place. */
export function replaceTile(tiles: Tiles, news: Tile): Tiles {
  return tiles.map((tile) => (tile.key === news.key ? news : tile));
}

/** The picture has arrived; one that is there already is not shown twice. */
export function markUploaded(tiles: Tiles, { key, url }: { key: string; url: string }): Tiles {
  if (uploadedUrls(tiles).includes(url)) return removeTile(tiles, key);
  return replaceTile(tiles, { state: 'there', key, url });
}

export function removeTile(tiles: Tiles, key: string): Tiles {
  return tiles.filter((tile) => tile.key !== key);
}

/** The tile at another place, counted from 0 and kept within the list. */
export function moveTile(tiles: Tiles, { key, to }: { key: string; to: number }): Tiles {
  const tile = tiles.find((each) => each.key === key);
  if (!tile) return tiles;
  const others = removeTile(tiles, key);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), tile, ...others.slice(place)];
}
