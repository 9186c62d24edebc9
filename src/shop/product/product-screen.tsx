import type { ShopProduct } from '#contract/shop/shop-product.ts';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { Price } from '#ui/price/price.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { ProductBadge } from '../product-card/product-badge.tsx';
import {
  DeferredBackInStock,
  DeferredDescription,
  DeferredProductHelp,
  DeferredUnitPrices,
} from '../product-details/deferred-details.ts';
import { PurchaseOptions } from '../purchase/purchase-options.tsx';
import { useBusiness } from '../site-data/use-site-data.ts';
import { lazyOtherPrices } from './lazy-other-prices.ts';
import { OrderByChat } from './order-by-chat.tsx';
import { ProductOrigin } from './product-origin.tsx';

/** The detail screen of a product. */
export function ProductScreen({ product }: { product: ShopProduct }) {
  const { name, price, discount } = product;
  const { transferDiscount, cashDiscount, priceWithoutTaxes } = useBusiness();
  const showsOtherPrices = /[1-9]/.test(transferDiscount + cashDiscount + priceWithoutTaxes);
  const OtherPrices = lazyOtherPrices.useWhen(showsOtherPrices);

  return (
    <article className="page-column grid grid-cols-1 items-start gap-y-8 pt-4 pb-12 md:pt-6 md:pb-16 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-8 lg:gap-x-14">
      <Gallery
        images={distinctByUrl(product.images)}
        name={name}
        badge={<ProductBadge product={product} className="pointer-events-none absolute top-4 left-4" />}
      />
      <div className="flex flex-col gap-5 md:sticky md:top-28 md:row-span-2">
        <header>
          <ProductOrigin product={product} />
          <h1 className="text-2xl">{name}</h1>
        </header>
        <Price price={price} discount={discount} size="lg" />
        {showsOtherPrices && <div className="-mt-3 min-h-6">{OtherPrices && <OtherPrices product={product} />}</div>}
        <DeferredUnitPrices product={product} />
        <PurchaseOptions product={product} />
        <DeferredBackInStock product={product} />
        <noscript>{import.meta.env.SSR && <OrderByChat name={name} />}</noscript>
        <DeferredProductHelp id={product.id} name={name} />
      </div>
      <DeferredDescription text={product.description} />
    </article>
  );
}

/** The same image may have been added twice. */
function distinctByUrl(images: readonly ProductImage[]): ProductImage[] {
  return [...new Map(images.map((image) => [image.url, image])).values()];
}
