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
  /** Without a picture the quiet ground stays empty. */
  image: ProductImage | undefined;
  /** Empty where the product's name stands beside it. */
  alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  widths?: readonly ImageWidth[];
  /** For the largest picture above the fold: loaded at once and first. */
  priority?: boolean;
  className?: string;
};

const SIZE = 640;

/** A product's picture, whole, in a square of quiet ground; AVIF, else WebP, at the width that is needed. */
export function ResponsiveImage({
  image: picture,
  alt,
  sizes,
  widths = IMAGE_WIDTHS,
  priority = false,
  className,
}: ResponsiveImageProps) {
  return (
    <span className={classNames('block aspect-square overflow-hidden bg-ground', className)}>
      {picture && (
        <picture>
          {isStoredImage(picture.url) && (
            <>
              <source type="image/avif" srcSet={imageSrcSet(picture.url, 'avif', widths)} sizes={sizes} />
              <source type="image/webp" srcSet={imageSrcSet(picture.url, 'webp', widths)} sizes={sizes} />
            </>
          )}
          <img
            src={imageVariantUrl({ url: picture.url, width: SIZE, format: 'webp' })}
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
