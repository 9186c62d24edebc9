import { useState } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { detailFlavors } from '#domain/catalogue/stock.ts';
import { Price } from '#ui/price/price.tsx';
import { AddButton } from '../add-to-cart/add-button.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { ProductBadge } from '../product-card/product-badge.tsx';
import { useBusiness } from '../site-data/use-site-data.ts';
import { Benefits } from './benefits.tsx';
import { Description } from './description.tsx';
import { flavorLabel, resolveFlavor } from './flavor-choice.ts';
import { FlavorSelector } from './flavor-selector.tsx';
import { lazyOtherPrices } from './lazy-other-prices.ts';
import { OrderByChat } from './order-by-chat.tsx';

/** The detail screen of a product. */
export function ProductScreen({ product }: { product: ShopProduct }) {
  const [chosenName, setChosenName] = useState<string | null>(null);
  const { name, brand, price, discount } = product;
  const flavor = resolveFlavor(product, chosenName);
  const { transferDiscount, cashDiscount, priceWithoutTaxes } = useBusiness();
  const showsOtherPrices = /[1-9]/.test(transferDiscount + cashDiscount + priceWithoutTaxes);
  const OtherPrices = lazyOtherPrices.useWhen(showsOtherPrices);

  return (
    <article className="page-column grid items-start gap-y-8 pt-4 pb-12 md:pt-6 md:pb-16 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-8 lg:gap-x-14">
      <Gallery
        images={distinctByUrl(product.images)}
        name={name}
        badge={<ProductBadge product={product} className="pointer-events-none absolute top-4 left-4" />}
      />
      <div className="flex flex-col gap-5 md:sticky md:top-28 md:row-span-2">
        <header>
          <p className="mb-2 text-sm font-semibold tracking-wider text-muted uppercase">{brand}</p>
          <h1 className="text-2xl">{name}</h1>
        </header>
        <Price price={price} discount={discount} size="lg" />
        {showsOtherPrices && <div className="-mt-3 min-h-6">{OtherPrices && <OtherPrices product={product} />}</div>}
        <FlavorSelector
          label={flavorLabel(product)}
          flavors={detailFlavors(product)}
          selected={flavor}
          onSelect={setChosenName}
        />
        <AddButton product={product} flavor={flavor} size="lg" />
        <noscript>{import.meta.env.SSR && <OrderByChat name={name} />}</noscript>
        <Benefits />
      </div>
      <Description text={product.description} />
    </article>
  );
}

/** The same image may have been added twice. */
function distinctByUrl(images: readonly ProductImage[]): ProductImage[] {
  return [...new Map(images.map((image) => [image.url, image])).values()];
}
