import { data, redirect, replace } from 'react-router';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { useFormatPrice } from '#ui/price/price-format.ts';
import { toJsonData } from '../loader-data/json-data.ts';
import { NotFoundScreen } from '../not-found/not-found-screen.tsx';
import { cachedProduct } from '../product-card/product-cache.ts';
import { lazySeenProducts } from '../seen-products/lazy-seen-products.ts';
import { JsonLd } from '../seo/json-ld.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { productJsonLd, serializeJsonLd } from '../seo/structured-data.ts';
import { shopClient } from '../site-data/client-context.ts';
import { useOrigin } from '../site-data/use-site-data.ts';
import type { Route } from './+types/page';
import { findProduct, refreshProduct } from './find-product.ts';
import { ProductScreen } from './product-screen.tsx';
import { productSummary } from './product-summary.ts';
import { RelatedCarousel } from './related-carousel.tsx';
import { loadRelatedProducts } from './related-products.ts';
import { useRefreshedProduct } from './use-refreshed-product.ts';

const notFound = () =>
  data({ product: null, refreshed: null, related: toJsonData<ShopProduct[]>([]) }, { status: 404 });

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = shopClient({ context });
  const product = await findProduct(client, params.nombre, request.signal);
  if (!product) return notFound();
  if (slug(product.name) !== params.nombre) throw redirect(pages.product(product.name), 301);
  const related = await loadRelatedProducts(client, product);
  return { product, refreshed: null, related: toJsonData(related) };
}

/** A cached product is shown at once and refreshed in the background. Navigation does not wait for the carousel. */
export async function clientLoader({ params, request, context }: Route.ClientLoaderArgs) {
  const client = shopClient({ context });
  const cached = cachedProduct(params.nombre);
  const product = cached ?? (await findProduct(client, params.nombre, request.signal));
  if (!product) return notFound();
  if (slug(product.name) !== params.nombre) throw replace(pages.product(product.name));
  const refreshed = cached ? refreshProduct(client, params.nombre, cached) : null;
  return { product, refreshed, related: loadRelatedProducts(client, product).then(toJsonData) };
}

/** For the breadcrumbs. */
export const handle = {
  crumb: ({ product }: { product: ShopProduct | null }) => product?.name ?? 'Página no encontrada',
};

export default function Page({ loaderData: { product: cached, refreshed, related } }: Route.ComponentProps) {
  const product = useRefreshedProduct(cached, refreshed);
  const origin = useOrigin();
  const formatPrice = useFormatPrice();
  const SeenProducts = lazySeenProducts.useWhen(true);
  if (!product) return <NotFoundScreen />;
  const url = origin + pages.product(product.name);
  return (
    <>
      <PageMeta
        title={product.name}
        description={productSummary(product, formatPrice)}
        image={product.images[0]?.url}
        price={product}
      />
      <JsonLd text={import.meta.env.SSR ? serializeJsonLd(productJsonLd({ product, url, origin })) : ''} />
      {/* The key resets image and flavor for another product. */}
      <ProductScreen key={product.id} product={product} />
      <RelatedCarousel products={related} />
      {SeenProducts && <SeenProducts key={`seen ${product.id}`} openId={product.id} />}
    </>
  );
}
