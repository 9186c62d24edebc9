import type { MenuBrand } from '#contract/shop/shop-client.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { imageSrcSet, imageVariantUrl, isStoredImage } from '#domain/catalogue/product-image.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link/link.tsx';

const WIDTHS = [160, 320, 480] as const;

type BrandLogoProps = {
  brand: MenuBrand;
  /** The `sizes` attribute of the image; without it one small file is sent to every screen. */
  sizes?: string;
  className: string;
};

/** A link to a brand's list that shows its logo, or its name when there is none. */
export function BrandLogo({ brand, sizes, className }: BrandLogoProps) {
  return (
    <Link
      to={pages.list('marcas', brand.link)}
      aria-label={brand.name}
      className={classNames(
        'flex items-center justify-center rounded-lg border border-line bg-white transition-[border-color,box-shadow] hover:border-ink hover:shadow-lift',
        className,
      )}
    >
      {brand.image ? <Logo url={brand.image} sizes={sizes} /> : <span className="title text-xl">{brand.name}</span>}
    </Link>
  );
}

function Logo({ url, sizes }: { url: string; sizes: string | undefined }) {
  const stored = sizes !== undefined && isStoredImage(url);
  return (
    <picture className="contents">
      {stored && <source type="image/avif" srcSet={imageSrcSet(url, 'avif', WIDTHS)} sizes={sizes} />}
      <img
        src={imageVariantUrl({ url, width: 320, format: 'webp' })}
        alt=""
        loading="lazy"
        width={320}
        height={160}
        className="h-full w-full object-contain"
      />
    </picture>
  );
}
