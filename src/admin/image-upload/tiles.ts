/** An image that is uploaded, being uploaded or failed. `key` stays the same from picking on. */
export type Tile =
  | { state: 'uploaded'; key: string; url: string }
  | { state: 'uploading'; key: string; name: string; preview: string; share: number }
  | { state: 'failed'; key: string; name: string; preview: string; error: string };

export type Tiles = readonly Tile[];

/** The URLs of the uploaded images in order, which are the field's value. */
export function uploadedUrls(tiles: Tiles): string[] {
  return tiles.flatMap((tile) => (tile.state === 'uploaded' ? [tile.url] : []));
}

export function isUploading(tiles: Tiles): boolean {
  return tiles.some(({ state }) => state === 'uploading');
}

/** The tiles for a value set from outside; pending and failed uploads stay behind it. */
export function syncTiles(urls: readonly string[], before: Tiles): Tiles {
  const shown = uploadedUrls(before);
  if (shown.length === urls.length && shown.every((url, index) => url === urls[index])) return before;
  const uploaded = urls.map((url): Tile => ({ state: 'uploaded', key: url, url }));
  return [...uploaded, ...before.filter(({ state }) => state !== 'uploaded')];
}

/** Replaces the tile with the same key. */
export function replaceTile(tiles: Tiles, replacement: Tile): Tiles {
  return tiles.map((tile) => (tile.key === replacement.key ? replacement : tile));
}

/** Marks an upload as finished; an image that is there already is not shown twice. */
export function markUploaded(tiles: Tiles, { key, url }: { key: string; url: string }): Tiles {
  if (uploadedUrls(tiles).includes(url)) return removeTile(tiles, key);
  return replaceTile(tiles, { state: 'uploaded', key, url });
}

export function removeTile(tiles: Tiles, key: string): Tiles {
  return tiles.filter((tile) => tile.key !== key);
}

/** Moves a tile to an index, which is clamped to the list. */
export function moveTile(tiles: Tiles, { key, to }: { key: string; to: number }): Tiles {
  const tile = tiles.find((each) => each.key === key);
  if (!tile) return tiles;
  const others = removeTile(tiles, key);
  const index = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, index), tile, ...others.slice(index)];
}
