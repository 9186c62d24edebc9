import type { PointerEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { ChevronLeftIcon, ChevronRightIcon, RefreshCwIcon, XIcon } from '#ui/icons/icons.tsx';
import { ResponsiveImage } from '#ui/image/responsive-image.tsx';
import type { Tile } from './tiles.ts';

type ImageTileProps = {
  tile: Tile;
  /** Counted from 0. */
  index: number;
  count: number;
  disabled: boolean;
  isDragged: boolean;
  onPointerDown: (event: PointerEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
};

/** One image with its actions. */
export function ImageTile({
  tile,
  index,
  count,
  disabled,
  isDragged,
  onPointerDown,
  onMove,
  onRemove,
  onRetry,
}: ImageTileProps) {
  const name = `imagen ${index + 1}`;
  return (
    <li
      data-tile={tile.key}
      className={classNames(
        'flex flex-col overflow-hidden rounded-md border bg-white transition-shadow',
        tile.state === 'failed' ? 'border-danger' : 'border-line',
        isDragged && 'border-ink shadow-lift',
      )}
    >
      <div
        onPointerDown={disabled ? undefined : onPointerDown}
        className={classNames('relative select-none', !disabled && 'cursor-grab touch-pan-y')}
      >
        <TileImage tile={tile} alt={`${index === 0 ? 'Imagen principal' : `Imagen ${index + 1}`}`} />
        {index === 0 && (
          <Badge tone="out" className="absolute top-1.5 left-1.5">
            Principal
          </Badge>
        )}
      </div>
      {tile.state === 'failed' && (
        <p role="alert" className="bg-danger-soft px-2 py-1.5 text-xs font-semibold text-danger">
          {tile.name}: {tile.error}
        </p>
      )}
      {!disabled && (
        <div className="flex items-center justify-between border-t border-line">
          {tile.state === 'failed' ? (
            <TileButton label={`Reintentar ${name}`} onPress={onRetry}>
              <RefreshCwIcon className="size-4.5" />
            </TileButton>
          ) : (
            <span className="flex">
              <TileButton label={`Mover antes ${name}`} enabled={index > 0} onPress={() => onMove(index - 1)}>
                <ChevronLeftIcon className="size-5" />
              </TileButton>
              <TileButton label={`Mover después ${name}`} enabled={index < count - 1} onPress={() => onMove(index + 1)}>
                <ChevronRightIcon className="size-5" />
              </TileButton>
            </span>
          )}
          <TileButton label={`Quitar ${name}`} onPress={onRemove}>
            <XIcon className="size-4.5" />
          </TileButton>
        </div>
      )}
    </li>
  );
}

function TileImage({ tile, alt }: { tile: Tile; alt: string }) {
  if (tile.state === 'uploaded') {
    const image = { url: tile.url, thumbhash: null };
    return (
      <ResponsiveImage image={image} alt={alt} sizes="12rem" widths={[320, 480]} className="*:*:pointer-events-none" />
    );
  }
  const percent = tile.state === 'uploading' ? Math.round(tile.share * 100) : 0;
  return (
    <span className="relative block aspect-square bg-ground">
      <img src={tile.preview} alt={alt} className="pointer-events-none size-full object-contain opacity-45" />
      {percent > 0 && (
        <span className="absolute inset-x-2 bottom-2 rounded-sm bg-white/90 px-2 py-1 text-xs font-bold tabular-nums">
          <progress value={percent} max={100} aria-label={`Subiendo ${tile.name}`} className="block h-1.5 w-full" />
          {percent < 100 ? `${percent} %` : 'Procesando…'}
        </span>
      )}
    </span>
  );
}

type TileButtonProps = { label: string; enabled?: boolean; onPress: () => void; children: React.ReactNode };

function TileButton({ label, enabled = true, onPress, children }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Not `disabled`, which would take the focus from the button at the end of the row.
      aria-disabled={!enabled || undefined}
      onClick={({ currentTarget }) => {
        if (!enabled) return;
        onPress();
        currentTarget.focus();
      }}
      className="inline-flex size-11 items-center justify-center text-muted transition-colors hover:bg-ground hover:text-ink aria-disabled:opacity-30"
    >
      {children}
    </button>
  );
}
