import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { SectionLink } from '../section-link/section-link.tsx';

const SIZES = '(min-width: 64em) 16rem, 45vw';

/** The biggest offers, without a carousel. */
export function Offers({ products }: { products: readonly ShopProduct[] }) {
  return (
    <section aria-labelledby="ofertas" className="page-column">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-1.5 md:mb-7">
        <h2 id="ofertas" className="text-2xl">
          Ofertas
        </h2>
        <SectionLink to={`${pages.products}?oferta=1`} text="Ver todas" />
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-8 max-[17rem]:grid-cols-1 sm:gap-x-5 lg:grid-cols-4">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={SIZES} />
        ))}
      </div>
    </section>
  );
}
