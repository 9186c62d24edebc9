import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { isStoredImage, linkPreviewImageUrl } from '#domain/catalogue/product-image.ts';
import { finalPrice, type Priced } from '#domain/money/discount.ts';
import { centavosToPesos } from '#domain/money/money.ts';

export type OpenGraphPage = {
  title: string;
  description?: string | undefined;
  /** Absolute URL of the page. */
  url: string;
  origin: string;
  /** URL of the page's image; the shop's image by default. */
  image?: string | undefined;
  /** For a product. */
  price?: Priced | undefined;
};

const DEFAULT_IMAGE = '/compartir.jpg';

/** Pixels of our own preview images. */
const PREVIEW_SIZE = { width: '1200', height: '630' };

/** Open Graph tags for link previews, with absolute URLs. */
export function openGraphTags({ title, description, url, origin, image, price }: OpenGraphPage): [string, string][] {
  const isOwn = image === undefined || isStoredImage(image);
  const preview = image === undefined ? DEFAULT_IMAGE : linkPreviewImageUrl(image);
  const tags: Record<string, string | undefined> = {
    'og:site_name': SHOP_NAME,
    'og:locale': 'es_AR',
    'og:type': price ? 'product' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': absoluteUrl(preview, origin),
    'og:image:type': isOwn ? 'image/jpeg' : undefined,
    'og:image:width': isOwn ? PREVIEW_SIZE.width : undefined,
    'og:image:height': isOwn ? PREVIEW_SIZE.height : undefined,
    'og:image:alt': title,
    'product:price:amount': price && String(centavosToPesos(finalPrice(price))),
    'product:price:currency': price && 'ARS',
  };
  return Object.entries(tags).flatMap(([property, content]) => (content ? [[property, content]] : []));
}

/** An absolute URL; URLs of other sites are absolute already. */
export function absoluteUrl(path: string, origin: string): string {
  return path.startsWith('/') ? origin + path : path;
}
