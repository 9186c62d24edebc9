import { useLocation, useNavigation } from 'react-router';
import type { ListPage } from '#contract/shop/shop-client.ts';
import { paymentPhrase } from '#domain/cart/payment-methods.ts';
import { GridSkeleton } from '../infinite-list/grid-skeleton.tsx';
import { ProductGrid } from '../infinite-list/product-grid.tsx';
import { allProducts, type ListParams, parseListUrl } from '../list-query/list-params.ts';
import { listTitle } from '../list-query/list-title.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import type { Menu } from '../site-data/load-site-data.ts';
import { useBusiness } from '../site-data/use-site-data.ts';
import { BrandStrip } from './brand-strip.tsx';
import { FilterControls, FilterSummary } from './list-controls.tsx';
import { SortControl } from './sort-control.tsx';

/** A list of products with title, filters and sort order; during navigation it shows those of the next list. */
export function ListScreen({ firstPage, menu }: { firstPage: ListPage; menu: Menu }) {
  const here = useLocation();
  const { location: next } = useNavigation();
  const nextParams = next ? parseListUrl(next) : null;
  const params = nextParams ?? parseListUrl(here) ?? allProducts;
  const title = listTitle(params, menu);

  return (
    <div className="page-column pb-16 md:pb-24">
      <PageMeta
        title={title}
        description={`${title}: precios y stock al día. ${useBusiness().deliveryHeadline} o retiro en nuestras sucursales; pagás ${paymentPhrase}.`}
        indexed={isIndexed(params, firstPage)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-5 pt-5 md:pt-7 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-10 lg:gap-y-7">
        <h1 className="col-span-full row-start-1 text-3xl lg:pr-72">{title}</h1>
        {/* The key closes the panel on another list. */}
        {firstPage.facets && (
          <FilterControls key={`${params.link} ${params.search}`} params={params} facets={firstPage.facets} />
        )}
        <div className="col-start-2 row-start-2 min-w-0 justify-self-end max-[20rem]:col-start-1 max-[20rem]:row-start-3 max-[20rem]:justify-self-start no-script:max-lg:col-start-1 no-script:max-lg:row-start-3 no-script:max-lg:justify-self-start lg:row-start-1 lg:self-end">
          <SortControl params={params} />
        </div>
        <section
          aria-label="Productos"
          aria-busy={nextParams !== null}
          className="col-span-full row-start-3 min-w-0 max-[20rem]:row-start-4 no-script:max-lg:row-start-4 lg:col-span-1 lg:col-start-2 lg:row-start-2"
        >
          <h2 className="sr-only">Productos</h2>
          {isAllBrands(params) && <BrandStrip brands={menu.brands} />}
          {firstPage.facets && <FilterSummary params={params} facets={firstPage.facets} />}
          {nextParams ? <GridSkeleton /> : <ProductGrid firstPage={firstPage} params={params} menu={menu} />}
        </section>
      </div>
    </div>
  );
}

function isAllBrands({ link, subLink, search }: ListParams): boolean {
  return link === 'marcas' && subLink === undefined && search === undefined;
}

/** Searches, filters and their choices, later pages and empty lists are unbounded, and search engines find the products without them. */
function isIndexed({ search, filters, allChoices, after }: ListParams, { products }: ListPage): boolean {
  const isWhole = Object.keys(filters).length === 0 && !allChoices;
  return search === undefined && isWhole && after === undefined && products.length > 0;
}
