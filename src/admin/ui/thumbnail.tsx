import { imageVariantUrl } from '#domain/catalogue/product-image.ts';

/** An image of 50 px, or an empty square without one. Decorative: the name is next to it. */
export function Thumbnail({ url }: { url: string | undefined }) {
  if (!url) return <span className="block size-[50px] rounded-md bg-ground" />;
  return (
    <img
      src={imageVariantUrl({ url, width: 160, format: 'webp' })}
      alt=""
      width={50}
      height={50}
      loading="lazy"
      className="size-[50px] rounded-md bg-ground object-contain"
    />
  );
}
