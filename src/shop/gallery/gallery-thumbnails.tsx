import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { ResponsiveImage } from '#ui/image/responsive-image.tsx';

type GalleryThumbnailsProps = { images: readonly ProductImage[]; index: number; show: (index: number) => void };

/** A thumbnail for each image. */
export function GalleryThumbnails({ images, index, show }: GalleryThumbnailsProps) {
  return (
    <ul className="needs-script mt-3 flex flex-wrap gap-2.5">
      {images.map((image, at) => (
        <li key={image.url}>
          <button
            type="button"
            aria-label={`Ver imagen ${at + 1}`}
            aria-current={at === index}
            onClick={() => show(at)}
            className="block size-16 overflow-hidden rounded-md border-2 border-transparent transition-colors hover:border-line-strong aria-[current=true]:border-ink md:size-20"
          >
            <ResponsiveImage image={image} alt="" sizes="5rem" widths={[160]} />
          </button>
        </li>
      ))}
    </ul>
  );
}
