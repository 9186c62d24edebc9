import type { HomeProducts } from '#contract/shop/shop-client.ts';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { paymentPhrase } from '#domain/cart/payment-methods.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { cardProduct } from '../product-card/card-product.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { SectionLink } from '../section-link/section-link.tsx';
import { lazySeenProducts } from '../seen-products/lazy-seen-products.ts';
import { JsonLd } from '../seo/json-ld.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { serializeJsonLd, storeJsonLd } from '../seo/structured-data.ts';
import { shopClient } from '../site-data/client-context.ts';
import { useBusiness, useMenu, useOrigin } from '../site-data/use-site-data.ts';
import type { Route } from './+types/page';
import { Banner } from './banner.tsx';
import { BrandLogos } from './brand-logos.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { ProductSection } from './product-section.tsx';
import { SellingPoints } from './selling-points.tsx';

const NO_PRODUCTS: HomeProducts = { newest: [], offers: [], bestSold: [] };

async function load({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  // A section without products is left out; the client logs the failure.
  const { newest, offers, bestSold } = await shopClient({ context })
    .home(request.signal)
    .catch(() => NO_PRODUCTS);
  // A product in several sections is the same object, which is sent once.
  const cards = new Map([...newest, ...offers, ...bestSold].map((product) => [product.id, cardProduct(product)]));
  const cardsOf = (products: readonly ShopProduct[]) => products.flatMap(({ id }) => cards.get(id) ?? []);
  return { newest: cardsOf(newest), offers: cardsOf(offers), bestSold: cardsOf(bestSold) };
}

export const loader = load;
export const clientLoader = load;

const CAROUSEL_SIZES = '(min-width: 64em) 15rem, (min-width: 48em) 30vw, (min-width: 29em) 45vw, 70vw';

const allOffers = <SectionLink to={`${pages.products}?oferta=1`} text="Ver todas" />;

export default function Home({ loaderData: { newest, offers, bestSold } }: Route.ComponentProps) {
  const { brands, supplements } = useMenu() ?? { brands: [], supplements: [] };
  const business = useBusiness();
  const origin = useOrigin();
  const SeenProducts = lazySeenProducts.useWhen(true);
  return (
    <>
      <PageMeta
        title="Suplementos deportivos"
        description={`Proteínas, creatinas, pre-entrenos, accesorios y combos para entrenar. ${business.deliveryHeadline} o retiro en nuestras sucursales; pagás ${paymentPhrase}.`}
      />
      <JsonLd text={import.meta.env.SSR ? serializeJsonLd(storeJsonLd({ business, origin })) : ''} />
      <h1 className="sr-only">{SHOP_NAME}, suplementos deportivos</h1>
      <Banner />
      <SellingPoints />
      {newest.length > 0 && (
        <div className="border-t border-line py-12 md:py-18">
          <div className="page-column">
            <Carousel title="Novedades" layout="news" action={<SectionLink to={pages.products} text="Ver todos" />}>
              {newest.map((product) => (
                <ProductCard key={product.id} product={product} sizes={CAROUSEL_SIZES} />
              ))}
            </Carousel>
          </div>
        </div>
      )}
      {brands.length > 0 && (
        <div className="bg-ground py-12 md:py-18">
          <div className="page-column">
            <BrandLogos brands={brands} />
          </div>
        </div>
      )}
      <div className="flex flex-col gap-12 py-12 md:gap-18 md:py-18">
        {bestSold.length > 0 && <ProductSection id="mas-vendidos" title="Más vendidos" products={bestSold} />}
        {offers.length > 0 && <ProductSection id="ofertas" title="Ofertas" products={offers} action={allOffers} />}
        <CategoryTiles supplements={supplements} />
      </div>
      {SeenProducts && <SeenProducts />}
    </>
  );
}
