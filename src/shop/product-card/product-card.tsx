import { use } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { availableFlavors } from '#domain/catalogue/stock.ts';
import { ResponsiveImage } from '#ui/image/responsive-image.tsx';
import { Link } from '#ui/link/link.tsx';
import { Price } from '#ui/price/price.tsx';
import { GroupedPrices } from '#ui/price/price-format.ts';
import { AddButton } from '../add-to-cart/add-button.tsx';
import { lazyFavouriteButton } from '../favourites/lazy-favourite-button.ts';
import { ChooseFlavorLink } from '../flavor-sheet/choose-flavor-link.tsx';
import { ProductBadge } from './product-badge.tsx';
import { cacheProduct } from './product-cache.ts';

const GRID_SIZES = '(min-width: 64em) 16rem, (min-width: 48em) 30vw, 45vw';
/** Cards are at most 320 CSS pixels wide, for device pixel ratios up to 2. */
const WIDTHS = [320, 480, 640] as const;
/** Some 800 cards, with their products. */
const MAX_CACHED_LENGTH = 3_000_000;

type ProductCardProps = {
  product: ShopProduct;
  /** For cards above the fold, whose images are loaded first. */
  eager?: boolean;
  /** The `sizes` attribute of the image; that of the list's grid by default. */
  sizes?: string;
};

const className = 'group relative flex h-full flex-col';

/** A product in lists and carousels. Its link covers the whole card except the button. */
export function ProductCard(props: ProductCardProps) {
  const groupedPrices = use(GroupedPrices);
  return renderCard ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from React, which has escaped every text
    <article className={className} dangerouslySetInnerHTML={{ __html: renderCard({ ...props, groupedPrices }) }} />
  ) : (
    <article className={className}>
      <CardContent {...props} />
    </article>
  );
}

function CardContent({ product, eager = false, sizes = GRID_SIZES }: ProductCardProps) {
  const { name, brand, amount, images } = product;
  const FavouriteButton = lazyFavouriteButton.useWhen(true);
  return (
    <>
      <div className="relative overflow-hidden rounded-lg bg-ground">
        <ResponsiveImage
          image={images[0]}
          alt=""
          sizes={sizes}
          widths={WIDTHS}
          priority={eager}
          className={
            amount > 0 ? 'transition-transform duration-300 group-hover:scale-[1.04]' : 'opacity-55 grayscale-[60%]'
          }
        />
        <ProductBadge product={product} className="absolute top-2.5 left-2.5" />
        {FavouriteButton && <FavouriteButton product={product} className="absolute top-1 right-1 z-10" />}
      </div>
      <div className="flex flex-1 flex-col gap-1 pt-3 pb-3.5">
        <p className="text-xs font-semibold tracking-wider text-muted uppercase">{brand}</p>
        <h3 className="line-clamp-2 max-[17rem]:line-clamp-none text-sm leading-snug font-semibold text-balance md:text-base">
          <Link
            to={pages.product(name)}
            onClick={() => cacheProduct(product)}
            className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-(--focus-color)"
          >
            {name}
          </Link>
        </h3>
        <Price price={product.price} discount={product.discount} className="mt-auto pt-1" />
      </div>
      <div className="relative">
        {availableFlavors(product).length > 1 ? (
          <ChooseFlavorLink product={product} />
        ) : (
          <AddButton product={product} flavor={null} />
        )}
      </div>
    </>
  );
}

const renderedOnce = import.meta.env.SSR ? (await import('#ui/lazy/rendered-once.tsx')).renderedOnce : null;

/** For the server: most lists show products that other lists show, too. */
const renderCard = renderedOnce?.(
  ({ groupedPrices, ...props }: ProductCardProps & { groupedPrices: string }) => (
    <GroupedPrices value={groupedPrices}>
      <CardContent {...props} />
    </GroupedPrices>
  ),
  { maxLength: MAX_CACHED_LENGTH, isHydrated: true },
);
