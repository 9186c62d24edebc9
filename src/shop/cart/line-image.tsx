import type { CartItem } from '#domain/cart/cart.ts';
import type { ImageWidth } from '#domain/catalogue/product-image.ts';
import { ResponsiveImage } from '#ui/image/responsive-image.tsx';

const widths: readonly ImageWidth[] = [160, 320];

/** The thumbnail of a line; no alt text, because the name is next to it. */
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
