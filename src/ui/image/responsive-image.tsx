import {
  IMAGE_WIDTHS,
  type ImageWidth,
  imageSrcSet,
  imageVariantUrl,
  isStoredImage,
  type ProductImage,
} from '#domain/catalogue/product-image.ts';
import { classNames } from '../class-names.ts';

type ResponsiveImageProps = {
  /** Without an image only the background is shown. */
  image: ProductImage | undefined;
  /** Empty when the name is next to the image. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  widths?: readonly ImageWidth[];
  /** For the largest image above the fold: loaded eagerly and first. */
  priority?: boolean;
  className?: string;
};

const SIZE = 640;

/** An image contained in a square, as AVIF or WebP in the width that the screen needs. */
export function ResponsiveImage({
  image,
  alt,
  sizes,
  widths = IMAGE_WIDTHS,
  priority = false,
  className,
}: ResponsiveImageProps) {
  return (
    <span className={classNames('block aspect-square overflow-hidden bg-ground', className)}>
      {image && (
        <picture>
          {isStoredImage(image.url) && (
            <>
              <source type="image/avif" srcSet={imageSrcSet(image.url, 'avif', widths)} sizes={sizes} />
              <source type="image/webp" srcSet={imageSrcSet(image.url, 'webp', widths)} sizes={sizes} />
            </>
          )}
          <img
            src={imageVariantUrl({ url: image.url, width: SIZE, format: 'webp' })}
            alt={alt}
            width={SIZE}
            height={SIZE}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? undefined : 'async'}
            className="size-full object-contain"
          />
        </picture>
      )}
    </span>
  );
}
