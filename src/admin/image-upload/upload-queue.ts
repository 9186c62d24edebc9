import { createStore } from '#ui/store/store.ts';
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
  onUploadingChange: (uploading: boolean) => void;
  /** Creates and revokes an object URL of a file. */
  preview: { create: (file: File) => string; revoke: (url: string) => void };
};

/** More at a time only slow each other down on a phone. */
const MAX_CONCURRENT = 3;

type PendingUpload = { key: string; file: File; abortController: AbortController };

/** The images of one field. Uploads picked files a few at a time; a failed one does not affect the others. */
export function createUploadQueue({ upload, onChange, onUploadingChange, preview }: UploadQueueOptions) {
  const store = createStore<Tiles>([]);
  let lastValue = '';
  let lastKey = 0;
  const queued: PendingUpload[] = [];
  const active = new Map<string, PendingUpload>();
  const files = new Map<string, File>();

  function setTiles(next: Tiles): void {
    const tiles = store.get();
    if (next === tiles) return;
    const before = { urls: uploadedUrls(tiles).join('\n'), isUploading: isUploading(tiles) };
    const previewKeys = new Set(next.flatMap((tile) => (tile.state === 'uploaded' ? [] : [tile.key])));
    for (const tile of tiles) if (tile.state !== 'uploaded' && !previewKeys.has(tile.key)) preview.revoke(tile.preview);
    store.set(next);
    if (uploadedUrls(next).join('\n') !== before.urls) onChange(uploadedUrls(next));
    if (isUploading(next) !== before.isUploading) onUploadingChange(isUploading(next));
  }

  function startNext(): void {
    while (active.size < MAX_CONCURRENT) {
      const pending = queued.shift();
      if (!pending) return;
      active.set(pending.key, pending);
      void uploadOne(pending).finally(() => {
        active.delete(pending.key);
        startNext();
      });
    }
  }

  async function uploadOne({ key, file, abortController }: PendingUpload): Promise<void> {
    const findTile = () => store.get().find((tile) => tile.key === key);
    const onProgress = (share: number) => {
      const tile = findTile();
      if (tile?.state === 'uploading') setTiles(replaceTile(store.get(), { ...tile, share }));
    };
    try {
      const url = await upload(file, { onProgress, signal: abortController.signal });
      const tile = findTile();
      if (tile?.state === 'uploading') {
        files.delete(key);
        setTiles(markUploaded(store.get(), { key, url }));
      }
    } catch (error) {
      const tile = findTile();
      if (tile?.state !== 'uploading') return;
      const { name, preview } = tile;
      const message = error instanceof Error ? error.message : String(error);
      setTiles(replaceTile(store.get(), { state: 'failed', key, name, preview, error: message }));
    }
  }

  function start(key: string, file: File): void {
    queued.push({ key, file, abortController: new AbortController() });
    startNext();
  }

  return {
    /** The tiles, for `useStore`. */
    get: store.get,
    subscribe: store.subscribe,

    /**
     * Sets the value from the form, without calling onChange. The same value again is ignored: a form that does not
     * know yet of a finished upload must not remove it.
     */
    setValue(urls: readonly string[]): void {
      const isNew = urls.join('\n') !== lastValue;
      lastValue = urls.join('\n');
      const tiles = store.get();
      const next = isNew ? syncTiles(urls, tiles) : tiles;
      if (next !== tiles) store.set(next);
    },

    pick(picked: readonly File[]): void {
      const added = picked.map((file): [Tile, File] => {
        const key = `picked-${++lastKey}`;
        return [{ state: 'uploading', key, name: file.name, preview: preview.create(file), share: 0 }, file];
      });
      setTiles([...store.get(), ...added.map(([tile]) => tile)]);
      for (const [{ key }, file] of added) {
        files.set(key, file);
        start(key, file);
      }
    },

    retry(key: string): void {
      const tile = store.get().find((each) => each.key === key);
      const file = files.get(key);
      if (tile?.state !== 'failed' || !file) return;
      setTiles(replaceTile(store.get(), { state: 'uploading', key, name: tile.name, preview: tile.preview, share: 0 }));
      start(key, file);
    },

    remove(key: string): void {
      active.get(key)?.abortController.abort();
      const index = queued.findIndex((pending) => pending.key === key);
      if (index >= 0) queued.splice(index, 1);
      files.delete(key);
      setTiles(removeTile(store.get(), key));
    },

    move: (key: string, to: number): void => setTiles(moveTile(store.get(), { key, to })),
  };
}
