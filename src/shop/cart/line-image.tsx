import type { CartItem } from '#domain/cart/cart.ts';
import type { ImageWidth } from '#domain/catalogue/product-image.ts';
import { ResponsiveImage } from '#ui/image/responsive-image.tsx';

const widths: readonly ImageWidth[] = [160, 320];

/** The small picture of a line; its name stands beside it. */
export function LineImage({ item }: { item: CartItem }) {
  const [url] = item.images;
  return (
    <ResponsiveImage
      image={url === undefined ? undefined : { url, thumbhash: null }}
      alt=""
      sizes="5rem"
      widths={widths}
      className="size-20 shrink-0 rounded-md"
    />
  );
}
