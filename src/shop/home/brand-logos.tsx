import type { MenuBrand } from '#contract/shop/shop-client.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';

/** All brands by their logo, or name when there is none. */
export function BrandLogos({ brands }: { brands: MenuBrand[] }) {
  return (
    <Carousel title="Marcas" layout="brands" interval={3500}>
      {brands.map((brand) => (
        <BrandLogo key={brand.link} brand={brand} sizes="(min-width: 64em) 16rem, 40vw" className="h-28 p-5 md:h-36" />
      ))}
    </Carousel>
  );
}
