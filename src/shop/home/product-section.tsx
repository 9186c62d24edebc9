import type { ReactNode } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { ProductCard } from '../product-card/product-card.tsx';

const SIZES = '(min-width: 64em) 16rem, 45vw';

type ProductSectionProps = {
  id: string;
  title: string;
  products: readonly ShopProduct[];
  /** Next to the heading. */
  action?: ReactNode;
};

/** A few products, without a carousel. */
export function ProductSection({ id, title, products, action }: ProductSectionProps) {
  return (
    <section aria-labelledby={id} className="page-column">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-1.5 md:mb-7">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-8 max-[17rem]:grid-cols-1 sm:gap-x-5 lg:grid-cols-4">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={SIZES} />
        ))}
      </div>
    </section>
  );
}
