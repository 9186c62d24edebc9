import type { MenuBrand } from '#contract/shop/shop-client.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { imageSrcSet, imageVariantUrl, isStoredImage } from '#domain/catalogue/product-image.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { Link } from '#ui/link/link.tsx';

const sizes = '(min-width: 64em) 16rem, 40vw';
const widths = [160, 320, 480] as const;

/** All brands by their logo, or name when there is none. */
export function BrandLogos({ brands }: { brands: MenuBrand[] }) {
  return (
    <Carousel title="Marcas" layout="brands" interval={3500}>
      {brands.map((brand) => (
        <Link
          key={brand.link}
          to={pages.list('marcas', brand.link)}
          aria-label={brand.name}
          className="flex h-28 items-center justify-center rounded-lg border border-line bg-white md:h-36 p-5 transition-[border-color,box-shadow] hover:border-ink hover:shadow-lift"
        >
          {brand.image ? <Logo url={brand.image} /> : <span className="title text-xl">{brand.name}</span>}
        </Link>
      ))}
    </Carousel>
  );
}

function Logo({ url }: { url: string }) {
  const stored = isStoredImage(url);
  return (
    <picture className="contents">
      {stored && <source type="image/avif" srcSet={imageSrcSet(url, 'avif', widths)} sizes={sizes} />}
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
