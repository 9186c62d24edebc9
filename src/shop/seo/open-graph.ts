import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { isStoredImage, linkPreviewImageUrl } from '#domain/catalogue/product-image.ts';
import type { Priced } from '#domain/money/discount.ts';
import { finalPrice } from '#domain/money/discount.ts';
import { centavosToPesos } from '#domain/money/money.ts';

/** What there is to tell about a page that somebody shares. */
export type OpenGraphPage = {
  title: string;
  description?: string | undefined;
  /** Whole address of the page. */
  url: string;
  origin: string;
  /** The page's own picture, as it is stored; without it the shop's is shown. */
  image?: string | undefined;
  /** For a product. */
  price?: Priced | undefined;
};

/** Shown for pages without a picture of their own. */
const DEFAULT_IMAGE = '/compartir.jpg';

/** Pixels of all preview pictures that we make ourselves. */
const PREVIEW_SIZE = { width: '1200', height: '630' };

/** Open Graph tags, which chats and networks read; pictures and addresses whole, as they ask for it. */
export function openGraphTags({
  title,
  description,
  url,
  origin,
  image: picture,
  price,
}: OpenGraphPage): [string, string][] {
  const own = picture === undefined || isStoredImage(picture);
  const preview = picture === undefined ? DEFAULT_IMAGE : linkPreviewImageUrl(picture);
  const tags: Record<string, string | undefined> = {
    'og:site_name': SHOP_NAME,
    'og:locale': 'es_AR',
    'og:type': price ? 'product' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': absoluteUrl(preview, origin),
    'og:image:type': own ? 'image/jpeg' : undefined,
    'og:image:width': own ? PREVIEW_SIZE.width : undefined,
    'og:image:height': own ? PREVIEW_SIZE.height : undefined,
    'og:image:alt': title,
    'product:price:amount': price && String(centavosToPesos(finalPrice(price))),
    'product:price:currency': price && 'ARS',
  };
  return Object.entries(tags).flatMap(([property, content]) => (content ? [[property, content]] : []));
}

/** A path of ours as a whole address; addresses elsewhere are whole already. */
export function absoluteUrl(path: string, origin: string): string {
  return path.startsWith('/') ? origin + path : path;
}
