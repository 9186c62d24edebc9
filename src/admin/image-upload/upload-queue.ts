import {
  isUploading,
  markUploaded,
  moveTile,
  removeTile,
  replaceTile,
  syncTiles,
  type Tile,
  type Tiles,
  uploadedUrls,
} from './tiles.ts';

/** Uploads one image and returns its URL. Throws an Error with a message for the user. */
export type UploadImage = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<string>;

type UploadQueueOptions = {
  upload: UploadImage;
  /** Called with the new value after each change by the user or an upload. */
  onChange: (urls: string[]) => void;
  /** Called when the first upload starts and when the last one ends. */
  onUploadingChange: (sending: boolean) => void;
  /** Creates and revokes an object URL of a file. */
  preview: { of: (file: File) => string; end: (url: string) => void };
};

/** More at a time only slow each other down on a phone. */
const MAX_CONCURRENT = 3;

type PendingUpload = { key: string; file: File; abortController: AbortController };

/** The images of one field. Uploads picked files a few at a time; a failed one does not affect the others. */
export function createUploadQueue({
  upload: send,
  onChange: changed,
  onUploadingChange: sendingChanged,
  preview,
}: UploadQueueOptions) {
  let tiles: Tiles = [];
  let known = '';
  let picked = 0;
  const waiting: PendingUpload[] = [];
  const underWay = new Map<string, PendingUpload>();
  const files = new Map<string, File>();
  const listeners = new Set<() => void>();

  function become(next: Tiles): void {
    if (next === tiles) return;
    const before = { urls: uploadedUrls(tiles).join('\n'), sending: isUploading(tiles) };
    const previewed = new Set(next.flatMap((tile) => (tile.state === 'there' ? [] : [tile.key])));
    for (const tile of tiles) if (tile.state !== 'there' && !previewed.has(tile.key)) preview.end(tile.preview);
    tiles = next;
    if (uploadedUrls(tiles).join('\n') !== before.urls) changed(uploadedUrls(tiles));
    if (isUploading(tiles) !== before.sending) sendingChanged(isUploading(tiles));
    for (const listener of listeners) listener();
  }

  function next(): void {
    while (underWay.size < MAX_CONCURRENT) {
      const sending = waiting.shift();
      if (!sending) return;
      underWay.set(sending.key, sending);
      void sendOne(sending).finally(() => {
        underWay.delete(sending.key);
        next();
      });
    }
  }

  async function sendOne({ key, file, abortController: stop }: PendingUpload): Promise<void> {
    const shown = () => tiles.find((tile) => tile.key === key);
    const onProgress = (share: number) => {
      const tile = shown();
      if (tile?.state === 'sending') become(replaceTile(tiles, { ...tile, share }));
    };
    try {
      const url = await send(file, { onProgress, signal: stop.signal });
      const tile = shown();
      if (tile?.state === 'sending') {
        files.delete(key);
        become(markUploaded(tiles, { key, url }));
      }
    } catch (error) {
      const tile = shown();
      if (tile?.state !== 'sending') return;
      const { name, preview } = tile;
      const text = error instanceof Error ? error.message : String(error);
      become(replaceTile(tiles, { state: 'failed', key, name, preview, error: text }));
    }
  }

  function start(key: string, file: File): void {
    waiting.push({ key, file, abortController: new AbortController() });
    next();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    tiles: (): Tiles => tiles,

    /**
     * The value as the form knows it; tells the form nothing. The same again changes nothing: a form that has not
     * heard yet of what has just arrived must not take it away.
     */
    show(urls: readonly string[]): void {
      const isNews = urls.join('\n') !== known;
      known = urls.join('\n');
      const shown = isNews ? syncTiles(urls, tiles) : tiles;
      if (shown === tiles) return;
      tiles = shown;
      for (const listener of listeners) listener();
    },

    pick(chosen: readonly File[]): void {
      const added = chosen.map((file): [Tile, File] => {
        const key = `picked-${++picked}`;
        return [{ state: 'sending', key, name: file.name, preview: preview.of(file), share: 0 }, file];
      });
      become([...tiles, ...added.map(([tile]) => tile)]);
      for (const [{ key }, file] of added) {
        files.set(key, file);
        start(key, file);
      }
    },

    retry(key: string): void {
      const tile = tiles.find((each) => each.key === key);
      const file = files.get(key);
      if (tile?.state !== 'failed' || !file) return;
      become(replaceTile(tiles, { state: 'sending', key, name: tile.name, preview: tile.preview, share: 0 }));
      start(key, file);
    },

    remove(key: string): void {
      underWay.get(key)?.abortController.abort();
      const at = waiting.findIndex((sending) => sending.key === key);
      if (at >= 0) waiting.splice(at, 1);
      files.delete(key);
      become(removeTile(tiles, key));
    },

    move: (key: string, to: number): void => become(moveTile(tiles, { key, to })),
  };
}
