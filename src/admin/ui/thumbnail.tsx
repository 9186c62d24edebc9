import { imageVariantUrl } from '#domain/catalogue/product-image.ts';

/** A picture of 50 px, or an empty place where there is none; the name beside it says what it shows. */
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
