import { Suspense, use } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { fromJsonData, type JsonData } from '../loader-data/json-data.ts';
import { ProductCard } from '../product-card/product-card.tsx';

type Products = JsonData<readonly ShopProduct[]>;

/** Related products; on client-side navigation they arrive after the page. */
export function RelatedCarousel({ products }: { products: Products | Promise<Products> }) {
  return (
    <Suspense fallback={null}>
      <Related products={products} />
    </Suspense>
  );
}

function Related({ products }: { products: Products | Promise<Products> }) {
  const shown = fromJsonData(products instanceof Promise ? use(products) : products);
  if (shown.length === 0) return null;
  return (
    <div className="border-t border-line">
      <Carousel title="Productos relacionados" layout="related" className="page-column py-12 md:py-16">
        {shown.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            sizes="(min-width: 64em) 16rem, (min-width: 29em) 45vw, 90vw"
          />
        ))}
      </Carousel>
    </div>
  );
}
