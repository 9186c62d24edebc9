import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#ui/class-names.ts';
import { CircleAlertIcon, PlusIcon } from '#ui/icons/icons.tsx';
import { useStore } from '#ui/store/store.ts';
import { ImageTile } from './image-tile.tsx';
import { uploadImage } from './upload-image.ts';
import { createUploadQueue } from './upload-queue.ts';
import { useDragOrder } from './use-drag-order.ts';

/** The formats that the server accepts; phones convert their own to one of a listed type. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

type ImageUploadProps = {
  /** Image URLs; the first is the main one. */
  value: readonly string[];
  onChange: (urls: string[]) => void;
  /** Whether uploads are pending; a form saved now would lose them. */
  onUploading?: ((uploading: boolean) => void) | undefined;
  label?: string;
  disabled?: boolean | undefined;
  error?: string | undefined;
};

/** Adds, uploads, orders and removes the images of a product or brand. */
export function ImageUpload({
  value,
  onChange,
  onUploading,
  label = 'Imágenes',
  disabled = false,
  error,
}: ImageUploadProps) {
  const id = useId();
  const callbacks = useRef({ onChange, onUploading });
  const [queue] = useState(() => {
    const created = createUploadQueue({
      upload: uploadImage,
      onChange: (urls) => callbacks.current.onChange(urls),
      onUploadingChange: (uploading) => callbacks.current.onUploading?.(uploading),
      preview: { create: (file) => URL.createObjectURL(file), revoke: (url) => URL.revokeObjectURL(url) },
    });
    created.setValue(value);
    return created;
  });
  useEffect(() => {
    callbacks.current = { onChange, onUploading };
    queue.setValue(value);
  });
  const tiles = useStore(queue, queue.get());
  const [announcement, setAnnouncement] = useState('');
  const grid = useRef<HTMLUListElement>(null);

  const move = (key: string, to: number) => {
    // flushSync, so that the pressed button keeps the focus after its tile has moved.
    flushSync(() => queue.move(key, to));
    setAnnouncement(`Imagen en el lugar ${queue.get().findIndex((tile) => tile.key === key) + 1} de ${tiles.length}`);
  };
  const drag = useDragOrder({ grid, onMove: move });

  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    queue.pick([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    queue.pick([...event.dataTransfer.files]);
  };

  return (
    <fieldset disabled={disabled} aria-describedby={error && `${id}-error`} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <ul ref={grid} className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {tiles.map((tile, index) => (
          <ImageTile
            key={tile.key}
            tile={tile}
            index={index}
            count={tiles.length}
            disabled={disabled}
            isDragged={drag.dragged === tile.key}
            onPointerDown={drag.start(tile.key)}
            onMove={(to) => move(tile.key, to)}
            onRemove={() => {
              queue.remove(tile.key);
              setAnnouncement('Imagen quitada');
            }}
            onRetry={() => queue.retry(tile.key)}
          />
        ))}
        {!disabled && (
          <li>
            <label
              onDragOver={(event) => event.preventDefault()}
              onDrop={drop}
              className="flex h-full min-h-36 flex-col items-center justify-center gap-1.5 rounded-md border-[1.5px] border-dashed border-line-strong bg-white p-3 text-center text-sm font-semibold transition-colors hover:border-ink hover:bg-ground has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-color)"
            >
              <PlusIcon className="size-6" />
              Agregar imágenes
              <input
                type="file"
                accept={ACCEPTED}
                multiple
                onChange={pick}
                aria-describedby={error && `${id}-error`}
                className="sr-only"
              />
            </label>
          </li>
        )}
      </ul>
      {disabled && tiles.length === 0 && <p className="text-sm text-muted">Sin imágenes</p>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {error && (
        <p id={`${id}-error`} className={classNames('flex items-start gap-1.5 text-sm font-semibold text-danger')}>
          <CircleAlertIcon className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
