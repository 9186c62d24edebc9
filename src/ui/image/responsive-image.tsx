import {
  isOwnPicture,
  PICTURE_WIDTHS,
  type Picture,
  type PictureWidth,
  pictureSrcSet,
  pictureVariant,
} from '#domain/catalogue/product-image.ts';
import { classNames } from '../class-names.ts';

type ProductPictureProps = {
  /** Without a picture the quiet ground stays empty. */
  picture: Picture | undefined;
  /** Empty where the product's name stands beside it. */
  alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  widths?: readonly PictureWidth[];
  /** For the largest picture above the fold: loaded at once and first. */
  priority?: boolean;
  className?: string;
};

const side = 640;

/** A product's picture, whole, in a square of quiet ground; AVIF, else WebP, at the width that is needed. */
export function ProductPicture({
  picture,
  alt,
  sizes,
  widths = PICTURE_WIDTHS,
  priority = false,
  className,
}: ProductPictureProps) {
  return (
    <span className={classNames('block aspect-square overflow-hidden bg-ground', className)}>
      {picture && (
        <picture>
          {isOwnPicture(picture.url) && (
            <>
              <source type="image/avif" srcSet={pictureSrcSet(picture.url, 'avif', widths)} sizes={sizes} />
              <source type="image/webp" srcSet={pictureSrcSet(picture.url, 'webp', widths)} sizes={sizes} />
            </>
          )}
          <img
            src={pictureVariant({ url: picture.url, width: side, format: 'webp' })}
            alt={alt}
            width={side}
            height={side}
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
