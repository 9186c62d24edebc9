import type { Business } from '#contract/shop/business.ts';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { descriptionLines } from '#domain/catalogue/description.ts';
import { isOutOfStock } from '#domain/catalogue/stock.ts';
import { finalPrice, hasDiscount } from '#domain/money/discount.ts';
import { centavosToPesos } from '#domain/money/money.ts';
import { escapeJsonForScript } from '#domain/text/json-script.ts';
import { absoluteUrl } from './open-graph.ts';

/** Data of schema.org as text for a script tag. */
export function serializeJsonLd(data: object): string {
  return escapeJsonForScript(JSON.stringify({ '@context': 'https://schema.org', ...data }));
}

const seller = { '@type': 'Organization', name: SHOP_NAME };
const currency = { priceCurrency: 'ARS' };

/** A Product with its offer; `url` is that of its page. */
export function productJsonLd({ product, url, origin }: { product: ShopProduct; url: string; origin: string }) {
  const { id, name, brand, category, price, images } = product;
  const description = descriptionLines(product.description).filter(Boolean).join('\n');
  return {
    '@type': 'Product',
    name,
    sku: String(id),
    ...(description && { description }),
    image: images.map((image) => absoluteUrl(image.url, origin)),
    brand: { '@type': 'Brand', name: brand },
    category,
    offers: {
      '@type': 'Offer',
      url,
      price: centavosToPesos(finalPrice(product)),
      ...currency,
      availability: `https://schema.org/${isOutOfStock(product) ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller,
      ...(hasDiscount(product) && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: centavosToPesos(price),
          ...currency,
        },
      }),
    },
  };
}

type ListItem = { text: string; to?: string };

/** A BreadcrumbList; its last item is the page itself, without a link. */
export function breadcrumbJsonLd({ trail, origin }: { trail: readonly ListItem[]; origin: string }) {
  const itemListElement = trail.map(({ text, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    ...(to && { item: absoluteUrl(to, origin) }),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** The shop as an OnlineStore. */
export function storeJsonLd({ business, origin }: { business: Business; origin: string }) {
  const { whatsappPhone, email, instagram, facebook, slogan } = business;
  return {
    '@type': 'OnlineStore',
    name: SHOP_NAME,
    url: `${origin}/`,
    logo: absoluteUrl('/favicon.svg', origin),
    ...(slogan && { slogan }),
    ...(email && { email }),
    ...(whatsappPhone && { telephone: `+${whatsappPhone}` }),
    sameAs: [instagram, facebook].filter(Boolean),
  };
}
