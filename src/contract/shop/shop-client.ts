import type { ListOrder } from '#domain/catalogue/list-order.ts';
import { segmentToName } from '#domain/catalogue/slug.ts';
import { type Centavos, pesosToCentavos } from '#domain/money/money.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireContactTarget } from '../responses/contact.ts';
import type {
  WireBrands,
  WireBusiness,
  WireFacets,
  WireHome,
  WireProduct,
  WireProductPage,
  WireShippingCost,
  WireSuplements,
} from '../responses/shop.ts';
import { api } from '../urls/shop-urls.ts';
import { type Business, fromWireBusiness } from './business.ts';
import type { ContactFormValues } from './contact.ts';
import { fromWireProduct, type ShopProduct } from './shop-product.ts';

export type ListRequest = {
  /** First path segment of the list screen. */
  link: string;
  /** Second path segment: the link of a category or brand. */
  subLink?: string | undefined;
  search?: string | undefined;
  /** By the names of the call's parameters (`callFilterNames`). */
  filters?: Readonly<Record<string, string>> | undefined;
  /** '1' to count what the list can be narrowed down to. */
  facets?: '1' | 'all' | undefined;
  sortOrder?: ListOrder | undefined;
  startAfterId?: number | undefined;
  limit?: number | undefined;
};

/** `search` is text or the id of a category (A20); all that match without a `limit`. */
export type ProductsRequest = { search?: string | number; limit?: number };

/** The products of the home page, the newest, cheapest and best first; those in stock, and of the newest others after them. */
export type HomeProducts = { newest: ShopProduct[]; offers: ShopProduct[]; bestSold: ShopProduct[] };

export type ListPage = {
  products: ShopProduct[];
  hasMore: boolean;
  /** The words that a search took for the given ones. */
  searchedFor?: string;
  /** The closest products when a search found nothing. */
  nearest?: ShopProduct[];
  /** It is empty because the shop could not be reached. */
  offline?: true;
  facets?: WireFacets;
};

export type MenuEntry = { name: string; link: string };
export type MenuBrand = MenuEntry & { image: string };

export type ShopClient = ReturnType<typeof createShopClient>;

/** The public calls of spec §7. Except for `sendMessage`, a method throws ApiError when its call fails. */
export function createShopClient(caller: Caller) {
  return {
    /** Categories of supplements for the menu. */
    supplements: (signal?: AbortSignal): Promise<MenuEntry[]> =>
      call<WireSuplements>(caller, api.supplements, withSignal(signal)),

    brands: (signal?: AbortSignal): Promise<MenuBrand[]> => call<WireBrands>(caller, api.brands, withSignal(signal)),

    /** The active products, most in stock first. */
    products: async (query: ProductsRequest = {}, signal?: AbortSignal): Promise<ShopProduct[]> => {
      const products = await call<WireProduct[]>(caller, api.products, { query, ...withSignal(signal) });
      return products.map(fromWireProduct);
    },

    /** The same, bypassing the browser's caches, for prices that are charged. */
    freshProducts: async (signal?: AbortSignal): Promise<ShopProduct[]> => {
      const headers = { 'cache-control': 'no-cache' };
      const products = await call<WireProduct[]>(caller, api.products, { headers, ...withSignal(signal) });
      return products.map(fromWireProduct);
    },

    /** The active products among these, in this order. */
    productsByIds: async (ids: readonly number[], signal?: AbortSignal): Promise<ShopProduct[]> => {
      if (ids.length === 0) return [];
      const query = { ids: ids.join(',') };
      return (await call<WireProduct[]>(caller, api.productsByIds, { query, ...withSignal(signal) })).map(
        fromWireProduct,
      );
    },

    home: async (signal?: AbortSignal): Promise<HomeProducts> => {
      const { newest, offers, bestSold } = await call<WireHome>(caller, api.home, withSignal(signal));
      return {
        newest: newest.map(fromWireProduct),
        offers: offers.map(fromWireProduct),
        bestSold: bestSold.map(fromWireProduct),
      };
    },

    list: async (request: ListRequest, signal?: AbortSignal): Promise<ListPage> => {
      const { link, subLink, filters, ...rest } = request;
      const query = { link, categoria: subLink, ...rest, search: request.search?.trim(), ...filters };
      const { data, hasMore, searchedFor, nearest, facets } = await call<WireProductPage>(caller, api.productList, {
        query,
        ...withSignal(signal),
      });
      const near = nearest && { nearest: nearest.map(fromWireProduct) };
      return {
        products: data.map(fromWireProduct),
        hasMore,
        ...(searchedFor && { searchedFor }),
        ...near,
        ...(facets && { facets }),
      };
    },

    /** `segment` is the last part of the product page's address. */
    product: async (segment: string, signal?: AbortSignal): Promise<ShopProduct> => {
      const path = api.product.replace(':name', encodeURIComponent(segmentToName(segment)));
      return fromWireProduct(await call<WireProduct>(caller, path, withSignal(signal)));
    },

    shippingCost: async (signal?: AbortSignal): Promise<Centavos> =>
      pesosToCentavos((await call<WireShippingCost>(caller, api.shippingCost, withSignal(signal))).value),

    /** Sends a contact message; resolves to whether it was sent, never throws. */
    sendMessage: async (message: ContactFormValues, trap?: string): Promise<boolean> => {
      try {
        const target = await call<WireContactTarget>(caller, api.contact);
        // Few visitors write.
        const { sendContact } = await import('./contact.ts');
        return await sendContact(caller, { target, message, trap });
      } catch {
        return false;
      }
    },

    business: async (signal?: AbortSignal): Promise<Business> =>
      fromWireBusiness(await call<WireBusiness>(caller, api.business, withSignal(signal))),
  };
}

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
