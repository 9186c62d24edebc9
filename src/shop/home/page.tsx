import { pages } from '#contract/urls/shop-urls.ts';
import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { paymentPhrase } from '#domain/cart/payment-methods.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { Link } from '#ui/link/link.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { JsonLd } from '../seo/json-ld.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { serializeJsonLd, storeJsonLd } from '../seo/structured-data.ts';
import { shopClient } from '../site-data/client-context.ts';
import { useBusiness, useMenu, useOrigin } from '../site-data/use-site-data.ts';
import type { Route } from './+types/page';
import { Banner } from './banner.tsx';
import { BrandLogos } from './brand-logos.tsx';
import { newestProducts } from './newest-products.ts';
import { SellingPoints } from './selling-points.tsx';

async function load({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  // Without products the home page has no news section; the client logs the failure.
  const products = await shopClient({ context })
    .products(undefined, request.signal)
    .catch(() => []);
  // Cards do not show descriptions, which are the largest field.
  return { news: newestProducts(products).map((product) => ({ ...product, description: '' })) };
}

export const loader = load;
export const clientLoader = load;

const CAROUSEL_SIZES = '(min-width: 64em) 15rem, (min-width: 48em) 30vw, (min-width: 29em) 45vw, 70vw';

export default function Home({ loaderData: { news } }: Route.ComponentProps) {
  const brands = useMenu()?.brands ?? [];
  const business = useBusiness();
  const origin = useOrigin();
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
      {news.length > 0 && (
        <div className="border-t border-line py-12 md:py-18">
          <div className="page-column">
            <Carousel title="Novedades" layout="news" action={<SeeAll />}>
              {news.map((product) => (
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
    </>
  );
}

function SeeAll() {
  return (
    <Link
      to={pages.products}
      className="inline-flex min-h-11 items-center text-sm font-bold underline decoration-2 underline-offset-4 hover:text-accent"
    >
      Ver todos
    </Link>
  );
}
