import type { MenuBrand } from '#contract/shop/shop-client.ts';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';

/** The logos of all brands in a row that scrolls sideways. */
export function BrandStrip({ brands }: { brands: readonly MenuBrand[] }) {
  if (brands.length === 0) return null;
  return (
    <nav aria-label="Todas las marcas" className="-mx-1 mb-6">
      <ul className="flex gap-3 overflow-x-auto p-1 pb-3">
        {brands.map((brand) => (
          <li key={brand.link} className="shrink-0">
            <BrandLogo brand={brand} sizes="8rem" className="h-18 w-32 p-3" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
