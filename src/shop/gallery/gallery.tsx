import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, ExpandIcon } from '#ui/icons/icons.tsx';
import { ResponsiveImage } from '#ui/image/responsive-image.tsx';
import { createLazyComponent } from '#ui/lazy/lazy-component.ts';
import { GALLERY_SIZES } from './gallery-sizes.ts';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import { indexAfterKey, indexAfterStep } from './swipe.ts';
import { useSwipe } from './use-swipe.ts';

const lazyZoom = createLazyComponent(async () => (await import('./zoom.tsx')).Zoom);

type GalleryProps = {
  /** With distinct URLs. */
  images: readonly ProductImage[];
  name: string;
  badge: ReactNode;
};

/** A product's images, with swipe, arrow buttons and thumbnails; a press on the large one opens the zoom. */
export function Gallery({ images, name, badge }: GalleryProps) {
  const [index, show] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const Zoom = lazyZoom.use();
  const position = { index, count: images.length };
  const swipe = useSwipe({ position, onSwipe: show, onPress: openZoom });
  const several = images.length > 1;

  const preload = () => void lazyZoom.load();

  async function openZoom(): Promise<void> {
    setZoomed(await lazyZoom.load(openZoom));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = indexAfterKey(position, event.key);
    if (next === undefined || zoomed) return;
    event.preventDefault();
    show(next);
  }

  if (images.length === 0) return <div className="relative aspect-square rounded-lg bg-ground">{badge}</div>;
  return (
    <section
      className="mx-auto w-full lg:max-w-[max(24rem,100dvh-19rem)]"
      aria-label={`Imágenes de ${name}`}
      onKeyDown={several ? onKeyDown : undefined}
    >
      <div className="relative overflow-hidden rounded-lg bg-ground [@media(scripting:none)]:overflow-x-auto">
        <button
          type="button"
          aria-label={`Ampliar imagen ${index + 1} de ${images.length}`}
          {...swipe.handlers}
          onPointerEnter={preload}
          onFocus={preload}
          className="block w-full cursor-zoom-in touch-pan-y select-none"
        >
          <span
            className="flex transition-transform duration-slow ease-out data-dragged:transition-none"
            {...swipe.strip}
          >
            {images.map((image, at) => (
              <ResponsiveImage
                key={image.url}
                image={image}
                alt={at === 0 ? name : `${name}, imagen ${at + 1}`}
                sizes={GALLERY_SIZES}
                priority={at === 0}
                className="w-full shrink-0"
              />
            ))}
          </span>
        </button>
        {badge}
        <ExpandIcon
          aria-hidden="true"
          className="needs-script pointer-events-none absolute top-4 right-4 size-5 text-muted"
        />
        {several && (
          <div className="needs-script pointer-events-none absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto max-lg:hidden">
            <IconButton
              label="Imagen anterior"
              tone="solid"
              disabled={index === 0}
              onClick={() => show(indexAfterStep(position, -1))}
            >
              <ChevronLeftIcon className="size-5" />
            </IconButton>
            <IconButton
              label="Imagen siguiente"
              tone="solid"
              disabled={index === images.length - 1}
              onClick={() => show(indexAfterStep(position, 1))}
            >
              <ChevronRightIcon className="size-5" />
            </IconButton>
          </div>
        )}
      </div>
      {several && <GalleryThumbnails {...{ images, index, show }} />}
      {Zoom && zoomed && <Zoom {...{ images, name, index }} onView={show} onClose={() => setZoomed(false)} />}
    </section>
  );
}
