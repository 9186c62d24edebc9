import type { MenuBrand } from '#contract/shop/shop-client.ts';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';

/** The logos of all brands in a row that scrolls sideways. */
export function BrandStrip({ brands }: { brands: readonly MenuBrand[] }) {
  if (brands.length === 0) return null;
  return (
    <nav aria-label="Todas las marcas" className="-mx-4 mb-4 lg:-mx-1">
      <ul className="flex gap-3 overflow-x-auto px-4 py-1 lg:px-1">
        {brands.map((brand) => (
          <li key={brand.link} className="shrink-0">
            <BrandLogo brand={brand} className="h-18 w-32 p-3" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
